import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED, COMPLETED, CONCEPT, FOREST_BEGUN, FOREST_DECISION, FOREST_VISIT } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED, binds: ['FOR-02'] },
  { ...COMPLETED, binds: ['FOR-02B'] },
  { ...FOREST_BEGUN, binds: ['FOR-04'] },
  { ...FOREST_VISIT, binds: ['FOR-06'] },
  { ...CONCEPT, binds: ['FOR-07'] },
  { ...FOREST_DECISION, binds: ['FOR-08'] },
]
