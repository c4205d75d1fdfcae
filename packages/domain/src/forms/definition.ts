import type { z } from 'zod'
import type { FIELD_KINDS, LINES_OF } from './field-words.ts'
import type { crossCheckSchema, fieldSchema, optionSchema, sectionSchema } from './form-schema.ts'
import type { logicSchema } from './logic-schema.ts'

/**
 * A form as data. A procedure's application, a task's captured data and a parameter's edit panel are all form
 * definitions, so one renderer, one validation and one PDF view serve them all. What each key means is said in
 * form-schema.ts, of which these are the types.
 */

export type Logic = z.output<typeof logicSchema>
export type FieldKind = (typeof FIELD_KINDS)[number]
export type LineOf = (typeof LINES_OF)[number]

export interface FieldOption extends z.output<typeof optionSchema> {}
export interface FieldDef extends z.output<typeof fieldSchema> {}
export interface SectionDef extends z.output<typeof sectionSchema> {}
export interface CrossCheck extends z.output<typeof crossCheckSchema> {}

export interface FormDef {
  readonly id: string
  readonly sections: readonly SectionDef[]
  readonly checks: readonly CrossCheck[]
}

/** Stored answers: field key → value. The shape of each value is the model of the field's kind. */
export type Answers = Readonly<Record<string, unknown>>

export interface Problem {
  /** `key`, or `table.row.column` */
  readonly path: string
  readonly code: string
  /** Spanish sentence for the user who fills in the form */
  readonly message: string
  readonly severity: 'error' | 'warning'
}
