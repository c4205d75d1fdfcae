import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Revisión de la inscripción',
    kind: 'review',
    amount: 8,
    unit: 'habiles',
    norm: 'Res. 1362/2007 art. 4',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-02'],
  },
  {
    stage: 'Actualización anual',
    kind: 'yearly_update',
    amount: 1,
    unit: 'calendario',
    norm: 'Res. 1362/2007 art. 5',
    holder: 'solicitante',
    pausesTerm: false,
    note: 'A más tardar el 31 de marzo de cada año.',
    binds: [],
  },
  {
    stage: 'Transmisión por la autoridad al IDEAM',
    kind: 'forwarding',
    amount: 1,
    unit: 'calendario',
    norm: 'Res. 1362/2007',
    holder: 'autoridad',
    pausesTerm: false,
    note: 'Primer semestre.',
    binds: [],
  },
]
