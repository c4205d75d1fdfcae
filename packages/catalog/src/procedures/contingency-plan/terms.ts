import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Acuse de recibo y verificación',
    kind: 'review',
    amount: 15,
    unit: 'habiles',
    norm: 'CPACA art. 14',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PUE-02'],
  },
  {
    stage: 'Seguimiento documental',
    kind: 'follow_up',
    amount: 30,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PUE-03', 20],
      ['PUE-04', 10],
    ],
  },
]
