import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED_OR_REQUESTED, COMPLETED_OR_EXTENDED, CONCEPT } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED_OR_REQUESTED, binds: ['PG-03'] },
  { ...COMPLETED_OR_EXTENDED, binds: ['PG-04A'] },
  {
    stage: 'Auto de inicio y orden de visita',
    kind: 'visit',
    amount: 5,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-07'],
  },
  {
    stage: 'Publicación del aviso',
    kind: 'notice',
    amount: 10,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.4',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-08'],
  },
  {
    stage: 'Visita y prueba de bombeo',
    kind: 'visit',
    amount: 20,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-10'],
  },
  { ...CONCEPT, binds: ['PG-11'] },
  {
    stage: 'Resolución',
    kind: 'decision',
    amount: 15,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.9.8',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
