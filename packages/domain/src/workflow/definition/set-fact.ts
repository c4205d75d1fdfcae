import type { z } from 'zod'
import { expressionSchema } from '../../forms/logic-schema.ts'
import { exactly, text } from '../../kernel/schema-parts.ts'

/** A fact that an outcome writes: a plain value, or an expression over guard data (an empty one writes null). */
export const setFactSchema = exactly({ fact: text, value: expressionSchema })
export interface SetFact extends z.output<typeof setFactSchema> {}
