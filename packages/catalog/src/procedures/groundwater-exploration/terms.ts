import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED_OR_REQUESTED, COMPLETED_OR_EXTENDED, VISIT_AND_CONCEPT } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED_OR_REQUESTED, binds: ['PG-03'] },
  { ...COMPLETED_OR_EXTENDED, binds: ['PG-04A'] },
  {
    stage: 'Auto de inicio',
    kind: 'opening',
    amount: 5,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-07'],
  },
  {
    ...VISIT_AND_CONCEPT,
    binds: [
      ['PG-10', 20],
      ['PG-11', 10],
    ],
  },
  {
    stage: 'Resolución',
    kind: 'decision',
    amount: 15,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.16.8 y 2.2.3.2.9.8',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PG-13'],
  },
  {
    stage: 'Informe de la perforación por el permisionario',
    kind: 'report',
    amount: 60,
    unit: 'habiles',
    norm: 'DUR 2.2.3.2.16.10',
    holder: 'solicitante',
    pausesTerm: false,
    note: 'Por cada pozo, contados desde el fin del permiso.',
    binds: [],
  },
]
