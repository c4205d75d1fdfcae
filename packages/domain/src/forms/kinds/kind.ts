import type { Answers, FieldDef } from '../definition.ts'
import type { Lists } from '../lists.ts'

/** `draft` judges only what has been written; `final` also what is missing. */
export type Mode = 'draft' | 'final'

/** What officials' kinds are about: the documents of the case and what was required from the applicant. */
export interface CaseItems {
  readonly documents?: readonly { readonly id: string; readonly title: string }[]
  readonly requirements?: readonly { readonly id: string; readonly text: string }[]
}

export interface KindContext {
  readonly mode: Mode
  readonly lists: Lists
  /** 'YYYY-MM-DD' in Bogotá */
  readonly today: string
  /** visible answers of the form, calculated ones included */
  readonly values: Answers
  readonly items: CaseItems
}

/** Something wrong with one value. `at` continues the field's path inside the value: '0.numero', 'd12'. */
export interface Fault {
  readonly code: string
  readonly message: string
  readonly at?: string
  readonly severity?: 'warning'
}

export type JsonSchema = Readonly<Record<string, unknown>>

/** A kind of field: what its value is, when it is wrong and how it reads. Pure and total: any value may come. */
export interface Kind {
  /** sentence for a required field without answer */
  readonly missing: string
  isEmpty(value: unknown): boolean
  /** faults of a value that is not empty */
  check(value: unknown, field: FieldDef, context: KindContext): readonly Fault[]
  /** one line for review and PDF; '' where there is nothing to say */
  asText(value: unknown, field: FieldDef, lists: Lists): string
  schema(field: FieldDef): JsonSchema
}

export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

export const fault = (code: string, message: string, at?: string): Fault =>
  at === undefined ? { code, message } : { code, message, at }

export const WRONG_SHAPE = fault('forma', 'El dato guardado no tiene la forma esperada. Escríbalo de nuevo.')

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys of a record that a model does not have. */
export function extraKeys(value: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  return Object.keys(value).filter((key) => !known.includes(key))
}

export const filled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Identifiers made by us or by the storage: short and without surprises. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:@/-]{1,200}$/.test(value)
