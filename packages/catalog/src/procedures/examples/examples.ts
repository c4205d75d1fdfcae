import { COMPLAINT } from './complaint.ts'
import { COMPLIANCE_REPORT } from './compliance-report.ts'
import { CONTINGENCY_PLAN } from './contingency-plan.ts'
import { DIAGNOSTIC_CENTRE } from './diagnostic-centre.ts'
import { ENVIRONMENTAL_REGISTER } from './environmental-register.ts'
import type { FormExamples } from './form-examples.ts'
import { GROUNDWATER_CONCESSION } from './groundwater-concession.ts'
import { GROUNDWATER_EXPLORATION } from './groundwater-exploration.ts'
import { HAZARDOUS_WASTE } from './hazardous-waste.ts'
import { OPERATIONS_BOOK } from './operations-book.ts'
import { SURFACE_WATER } from './surface-water.ts'
import { TRANSPORT_PASS } from './transport-pass.ts'

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
]

/** Four examples of every type that has a form, by tt_id. */
export const EXAMPLES: ReadonlyMap<number, FormExamples> = new Map(WRITTEN.map((one) => [one.ttId, one]))
