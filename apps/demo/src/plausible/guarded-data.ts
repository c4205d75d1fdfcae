import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { Outcome } from '@ventanilla/domain/workflow/definition/definition'
import { FAILS, FILLED } from './plausible.ts'

/**
 * The data that takes an outcome: the plain comparisons of its guard, inverted. `of`: data captured with it, or
 * known before (`hecho.`).
 */
export function guardedData(
  guard: Outcome['guard'],
  fields: readonly FieldDef[],
  of: 'dato.' | 'hecho.' = 'dato.',
): Record<string, unknown> {
  if (typeof guard !== 'object') return {}
  const captured = (name: unknown, value: unknown): Record<string, unknown> =>
    typeof name === 'string' && name.startsWith(of) ? { [name.slice(of.length)]: value } : {}
  const [operator = '', parts] = Object.entries(guard)[0] ?? []
  if (operator === 'var') return captured(parts, true)
  if (!Array.isArray(parts)) return {}
  if (operator === 'and') return Object.assign({}, ...parts.map((part) => guardedData(part, fields, of)))
  if (operator === 'or') return guardedData(parts[0], fields, of)
  const name: unknown = parts[0]?.var
  // a value that is itself `{var}` is a known fact of the case
  const counted = fields.find((field) => name === `conteo.${field.key.replaceAll('.', '_')}`)
  if (operator === '>' && counted !== undefined) return { [counted.key]: FAILS }
  const wanted: unknown = parts[1]
  if (operator === '==') return captured(name, wanted)
  if (operator === 'in' && Array.isArray(wanted)) return captured(name, wanted[0])
  if (operator === '!!') return captured(name, FILLED)
  if (operator !== '!=') return {}
  if (typeof wanted === 'boolean') return captured(name, !wanted)
  const field = fields.find(({ key }) => name === `dato.${key}`)
  const other = field?.options?.find(({ value }) => value !== wanted)
  return other === undefined ? {} : captured(name, other.value)
}
