import { CAP_EXAMPLES } from './cap-examples.ts'
import { LEVY_EXAMPLES } from './levy-examples.ts'
import { TABLE_EXAMPLES } from './table-examples.ts'
import { WATER_EXAMPLES } from './water-examples.ts'

/** Worked examples to the peso, computed by a second implementation. Keys are those of the authority's fact sheet. */
export const FEE_EXAMPLES = [...CAP_EXAMPLES, ...TABLE_EXAMPLES, ...WATER_EXAMPLES, ...LEVY_EXAMPLES] as const
