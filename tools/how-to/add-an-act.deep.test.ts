import { ADD_AN_ACT } from './add-an-act.pieces.ts'
import { describePage } from './described.testkit.ts'

describePage('add-an-act', ADD_AN_ACT)
