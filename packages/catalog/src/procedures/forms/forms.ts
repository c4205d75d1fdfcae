import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { applicationForm } from '@ventanilla/domain/procedures/documents'
import { withGiven } from '@ventanilla/domain/forms/given'
import { workflow } from '../../workflows/loaded.ts'
import { complaintForm } from './complaint.ts'
import { complianceReportForm } from './compliance-report.ts'
import { contingencyPlanForm } from './contingency-plan.ts'
import { diagnosticCentreForm } from './diagnostic-centre.ts'
import { domesticFellingForm } from './domestic-felling.ts'
import { environmentalRegisterForm } from './environmental-register.ts'
import { groundwaterForm } from './groundwater.ts'
import { hazardousWasteForm } from './hazardous-waste.ts'
import { isolatedTreesForm } from './isolated-trees.ts'
import { operationsBookForm } from './operations-book.ts'
import { permitChangeForm } from './permit-change.ts'
import { persistentFellingForm } from './persistent-felling.ts'
import { protectivePlantationForm } from './protective-plantation.ts'
import { researchCollectionForm } from './research-collection.ts'
import { singleFellingForm } from './single-felling.ts'
import { studyCollectionForm } from './study-collection.ts'
import { airEmissionsForm } from './air-emissions.ts'
import { sewagePlanForm } from './sewage-plan.ts'
import { waterSavingForm } from './water-saving.ts'
import { environmentalLicenceForm } from './environmental-licence.ts'
import { licenceChangeForm } from './licence-change.ts'
import { surfaceWaterForm } from './surface-water.ts'
import { transportPassForm } from './transport-pass.ts'
import { wildlifeBreedingForm } from './wildlife-breeding.ts'
import { dischargesForm } from './discharges.ts'
import { riverbedWorksForm } from './riverbed-works.ts'

/** All forms. */
const WRITTEN: readonly FormDef[] = [
  surfaceWaterForm,
  groundwaterForm,
  diagnosticCentreForm,
  hazardousWasteForm,
  environmentalRegisterForm,
  transportPassForm,
  contingencyPlanForm,
  operationsBookForm,
  complianceReportForm,
  complaintForm,
  singleFellingForm,
  persistentFellingForm,
  domesticFellingForm,
  isolatedTreesForm,
  protectivePlantationForm,
  researchCollectionForm,
  studyCollectionForm,
  wildlifeBreedingForm,
  permitChangeForm,
  dischargesForm,
  riverbedWorksForm,
  airEmissionsForm,
  sewagePlanForm,
  waterSavingForm,
  environmentalLicenceForm,
  licenceChangeForm,
]

/** Forms by the id in a procedure's `form.id`. */
export const FORMS: ReadonlyMap<string, FormDef> = new Map(WRITTEN.map((form) => [form.id, form]))

type Formed = Pick<ProcedureRevision, 'form' | 'documents'>

/** A procedure's questions, with the answers that its type fixes; null without a form. */
export function questionsOf(procedure: Pick<ProcedureRevision, 'form'>): FormDef | null {
  const form = FORMS.get(procedure.form.id)
  return form ? withGiven(form, procedure.form.given) : null
}

/** A procedure's application, its documents as a section before the declarations; null without a form. */
export function wholeFormOf(procedure: Formed): FormDef | null {
  const form = questionsOf(procedure)
  return form && applicationForm(form, procedure.documents)
}

/**
 * The application that users can start and file; null while the procedure has no form, or while a family that
 * its cases need is not loaded (decision 53).
 */
export function applicationOf(procedure: Formed & Pick<ProcedureRevision, 'workflow'>): FormDef | null {
  const { family, alternative } = procedure.workflow
  const loaded = (id: string): boolean => workflow.families.some((one) => one.id === id)
  return loaded(family) && (!alternative || loaded(alternative.family)) ? wholeFormOf(procedure) : null
}
