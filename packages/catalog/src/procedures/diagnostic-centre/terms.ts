import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  {
    stage: 'Auto de inicio',
    kind: 'opening',
    amount: 10,
    unit: 'habiles',
    norm: 'Res. 653/2006',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-02'],
  },
  {
    stage: 'Visita de auditoría',
    kind: 'visit',
    amount: 15,
    unit: 'habiles',
    norm: 'Res. 653/2006',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-04'],
  },
  {
    stage: 'Acto de certificación',
    kind: 'issuance',
    amount: 15,
    unit: 'habiles',
    norm: 'Res. 653/2006',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-05'],
  },
]
