import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED_OR_REQUESTED, COMPLETED_OR_EXTENDED } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED_OR_REQUESTED, binds: ['PUE-02'] },
  { ...COMPLETED_OR_EXTENDED, binds: ['PUE-02B'] },
  {
    stage: 'Evaluación técnica',
    kind: 'opinion',
    amount: 20,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['PUE-03', 10],
      ['PUE-04', 10],
    ],
  },
  {
    stage: 'Acto de aprobación o requerimiento',
    kind: 'issuance',
    amount: 15,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['PUE-05'],
  },
  {
    stage: 'Informe anual de avance',
    kind: 'report',
    amount: 12,
    unit: 'meses',
    norm: 'DUR 2.2.3.2.1.1.5',
    holder: 'solicitante',
    pausesTerm: false,
    binds: [],
  },
]
