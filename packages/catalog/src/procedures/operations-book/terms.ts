import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Verificación y registro',
    kind: 'review',
    amount: 15,
    unit: 'habiles',
    norm: 'CPACA art. 14',
    holder: 'autoridad',
    pausesTerm: false,
    binds: [
      ['REG-02', 10],
      ['REG-05', 5],
    ],
  },
  {
    stage: 'Reporte anual',
    kind: 'yearly_update',
    amount: 12,
    unit: 'meses',
    norm: 'DUR 2.2.1.1.11.4',
    holder: 'solicitante',
    pausesTerm: false,
    binds: [],
  },
]
