import { ADD_AN_ENDPOINT_AND_A_TABLE } from './add-an-endpoint-and-a-table.pieces.ts'
import { describePage } from './described.testkit.ts'

describePage('add-an-endpoint-and-a-table', ADD_AN_ENDPOINT_AND_A_TABLE)
