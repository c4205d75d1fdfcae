import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Auto de inicio o requerimiento',
    kind: 'opening',
    amount: 10,
    unit: 'habiles',
    norm: 'DUR 2.2.5.1.7.5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PG-03', 5],
      ['PG-07', 5],
    ],
  },
  {
    stage: 'Completar información',
    kind: 'completion',
    amount: 10,
    unit: 'habiles',
    norm: 'DUR 2.2.5.1.7.5',
    holder: 'solicitante',
    pausesTerm: true,
    binds: ['PG-04A'],
  },
  {
    stage: 'Visita técnica',
    kind: 'visit',
    amount: 15,
    unit: 'habiles',
    norm: 'DUR 2.2.5.1.7.5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-10'],
  },
  {
    stage: 'Decisión',
    kind: 'decision',
    amount: 60,
    unit: 'habiles',
    norm: 'DUR 2.2.5.1.7.5',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
