import { ADD_A_SCREEN } from './add-a-screen.pieces.ts'
import { describePage } from './described.testkit.ts'

describePage('add-a-screen', ADD_A_SCREEN)
