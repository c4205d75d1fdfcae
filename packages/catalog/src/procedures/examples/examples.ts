import type { FormExamples } from './form-examples.ts'
import { GROUNDWATER_EXPLORATION } from './groundwater-exploration.ts'
import { GROUNDWATER_CONCESSION } from './groundwater-concession.ts'
import { SURFACE_WATER } from './surface-water.ts'

const WRITTEN: readonly FormExamples[] = [SURFACE_WATER, GROUNDWATER_EXPLORATION, GROUNDWATER_CONCESSION]

/** Four examples of every type that has a form, by tt_id. */
export const EXAMPLES: ReadonlyMap<number, FormExamples> = new Map(WRITTEN.map((one) => [one.ttId, one]))
