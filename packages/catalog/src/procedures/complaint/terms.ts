import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Respuesta o traslado',
    kind: 'answer',
    amount: 15,
    unit: 'habiles',
    norm: 'CPACA art. 14',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['QUE-07'],
  },
  {
    stage: 'Traslado por competencia',
    kind: 'forwarding',
    amount: 5,
    unit: 'habiles',
    norm: 'CPACA art. 21',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['QUE-09'],
  },
]
