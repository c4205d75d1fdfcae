import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Verificación',
    kind: 'review',
    amount: 10,
    unit: 'habiles',
    norm: 'CPACA art. 17',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['MOD-02'],
  },
  {
    stage: 'Completar',
    kind: 'completion',
    amount: 1,
    unit: 'meses',
    norm: 'CPACA art. 17',
    holder: 'solicitante',
    pausesTerm: true,
    binds: ['MOD-02B'],
  },
  {
    stage: 'Respuesta o acto',
    kind: 'answer',
    amount: 30,
    unit: 'habiles',
    norm: 'Término interno propuesto (según el permiso)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['MOD-03', 15],
      ['MOD-04', 15],
    ],
  },
]
