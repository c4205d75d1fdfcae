import {
  MALFORMED,
  NOT_A_NUMBER,
  REQUIRED,
  tooHigh,
  tooLong,
  tooLow,
  tooShort,
} from '@ventanilla/domain/kernel/field-sentences'
import type { z } from 'zod'
import type { ShapeOf } from './reference.ts'

/** What the contract demands of one field, as far as the browser can check it; without zod. */
export interface FieldRule {
  readonly required: boolean
  readonly maxLength?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
  /** source of a regular expression */
  readonly pattern?: string
  readonly maxItems?: number
}
export type FieldRules = Readonly<Record<string, FieldRule>>

type PartOf<E, P extends 'body' | 'query'> = E extends Readonly<Record<P, infer S>> ? S : never
type NamesOf<S> = S extends z.ZodType ? KeysOf<z.input<S>> : never
type KeysOf<T> = T extends unknown ? Extract<keyof T, string> : never

/** Rules of the fields of a call's body or query: a generated file with another name does not compile. */
export type FieldsOf<R, P extends 'body' | 'query'> = Readonly<
  Partial<Record<NamesOf<PartOf<ShapeOf<R>, P>>, FieldRule>>
>

/** What a field says of its text in words of its own, where the server's sentence fits it less. */
export interface OwnSentences {
  readonly tooShort?: string
  readonly malformed?: string
}

/** Why the server would reject this text, in its sentence or `own`; null: nothing to be seen here. */
export function fieldFault(rule: FieldRule, written: string, own: OwnSentences = {}): string | null {
  const text = written.trim()
  const { maxLength, minLength, minimum, maximum, pattern } = rule
  if (text === '') return rule.required ? REQUIRED : null
  if (maxLength !== undefined && text.length > maxLength) return tooLong(maxLength)
  if (minLength !== undefined && text.length < minLength) return own.tooShort ?? tooShort(minLength)
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return own.malformed ?? MALFORMED
  if (minimum === undefined && maximum === undefined) return null
  const number = Number(text)
  if (Number.isNaN(number)) return NOT_A_NUMBER
  if (minimum !== undefined && number < minimum) return tooLow(minimum)
  return maximum !== undefined && number > maximum ? tooHigh(maximum) : null
}
