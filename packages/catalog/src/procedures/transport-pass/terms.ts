import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Verificación de saldos y expedición',
    kind: 'review',
    amount: 3,
    unit: 'habiles',
    norm: 'Término interno propuesto (plataforma VITAL)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['REG-04', 1],
      ['REG-05', 2],
    ],
  },
]
