import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import { PLAIN, type ProcedureNature, type Trait } from '@ventanilla/domain/procedures/traits'
import { environmentalLicence } from './environmental-licence/procedure.ts'
import { groundwaterExploration } from './groundwater-exploration/procedure.ts'
import { surfaceWater } from './surface-water/procedure.ts'
import { groundwaterConcession } from './groundwater-concession/procedure.ts'
import { discharges } from './discharges/procedure.ts'
import { riverbedWorks } from './riverbed-works/procedure.ts'
import { singleFelling } from './single-felling/procedure.ts'
import { persistentFelling } from './persistent-felling/procedure.ts'
import { licenceChange } from './licence-change/procedure.ts'
import { domesticFelling } from './domestic-felling/procedure.ts'
import { isolatedTrees } from './isolated-trees/procedure.ts'
import { airEmissions } from './air-emissions/procedure.ts'
import { sewagePlan } from './sewage-plan/procedure.ts'
import { waterSaving } from './water-saving/procedure.ts'
import { researchCollection } from './research-collection/procedure.ts'
import { studyCollection } from './study-collection/procedure.ts'
import { wildlifeBreeding } from './wildlife-breeding/procedure.ts'
import { diagnosticCentre } from './diagnostic-centre/procedure.ts'
import { hazardousWaste } from './hazardous-waste/procedure.ts'
import { environmentalRegister } from './environmental-register/procedure.ts'
import { transportPass } from './transport-pass/procedure.ts'
import { contingencyPlan } from './contingency-plan/procedure.ts'
import { operationsBook } from './operations-book/procedure.ts'
import { protectivePlantation } from './protective-plantation/procedure.ts'
import { complianceReport } from './compliance-report/procedure.ts'
import { complaint } from './complaint/procedure.ts'
import { permitChange } from './permit-change/procedure.ts'
import type { ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'
import { naturesIn } from '@ventanilla/domain/definitions/compose/natures'
import { type CommonLists, revisionOf } from '@ventanilla/domain/definitions/compose/revision'
import { typesOfFamily } from '@ventanilla/domain/definitions/compose/expand-family'
import { CATEGORIES, SUBCATEGORIES } from './categories.ts'
import { DOCUMENTS_BY_ID } from './documents.ts'

/** Every procedure, by its folder; families, lists, routes and examples follow from this list. */
export const FOLDERS = {
  'environmental-licence': environmentalLicence,
  'groundwater-exploration': groundwaterExploration,
  'surface-water': surfaceWater,
  'groundwater-concession': groundwaterConcession,
  discharges: discharges,
  'riverbed-works': riverbedWorks,
  'single-felling': singleFelling,
  'persistent-felling': persistentFelling,
  'licence-change': licenceChange,
  'domestic-felling': domesticFelling,
  'isolated-trees': isolatedTrees,
  'air-emissions': airEmissions,
  'sewage-plan': sewagePlan,
  'water-saving': waterSaving,
  'research-collection': researchCollection,
  'study-collection': studyCollection,
  'wildlife-breeding': wildlifeBreeding,
  'diagnostic-centre': diagnosticCentre,
  'hazardous-waste': hazardousWaste,
  'environmental-register': environmentalRegister,
  'transport-pass': transportPass,
  'contingency-plan': contingencyPlan,
  'operations-book': operationsBook,
  'protective-plantation': protectivePlantation,
  'compliance-report': complianceReport,
  complaint: complaint,
  'permit-change': permitChange,
} as const satisfies Readonly<Record<string, ProcedureDef>>
export type ProcedureFolder = keyof typeof FOLDERS

/** In the order of their numbers, in which lists show them. */
export const PROCEDURE_DEFS: readonly ProcedureDef[] = Object.values(FOLDERS).toSorted(
  (a, b) => a.ttId - b.ttId,
)

/** What procedures share. */
export const COMMON_LISTS: CommonLists = {
  documents: DOCUMENTS_BY_ID,
  categories: new Map(CATEGORIES.map((one) => [one.id, one])),
  subcategories: new Map(SUBCATEGORIES.map((one) => [one.id, one])),
}

/** The procedures as published. Types 10 and 28 do not exist. */
export const PROCEDURES: readonly ProcedureRevision[] = PROCEDURE_DEFS.map((def) =>
  revisionOf(def, PROCEDURE_DEFS, COMMON_LISTS),
)

const BY_ID = new Map(PROCEDURES.map((procedure) => [procedure.ttId, procedure]))

/** Published revision of a type; null when the type does not exist. */
export function procedureByType(ttId: number): ProcedureRevision | null {
  return BY_ID.get(ttId) ?? null
}

/** Types whose cases a family works, as their ordinary or as their alternative workflow. */
export const typesOf = (family: string): readonly number[] => typesOfFamily(family, PROCEDURE_DEFS)

/** Types with a trait. */
export const typesWith = (trait: Trait): readonly number[] =>
  PROCEDURE_DEFS.filter(({ traits }) => traits.includes(trait)).map(({ ttId }) => ttId)

const NATURES = naturesIn(PROCEDURE_DEFS)

/** How a type is decided and what sets it apart. */
export const natureOfType = (ttId: number): ProcedureNature => NATURES.get(ttId) ?? PLAIN
