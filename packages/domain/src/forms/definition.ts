/**
 * What a form is, as data. A procedure's application, a task's captured data and a parameter's edit panel
 * are all form definitions, so one renderer, one validation and one PDF view serve them all.
 */

/** JSON Logic expression; `{"var": "key"}` reads an answer. Conditions never use eval: the portal's CSP forbids it. */
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
  | 'requirements' // numbered list of things asked from the applicant
  | 'answers' // verdict on each requirement answered
  | 'recipient' // to whom and by which means an act is notified
  | 'feeTable' // professionals, visits, days, per diem
  | 'photos' // pictures with position, taken in the field
  | 'attendees' // people present, with drawn signature

export interface FieldOption {
  readonly value: string
  readonly label: string
}

/** What a line of a list of `requirements` is called. */
export type LineOf = 'requerimiento' | 'obligacion' | 'punto' | 'individuo'

export interface FieldDef {
  /** unique in the form; the variable name that acts use for it */
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
  /** name of a catalogue list the options come from: 'departamentos', 'municipios', 'subzonas' … */
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
  /** files that a `document` field takes (both sides of an identity card are two photos); default 5 */
  readonly maxFiles?: number
  /** property of the applicant's profile that fills the field in a new draft: 'nombres', 'correo' … */
  readonly prefill?: string
  /**
   * for `point` and `polygon`: the field (or `table.column`) that holds the DANE code of the municipality in which it
   * must lie. Outside its box is a warning; outside the authority's territory is an error.
   */
  readonly municipalityFrom?: string
  /**
   * for `text`: the name of a municipality of the department that this field holds. Where the territory has municipalities
   * of that department it is one of them; elsewhere in the country it is written freely.
   */
  readonly municipalityOf?: string
  /** for `answers`: the applicant writes and attaches, the authority gives a verdict; default 'corporacion' */
  readonly answeredBy?: 'solicitante' | 'corporacion'
  /** for `requirements`: what each line of the list is; default 'requerimiento' */
  readonly lineOf?: LineOf
  /** identifies or reaches a person: nobody who only looks on at a case reads the answer (forms/personal.ts) */
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

/** A rule over several answers. `ok` must be true; otherwise `message` stands beside `field`. */
export interface CrossCheck {
  readonly id: string
  /** where the message stands; with `each`, a column of that table */
  readonly field: string
  /** the rule applies only while this holds; a comparison with something unanswered or hidden does not hold */
  readonly when?: Logic
  /** key of a table: the rule is asked of every row, and the row's own columns come before the form's fields */
  readonly each?: string
  /**
   * reads answers, calculated values, `$hoy` ('YYYY-MM-DD') and, in a step, `$territorial` (the case's office);
   * operations in forms/operations.ts
   */
  readonly ok: Logic
  /** Spanish sentence; `{name}` is replaced by the number that `figures` gives for it */
  readonly message: string
  readonly figures?: Readonly<Record<string, Logic>>
  /** a warning is shown and does not stop the filing */
  readonly severity: 'error' | 'warning'
  readonly source?: string
}

export interface FormDef {
  readonly id: string
  readonly sections: readonly SectionDef[]
  readonly checks: readonly CrossCheck[]
  /** field that says in which municipality the case lies; it decides the territorial office (decision 35) */
  readonly municipalityField?: string
}

/** Stored answers: field key → value. The shape of each value is the model of the field's kind. */
export type Answers = Readonly<Record<string, unknown>>

export interface Problem {
  /** `key`, or `table.row.column` */
  readonly path: string
  readonly code: string
  /** Spanish sentence for the person who fills the form */
  readonly message: string
  readonly severity: 'error' | 'warning'
}
