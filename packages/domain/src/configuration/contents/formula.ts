import { z } from 'zod'
import { formulaFaults } from '../../fees/formula/check-formula.ts'
import { FORMULA_SETTLED, ROUNDINGS } from '../../fees/formula/formula.ts'
import { LONGEST_EXPRESSION } from '../../fees/formula/syntax.ts'
import { UNITS } from '../../fees/formula/units.ts'
import { keysIn } from '../../kernel/keys-in.ts'
import { LONGEST } from '../lengths.ts'
import { decimal, line, listed, pesos } from '../parts.ts'

const MOST = 40
const unit = z.enum(keysIn(UNITS))
const name = line(LONGEST.figureName)

/** A formula with its examples, which must hold. */
export const formula = z
  .strictObject({
    ...listed,
    settles: z.enum(FORMULA_SETTLED),
    /** paragraph of an act that names norm and formula */
    grounds: line(LONGEST.description),
    /** names by which the expressions call data of the settlement */
    inputs: z
      .array(z.strictObject({ name, datum: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Escoja el dato') }))
      .max(MOST),
    /** computed one after the other; the last one is the fee */
    lines: z.array(z.strictObject({ name, expression: line(LONGEST_EXPRESSION) })).max(MOST),
    /** what the fee cannot exceed; empty: nothing */
    ceiling: z.union([z.literal(''), line(LONGEST_EXPRESSION)]),
    table: z
      .array(z.strictObject({ from: decimal, to: decimal.nullable(), value: decimal }))
      .min(1)
      .max(200)
      .nullable(),
    tableBy: unit,
    tableGives: unit,
    rounding: z.enum(keysIn(ROUNDINGS)),
    examples: z
      .array(z.strictObject({ name: line(LONGEST.name), given: line(LONGEST.description), total: pesos }))
      .min(1, 'Escriba al menos un ejemplo: cuánto debe dar con unos datos')
      .max(20),
  })
  .superRefine((written, context) => {
    for (const { path, message } of formulaFaults(written))
      context.addIssue({
        code: 'custom',
        path: path.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message,
      })
  })
