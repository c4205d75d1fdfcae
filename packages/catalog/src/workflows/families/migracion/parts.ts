import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL } from '../../beside.ts'

export const FAMILY = 'migracion'

export const step = (
  of: Pick<StepDef, 'id' | 'title' | 'screen' | 'roles' | 'outcomes' | 'capture'> & Partial<StepDef>,
): StepDef => ({
  family: FAMILY,
  kind: 'form',
  term: { amount: 5, unit: 'habiles', norm: INTERNAL },
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  produces: [],
  ...of,
})
