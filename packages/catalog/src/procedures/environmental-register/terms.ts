import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Validación del reporte',
    kind: 'validation',
    amount: 30,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-02'],
  },
  {
    stage: 'Reporte anual del usuario',
    kind: 'yearly_update',
    amount: 1,
    unit: 'calendario',
    norm: 'Res. 0941/2009 y sectoriales',
    holder: 'solicitante',
    pausesTerm: false,
    note: 'Primer trimestre de cada año (31 de marzo para manufactura).',
    binds: [],
  },
]
