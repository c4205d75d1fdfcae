import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Auto de inicio o requerimiento de información',
    kind: 'opening',
    amount: 5,
    unit: 'habiles',
    norm: 'DUR 2.2.2.8.2.4',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PG-03', 3],
      ['PG-07', 2],
    ],
  },
  {
    stage: 'Entrega de información adicional',
    kind: 'completion',
    amount: 20,
    unit: 'habiles',
    norm: 'DUR 2.2.2.8.2.4',
    holder: 'solicitante',
    pausesTerm: true,
    binds: ['PG-04A'],
  },
  {
    stage: 'Decisión',
    kind: 'decision',
    amount: 15,
    unit: 'habiles',
    norm: 'DUR 2.2.2.8.2.4',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
]
