import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Acuse de recibo',
    kind: 'acknowledgement',
    amount: 1,
    unit: 'habiles',
    norm: 'CPACA art. 61',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [],
  },
  {
    stage: 'Revisión y respuesta',
    kind: 'review',
    amount: 60,
    unit: 'habiles',
    norm: 'Término interno propuesto (se incorpora al seguimiento)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['REG-02', 50],
      ['REG-05', 10],
    ],
  },
]
