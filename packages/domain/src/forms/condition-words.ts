import type { FieldDef, FormDef } from './definition.ts'
import { formatNumber } from './numbers.ts'
import { fieldsOf } from './reading.ts'
import { unitFor } from './units.ts'

type Fields = ReadonlyMap<string, FieldDef>

const nameOf = (part: unknown): string | null => {
  const found = typeof part === 'object' && part !== null && 'var' in part ? part.var : null
  return typeof found === 'string' ? found : null
}

const isText = (value: unknown): value is string => typeof value === 'string'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} o ${words.at(-1)}`

/** Labels of options: «Río» or «Lago»; null when one has none. */
function labels(field: FieldDef, values: readonly unknown[]): string | null {
  const found = values.map((value) => field.options?.find((option) => option.value === value)?.label)
  return found.every(isText) && found.length > 0 ? listed(found.map((label) => `«${label}»`)) : null
}

const THAN: Readonly<Record<string, string>> = {
  '>': 'es mayor que',
  '>=': 'es al menos',
  '<': 'es menor que',
  '<=': 'es a lo sumo',
}

function comparison(operator: string, left: unknown, right: unknown, fields: Fields): string | null {
  const key = nameOf(left) ?? nameOf(right)
  const field = key === null ? undefined : fields.get(key)
  if (field === undefined) return null
  const value = nameOf(left) === null ? left : right
  const asked = `«${field.label}»`
  if (typeof value === 'boolean' && (operator === '==' || operator === '===' || operator === '!='))
    return `responde «${(operator === '!=') === value ? 'no' : 'sí'}» a ${asked}`
  if (typeof value === 'number' && THAN[operator] !== undefined)
    return `${asked} ${THAN[operator]} ${[formatNumber(value, 3), unitFor(value, field.unit)].filter(Boolean).join(' ')}`
  const said = labels(field, Array.isArray(value) ? value : [value])
  if (said === null) return null
  return operator === '!=' ? `en ${asked} no elige ${said}` : `en ${asked} elige ${said}`
}

function phrase(logic: unknown, fields: Fields): string | null {
  if (typeof logic !== 'object' || logic === null) return null
  const [operator = '', args] = Object.entries(logic)[0] ?? []
  if (!Array.isArray(args)) return null
  if (operator !== 'or' && operator !== 'and')
    return args.length === 2 ? comparison(operator, args[0], args[1], fields) : null
  const parts = args.map((part) => phrase(part, fields))
  return parts.every(isText) ? parts.join(operator === 'or' ? ', o si ' : ' y ') : null
}

/**
 * A condition in words: 'Si responde «sí» a «¿Restituye sobrantes?»'; a general phrase for conditions without
 * such words.
 */
export function conditionWords(def: FormDef, logic: unknown): string {
  const said = phrase(logic, new Map(fieldsOf(def).map((field) => [field.key, field])))
  return said === null ? 'Según sus respuestas' : `Si ${said}`
}
