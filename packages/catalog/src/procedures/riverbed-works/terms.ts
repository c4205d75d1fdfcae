import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED_OR_REQUESTED, COMPLETED_OR_EXTENDED } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED_OR_REQUESTED, binds: ['PG-03'] },
  { ...COMPLETED_OR_EXTENDED, binds: ['PG-04A'] },
  {
    stage: 'Auto de inicio y visita',
    kind: 'visit',
    amount: 20,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PG-07', 5],
      ['PG-10', 15],
    ],
  },
  {
    stage: 'Concepto técnico',
    kind: 'opinion',
    amount: 15,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-11'],
  },
  {
    stage: 'Resolución',
    kind: 'decision',
    amount: 15,
    unit: 'habiles',
    norm: 'Término interno propuesto (la norma no fija plazo: CPACA art. 86 para el silencio)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
