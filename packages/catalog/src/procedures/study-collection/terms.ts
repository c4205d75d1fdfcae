import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Verificación y auto de inicio',
    kind: 'review',
    amount: 8,
    unit: 'habiles',
    norm: 'DUR 2.2.2.9.2.5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PG-03', 5],
      ['PG-07', 3],
    ],
  },
  {
    stage: 'Información adicional del solicitante',
    kind: 'completion',
    amount: 20,
    unit: 'habiles',
    norm: 'DUR 2.2.2.9.2.5',
    holder: 'solicitante',
    pausesTerm: true,
    binds: ['PG-04A'],
  },
  {
    stage: 'Decisión',
    kind: 'decision',
    amount: 20,
    unit: 'habiles',
    norm: 'DUR 2.2.2.9.2.5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
