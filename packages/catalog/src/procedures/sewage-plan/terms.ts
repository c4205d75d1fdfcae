import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Revisión y requerimiento de información adicional',
    kind: 'review',
    amount: 30,
    unit: 'habiles',
    norm: 'Res. 1433/2004 art. 5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PUE-02'],
  },
  {
    stage: 'Entrega de la información adicional',
    kind: 'completion',
    amount: 30,
    unit: 'habiles',
    norm: 'Res. 1433/2004 art. 5',
    holder: 'solicitante',
    pausesTerm: true,
    binds: ['PUE-02B'],
  },
  {
    stage: 'Aprobación o no aprobación',
    kind: 'issuance',
    amount: 60,
    unit: 'habiles',
    norm: 'Res. 1433/2004 art. 5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PUE-03', 30],
      ['PUE-04', 15],
      ['PUE-05', 15],
    ],
  },
]
