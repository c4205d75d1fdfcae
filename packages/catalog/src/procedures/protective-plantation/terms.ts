import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED, COMPLETED } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED, binds: ['REG-02'] },
  { ...COMPLETED, binds: ['REG-03B'] },
  {
    stage: 'Visita de verificación y concepto',
    kind: 'visit',
    amount: 30,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-04'],
  },
  {
    stage: 'Acto de registro',
    kind: 'issuance',
    amount: 10,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['REG-05'],
  },
]
