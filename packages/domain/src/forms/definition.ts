import type { ProfileName } from './profile.ts'

/**
 * A form as data. A procedure's application, a task's captured data and a parameter's edit panel are all form
 * definitions, so one renderer, one validation and one PDF view serve them all.
 */

/**
 * JSON Logic expression; `{"var": "key"}` reads an answer. Never evaluated with eval, which the portal's CSP
 * forbids.
 */
export type Logic = Readonly<Record<string, unknown>> | boolean

export type FieldKind =
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'date'
  | 'choice'
  | 'multi'
  | 'yesNo'
  | 'declaration'
  | 'email'
  | 'phone'
  | 'table'
  | 'point'
  | 'polygon'
  | 'surface'
  | 'flow'
  | 'document'
  /* kinds that only tasks of officials use */
  | 'staff' // one active official with one of `roles`, shown with workload
  | 'office' // a territorial office
  | 'checklist' // one verdict per document of the case
  | 'requirements' // numbered list of items requested from the applicant
  | 'answers' // verdict on each answered requirement
  | 'recipient' // recipient and means of notifying an act
  | 'feeTable' // professionals, visits, days, per diem
  | 'photos' // pictures with position, taken in the field
  | 'attendees' // attendees, with drawn signature

export interface FieldOption {
  readonly value: string
  readonly label: string
}

/** Kind of line in a list of `requirements`. */
export type LineOf = 'requerimiento' | 'obligacion' | 'punto' | 'individuo'

export interface FieldDef {
  /** unique in the form; also the variable name in acts */
  readonly key: string
  readonly kind: FieldKind
  readonly label: string
  readonly required: boolean
  /** shown, validated and sent only when true; a condition on a hidden field is false */
  readonly condition?: Logic
  readonly help?: string
  readonly unit?: string
  /** for `integer`: a year of the calendar, written without thousands point */
  readonly year?: true
  readonly min?: number
  readonly max?: number
  /** digits allowed after the comma */
  readonly decimals?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly options?: readonly FieldOption[]
  /** name of the catalogue list with the options: 'departamentos', 'municipios', 'subzonas' … */
  readonly optionsFrom?: string
  /** columns of a `table` */
  readonly columns?: readonly FieldDef[]
  readonly minRows?: number
  readonly maxRows?: number
  /** value derived from other answers (JSON Logic with + - * / over numbers); the field is then read-only */
  readonly calculated?: Logic
  readonly readOnly?: boolean
  readonly initial?: unknown
  /** roles that a `staff` field offers */
  readonly roles?: readonly string[]
  /** allowed file kinds of a `document` field ('pdf', 'docx', 'xlsx', 'png', 'jpeg') and its own limit */
  readonly accept?: readonly string[]
  readonly maxMegabytes?: number
  /** maximum files of a `document` field (both sides of an identity card are two photos); default 5 */
  readonly maxFiles?: number
  /** what the applicant's account knows and fills in, in a new draft; not for columns */
  readonly prefill?: ProfileName
  /**
   * for `point` and `polygon`: the field (or `table.column`) with the DANE code of the municipality that must
   * contain it. Outside its box is a warning; outside the authority's territory is an error.
   */
  readonly municipalityFrom?: string
  /**
   * for `text`: the field with the department whose municipality this names. Must be one of the territory's
   * municipalities when it covers that department; free text elsewhere.
   */
  readonly municipalityOf?: string
  /**
   * for `answers`: whether the applicant answers with text and files, or the authority gives verdicts; default
   * 'corporacion'
   */
  readonly answeredBy?: 'solicitante' | 'corporacion'
  /** for `requirements`: kind of line; default 'requerimiento' */
  readonly lineOf?: LineOf
  /** personal or contact data, hidden from third parties who read the case (forms/personal.ts) */
  readonly personal?: boolean
  /** norm or origin of the question */
  readonly source?: string
}

export interface SectionDef {
  readonly key: string
  readonly title: string
  readonly help?: string
  readonly condition?: Logic
  readonly fields: readonly FieldDef[]
}

/** A rule over several answers. `ok` must be true; otherwise `message` shows at `field`. */
export interface CrossCheck {
  readonly id: string
  /** field that shows the message; with `each`, a column of that table */
  readonly field: string
  /** the rule applies only while this holds; comparisons with unanswered or hidden fields are false */
  readonly when?: Logic
  /** key of a table: applies the rule to every row, whose columns take precedence over the form's fields */
  readonly each?: string
  /**
   * reads answers, calculated values, `$hoy` ('YYYY-MM-DD') and, in a step, `$territorial` (the case's office) and
   * `$prorroga` (most business days of the extension at hand); operations in forms/operations.ts
   */
  readonly ok: Logic
  /** Spanish sentence; `{name}` is replaced by the number that `figures` computes */
  readonly message: string
  readonly figures?: Readonly<Record<string, Logic>>
  /** a warning is shown and does not block filing */
  readonly severity: 'error' | 'warning'
  readonly source?: string
}

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
