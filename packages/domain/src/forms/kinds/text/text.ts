import type { FieldDef } from '../../definition.ts'
import { withinEdits } from '../../../kernel/within-edits.ts'
import { type Fault, type Kind, type KindContext, fault, filled, WRONG_SHAPE } from '../kind.ts'

/** Maximum length when the definition sets none. */
export const TEXT_MAX = { text: 250, longText: 4000 } as const

/** Control characters, which break documents and exports, and Unicode line separators. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['^[0-9]{3}-[0-9]{1,8}$', 'Escriba el círculo de tres números, un guion y el folio. Ejemplo: 350-123456.'],
  ['^([0-9]{20}|[0-9]{30})$', 'Escriba los 20 o 30 números seguidos, sin puntos ni espacios.'],
  ['^[0-9]{10}$', 'Escriba diez números, sin espacios.'],
  ['^[0-9]{5,15}$', 'Escriba solo números, entre 5 y 15, sin puntos ni espacios.'],
  ['^[0-9A-Za-z]{5,15}$', 'Escriba entre 5 y 15 letras o números, sin puntos ni espacios.'],
  ['^[A-Z]{3}[0-9]{3}$', 'Escriba tres letras mayúsculas y tres números. Ejemplo: ABC123.'],
  ['^[0-9]{4}$', 'Escriba cuatro números.'],
  ['^([01][0-9]|2[0-3]):[0-5][0-9]$', 'Escriba la hora de 00:00 a 23:59. Ejemplo: 14:30.'],
])

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    return true
  }
}

/** Checks shared by text and long text, which differ only in line breaks and length. */
export function checkText(value: unknown, field: FieldDef, kind: 'text' | 'longText'): readonly Fault[] {
  if (typeof value !== 'string') return [WRONG_SHAPE]
  const limit = field.maxLength ?? TEXT_MAX[kind]
  if (value.length > limit)
    return [fault('largo', `Use ${limit} caracteres o menos; ahora tiene ${value.length}.`)]
  if (CONTROL.test(value) || (kind === 'text' && /[\r\n]/.test(value)))
    return [fault('caracteres', 'El texto tiene caracteres que no se ven. Escríbalo de nuevo.')]
  if (field.pattern && !matches(field.pattern, value))
    return [
      fault('formato', EXAMPLES.get(field.pattern) ?? 'El formato no es el esperado. Revise el ejemplo.'),
    ]
  return []
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Municipalities that the name must match; empty when any name is accepted. */
function municipalitiesFor(field: FieldDef, context: KindContext): readonly string[] {
  if (field.municipalityOf === undefined) return []
  const department = context.values[field.municipalityOf]
  return (context.lists.territory?.municipalities ?? [])
    .filter((one) => String(one.departmentId) === department)
    .map((one) => one.name)
}

function municipalityFaults(typed: string, field: FieldDef, context: KindContext): readonly Fault[] {
  const names = municipalitiesFor(field, context)
  const given = plain(typed)
  if (names.length === 0 || names.some((name) => plain(name) === given)) return []
  const likely = names.find(
    (name) =>
      plain(name).startsWith(given) ||
      given.startsWith(`${plain(name)} `) ||
      withinEdits(plain(name), given, 2),
  )
  return [
    fault(
      'municipio',
      `«${typed.trim()}» no es un municipio de ese departamento. ${likely === undefined ? 'Escoja uno de la lista.' : `¿Quiso decir ${likely}?`}`,
    ),
  ]
}

/** One line of text. */
export const text: Kind = {
  missing: 'Escriba este dato.',
  isEmpty: (value) => value === undefined || value === null || (typeof value === 'string' && !filled(value)),
  check(value, field, context) {
    const faults = checkText(value, field, 'text')
    return faults.length > 0 ? faults : municipalityFaults(String(value), field, context)
  },
  asText: (value) => (typeof value === 'string' ? value.trim() : ''),
}
