import type { WrittenStep } from '@ventanilla/domain/workflow/definition/definition'
import { INTERNAL } from '../../beside.ts'

export const FAMILY = 'migracion'

export const step = (
  of: Pick<WrittenStep, 'id' | 'title' | 'screen' | 'roles' | 'outcomes' | 'capture'> & Partial<WrittenStep>,
): WrittenStep => ({
  family: FAMILY,
  kind: 'form',
  term: { amount: 5, unit: 'habiles', norm: INTERNAL },
  pausesTerm: false,
  resumesTerm: false,
  turn: 'corporacion',
  produces: [],
  ...of,
})
