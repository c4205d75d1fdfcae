import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { ENVIRONMENTAL_LICENCE } from '../environmental-licence/examples.ts'
import { GROUNDWATER_EXPLORATION } from '../groundwater-exploration/examples.ts'
import { SURFACE_WATER } from '../surface-water/examples.ts'
import { GROUNDWATER_CONCESSION } from '../groundwater-concession/examples.ts'
import { DISCHARGES } from '../discharges/examples.ts'
import { RIVERBED_WORKS } from '../riverbed-works/examples.ts'
import { SINGLE_FELLING } from '../single-felling/examples.ts'
import { PERSISTENT_FELLING } from '../persistent-felling/examples.ts'
import { LICENCE_CHANGE } from '../licence-change/examples.ts'
import { DOMESTIC_FELLING } from '../domestic-felling/examples.ts'
import { ISOLATED_TREES } from '../isolated-trees/examples.ts'
import { AIR_EMISSIONS } from '../air-emissions/examples.ts'
import { SEWAGE_PLAN } from '../sewage-plan/examples.ts'
import { WATER_SAVING } from '../water-saving/examples.ts'
import { RESEARCH_COLLECTION } from '../research-collection/examples.ts'
import { STUDY_COLLECTION } from '../study-collection/examples.ts'
import { WILDLIFE_BREEDING } from '../wildlife-breeding/examples.ts'
import { DIAGNOSTIC_CENTRE } from '../diagnostic-centre/examples.ts'
import { HAZARDOUS_WASTE } from '../hazardous-waste/examples.ts'
import { ENVIRONMENTAL_REGISTER } from '../environmental-register/examples.ts'
import { TRANSPORT_PASS } from '../transport-pass/examples.ts'
import { CONTINGENCY_PLAN } from '../contingency-plan/examples.ts'
import { OPERATIONS_BOOK } from '../operations-book/examples.ts'
import { PROTECTIVE_PLANTATION } from '../protective-plantation/examples.ts'
import { COMPLIANCE_REPORT } from '../compliance-report/examples.ts'
import { COMPLAINT } from '../complaint/examples.ts'
import { PERMIT_CHANGE } from '../permit-change/examples.ts'
import { FOLDERS, type ProcedureFolder } from '../procedures.ts'
import type { FormExamples } from './form-examples.ts'

const WRITTEN: Readonly<Record<ProcedureFolder, FormExamples>> = {
  'environmental-licence': ENVIRONMENTAL_LICENCE,
  'groundwater-exploration': GROUNDWATER_EXPLORATION,
  'surface-water': SURFACE_WATER,
  'groundwater-concession': GROUNDWATER_CONCESSION,
  discharges: DISCHARGES,
  'riverbed-works': RIVERBED_WORKS,
  'single-felling': SINGLE_FELLING,
  'persistent-felling': PERSISTENT_FELLING,
  'licence-change': LICENCE_CHANGE,
  'domestic-felling': DOMESTIC_FELLING,
  'isolated-trees': ISOLATED_TREES,
  'air-emissions': AIR_EMISSIONS,
  'sewage-plan': SEWAGE_PLAN,
  'water-saving': WATER_SAVING,
  'research-collection': RESEARCH_COLLECTION,
  'study-collection': STUDY_COLLECTION,
  'wildlife-breeding': WILDLIFE_BREEDING,
  'diagnostic-centre': DIAGNOSTIC_CENTRE,
  'hazardous-waste': HAZARDOUS_WASTE,
  'environmental-register': ENVIRONMENTAL_REGISTER,
  'transport-pass': TRANSPORT_PASS,
  'contingency-plan': CONTINGENCY_PLAN,
  'operations-book': OPERATIONS_BOOK,
  'protective-plantation': PROTECTIVE_PLANTATION,
  'compliance-report': COMPLIANCE_REPORT,
  complaint: COMPLAINT,
  'permit-change': PERMIT_CHANGE,
}

/** Four examples of every type, by tt_id. */
export const EXAMPLES: ReadonlyMap<number, FormExamples> = new Map(
  keysIn(WRITTEN).map((folder) => [FOLDERS[folder].ttId, WRITTEN[folder]]),
)
