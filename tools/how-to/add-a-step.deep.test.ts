import { ADD_A_STEP } from './add-a-step.pieces.ts'
import { describePage } from './described.testkit.ts'

describePage('add-a-step', ADD_A_STEP)
