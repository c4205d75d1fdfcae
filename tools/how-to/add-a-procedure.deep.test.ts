import { ADD_A_PROCEDURE } from './add-a-procedure.pieces.ts'
import { describePage } from './described.testkit.ts'

describePage('add-a-procedure', ADD_A_PROCEDURE)
