import { z } from 'zod'
import { byName, exactly, list, text, whole, yes } from '../kernel/schema-parts.ts'
import { FIELD_KINDS, FILE_KINDS, LINES_OF } from './field-words.ts'
import { logicSchema } from './logic-schema.ts'
import { PROFILE_NAMES } from './profile.ts'

export const optionSchema = exactly({
  value: z.string(),
  label: text,
  /** its label in parts, for texts that take one of them (`optionPart`) */
  parts: byName(text).exactOptional(),
  /** Spanish sentence for the user who chooses it, shown under the field, in the review and in the filed form */
  note: text.exactOptional(),
})

/** What a field declares besides the columns of a table. */
const field = {
  /** unique in the form; also the variable name in acts */
  key: text,
  kind: z.enum(FIELD_KINDS),
  label: text,
  required: z.boolean(),
  /** shown, validated and sent only when true; a condition on a hidden field is false */
  condition: logicSchema.exactOptional(),
  help: text.exactOptional(),
  unit: text.exactOptional(),
  /** for `integer`: a year of the calendar, written without thousands point */
  year: yes,
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  /** digits allowed after the comma */
  decimals: whole.min(0).exactOptional(),
  maxLength: whole.positive().exactOptional(),
  pattern: text.exactOptional(),
  options: list(optionSchema).exactOptional(),
  /**
   * name of the catalogue list with the options: 'departamentos', 'municipios', 'subzonas' … A `text` offers them
   * and takes other words, too.
   */
  optionsFrom: text.exactOptional(),
  /**
   * for `text`: the part of an option that it takes instead of its label. A column is filled with it when another
   * column of its row names an option.
   */
  optionPart: text.exactOptional(),
  minRows: whole.min(0).exactOptional(),
  maxRows: whole.positive().exactOptional(),
  /** value derived from other answers (JSON Logic with + - * / over numbers); the field is then read-only */
  calculated: logicSchema.exactOptional(),
  readOnly: z.boolean().exactOptional(),
  initial: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
  /** roles that a `staff` field offers */
  roles: list(text).exactOptional(),
  /** allowed file kinds of a `document` field and its own limit */
  accept: list(z.enum(FILE_KINDS)).exactOptional(),
  maxMegabytes: z.number().positive().exactOptional(),
  /** of a document: where its format is downloaded */
  link: exactly({ text, url: z.url() }).exactOptional(),
  /** maximum files of a `document` field (both sides of an identity card are two photos); default 5 */
  maxFiles: whole.positive().exactOptional(),
  /** what the applicant's account knows and fills in, in a new draft; not for columns */
  prefill: z.enum(PROFILE_NAMES).exactOptional(),
  /**
   * for `point` and `polygon`: the field (or `table.column`) with the DANE code of the municipality that must
   * contain it. Outside its box is a warning; outside the authority's territory is an error.
   */
  municipalityFrom: text.exactOptional(),
  /**
   * for `text`: the field with the department whose municipality this names. Must be one of the territory's
   * municipalities when it covers that department; free text elsewhere.
   */
  municipalityOf: text.exactOptional(),
  /**
   * for `answers`: whether the applicant answers with text and files, or the authority gives verdicts; default
   * 'corporacion'
   */
  answeredBy: z.enum(['solicitante', 'corporacion']).exactOptional(),
  /** for `requirements`: kind of line; default 'requerimiento' */
  lineOf: z.enum(LINES_OF).exactOptional(),
  /** personal or contact data, hidden from third parties who read the case (forms/personal.ts) */
  personal: z.boolean().exactOptional(),
  /** norm or origin of the question */
  source: text.exactOptional(),
}

const plainField = exactly(field)
interface Field extends z.output<typeof plainField> {
  /** columns of a `table` */
  readonly columns?: readonly Field[]
}
const columns: z.ZodType<readonly Field[]> = z.lazy(() => list(fieldSchema))

/** A question of a form, or a column of a table. */
export const fieldSchema = exactly({ ...field, columns: columns.exactOptional() })

const { key: _key, condition: _condition, ...unnamed } = field
/** A field whose place gives it its key and its condition. */
export const unnamedFieldSchema = exactly({ ...unnamed, columns: columns.exactOptional() })

export const sectionSchema = exactly({
  key: text,
  title: text,
  help: text.exactOptional(),
  condition: logicSchema.exactOptional(),
  fields: list(fieldSchema),
})

/** A rule over several answers. `ok` must be true; otherwise `message` shows at `field`. */
export const crossCheckSchema = exactly({
  id: text,
  /** field that shows the message; with `each`, a column of that table */
  field: text,
  /** the rule applies only while this holds; comparisons with unanswered or hidden fields are false */
  when: logicSchema.exactOptional(),
  /** key of a table: applies the rule to every row, whose columns take precedence over the form's fields */
  each: text.exactOptional(),
  /**
   * reads answers, calculated values, `$hoy` ('YYYY-MM-DD') and, in a step, `$territorial` (the case's office) and
   * `$prorroga` (most business days of the extension at hand); operations in forms/operation-names.ts
   */
  ok: logicSchema,
  /** Spanish sentence; `{name}` is replaced by the number that `figures` computes */
  message: text,
  figures: byName(logicSchema).exactOptional(),
  /** a warning is shown and does not block filing */
  severity: z.enum(['error', 'warning']),
  source: text.exactOptional(),
})

/** A section that several forms share, by its key; `expandForm` replaces it by the section. */
export const sectionRefSchema = exactly({
  shared: text,
  /** the form lists the section's checks itself, in another place */
  checks: z.literal(false).exactOptional(),
})

/** A form as the catalogue writes, stores and compares it: shared sections by reference. */
export const writtenFormSchema = exactly({
  id: text,
  sections: list(z.union([sectionSchema, sectionRefSchema])),
  checks: list(crossCheckSchema),
})

/** A section that several forms share, written once, with the rules over its own questions. */
export const sharedSectionSchema = exactly({
  /** Never reused for another section: written forms refer to it. */
  key: text,
  /** What it asks and where it stands, in Spanish. */
  about: text,
  section: sectionSchema,
  checks: list(crossCheckSchema),
})
