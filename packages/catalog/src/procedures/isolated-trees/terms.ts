import type { StageDef } from '@ventanilla/domain/definitions/procedure-schema'
import { CHECKED, COMPLETED, DECISION } from '../shared/stages.ts'

/** Stages with their terms, and the steps that they bind. */
export const TERMS: readonly StageDef[] = [
  { ...CHECKED, binds: ['FOR-02'] },
  { ...COMPLETED, binds: ['FOR-02B'] },
  {
    stage: 'Atención de árbol en riesgo inminente',
    kind: 'emergency',
    amount: 3,
    unit: 'habiles',
    norm: 'DUR 2.2.1.1.9.3 («de inmediato»; plazo interno propuesto)',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['RSG-02'],
  },
  {
    stage: 'Visita técnica ordinaria',
    kind: 'visit',
    amount: 15,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['FOR-06'],
  },
  {
    stage: 'Concepto o acta de riesgo',
    kind: 'opinion',
    amount: 5,
    unit: 'habiles',
    norm: 'Término interno propuesto',
    holder: 'autoridad',
    pausesTerm: false,
    binds: ['FOR-07'],
  },
  { ...DECISION, binds: ['FOR-08', 'RSG-05'] },
]
