import { COMPLAINT } from './complaint.ts'
import { COMPLIANCE_REPORT } from './compliance-report.ts'
import { CONTINGENCY_PLAN } from './contingency-plan.ts'
import { DIAGNOSTIC_CENTRE } from './diagnostic-centre.ts'
import { DOMESTIC_FELLING } from './domestic-felling.ts'
import { ENVIRONMENTAL_REGISTER } from './environmental-register.ts'
import type { FormExamples } from './form-examples.ts'
import { GROUNDWATER_CONCESSION } from './groundwater-concession.ts'
import { GROUNDWATER_EXPLORATION } from './groundwater-exploration.ts'
import { HAZARDOUS_WASTE } from './hazardous-waste.ts'
import { ISOLATED_TREES } from './isolated-trees.ts'
import { OPERATIONS_BOOK } from './operations-book.ts'
import { PERMIT_CHANGE } from './permit-change.ts'
import { PERSISTENT_FELLING } from './persistent-felling.ts'
import { PROTECTIVE_PLANTATION } from './protective-plantation.ts'
import { RESEARCH_COLLECTION } from './research-collection.ts'
import { SINGLE_FELLING } from './single-felling.ts'
import { STUDY_COLLECTION } from './study-collection.ts'
import { AIR_EMISSIONS } from './air-emissions.ts'
import { SEWAGE_PLAN } from './sewage-plan.ts'
import { WATER_SAVING } from './water-saving.ts'
import { ENVIRONMENTAL_LICENCE } from './environmental-licence.ts'
import { LICENCE_CHANGE } from './licence-change.ts'
import { SURFACE_WATER } from './surface-water.ts'
import { TRANSPORT_PASS } from './transport-pass.ts'
import { WILDLIFE_BREEDING } from './wildlife-breeding.ts'
import { DISCHARGES } from './discharges.ts'
import { RIVERBED_WORKS } from './riverbed-works.ts'

const WRITTEN: readonly FormExamples[] = [
  SURFACE_WATER,
  GROUNDWATER_EXPLORATION,
  GROUNDWATER_CONCESSION,
  DIAGNOSTIC_CENTRE,
  HAZARDOUS_WASTE,
  ENVIRONMENTAL_REGISTER,
  TRANSPORT_PASS,
  CONTINGENCY_PLAN,
  OPERATIONS_BOOK,
  COMPLIANCE_REPORT,
  COMPLAINT,
  SINGLE_FELLING,
  PERSISTENT_FELLING,
  DOMESTIC_FELLING,
  ISOLATED_TREES,
  PROTECTIVE_PLANTATION,
  RESEARCH_COLLECTION,
  STUDY_COLLECTION,
  WILDLIFE_BREEDING,
  PERMIT_CHANGE,
  DISCHARGES,
  RIVERBED_WORKS,
  AIR_EMISSIONS,
  SEWAGE_PLAN,
  WATER_SAVING,
  ENVIRONMENTAL_LICENCE,
  LICENCE_CHANGE,
]

/** Four examples of every type that has a form, by tt_id. */
export const EXAMPLES: ReadonlyMap<number, FormExamples> = new Map(WRITTEN.map((one) => [one.ttId, one]))
