import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED, COMPLETED, DECISION, VISIT_AND_CONCEPT } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED, binds: ['PG-03'] },
  { ...COMPLETED, binds: ['PG-04A'] },
  {
    ...VISIT_AND_CONCEPT,
    binds: [
      ['PG-10', 20],
      ['PG-11', 10],
    ],
  },
  { ...DECISION, binds: ['PG-13'] },
]
