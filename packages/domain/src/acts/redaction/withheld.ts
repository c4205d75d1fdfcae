import type { Answers, FieldDef, FormDef } from '../../forms/definition.ts'
import { isPlain } from '../../forms/nest.ts'
import { isPersonal } from '../../forms/personal.ts'
import type { Withheld } from './redact.ts'

/** A person of the case: their identifying and contact data. */
export interface KnownPerson {
  readonly document: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** Document types and municipalities do not identify a person by themselves; files are not printed. */
const saysLittle = ({ kind, municipalityOf }: FieldDef): boolean =>
  kind === 'choice' || kind === 'document' || kind === 'photos' || municipalityOf !== undefined

/** Keys of captured data that identify or reach a person, at any depth. */
const PERSONAL_KEY =
  /(?:^|\.|(?<!tipo)_)(?:documento(?:_\w+)?|direccion\w*|telefono\w*|celular\w*|correo\w*|correo\.destino|email|cedula\w*|nit)$/
/** Keys of the same shape that hold data of the authority or of a thing. */
const NOBODYS = /^(?:autoridad|territorial|documento|traslado|conceptos)\./

/**
 * Personal data of a case to withhold from the bulletin: its people's, its steps' captured facts' and its
 * form's personal answers.
 */
export function withheldOf(of: {
  readonly people: readonly KnownPerson[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly answers: Answers
  readonly form: FormDef | undefined
}): Withheld {
  const found = [
    ...of.people.flatMap(({ document, phone, email }) => [document ?? '', phone ?? '', email ?? '']),
    ...under('', of.facts),
    ...under('', of.answers),
    ...(of.form?.sections.flatMap(({ fields }) => asked(fields, of.answers)) ?? []),
  ].filter((text) => text.trim() !== '')
  const words = [...new Set(found.map((text) => text.trim()))]
  // text without letters is matched as a number, whatever its grouping; text with letters as words
  return {
    numbers: words.filter((text) => !/\p{L}/u.test(text)),
    words: words.filter((text) => /\p{L}/u.test(text)),
  }
}

function under(key: string, value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return PERSONAL_KEY.test(key) && !NOBODYS.test(key) ? [String(value)] : []
  if (Array.isArray(value)) return value.flatMap((one) => under(key, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => under(key === '' ? name : `${key}.${name}`, one))
}

/** Answers to personal questions; texts and figures at any depth. */
function asked(fields: readonly FieldDef[], answers: Readonly<Record<string, unknown>>): string[] {
  return fields.flatMap((field) => {
    const value = answers[field.key]
    if (isPersonal(field)) return saysLittle(field) ? [] : texts(value)
    if (field.columns === undefined || !Array.isArray(value)) return []
    return value.flatMap((row: unknown) => (isPlain(row) ? asked(field.columns ?? [], row) : []))
  })
}

function texts(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(texts)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}
