import type { FieldDef, FormDef, Logic } from '../definition.ts'
import { fieldsOf } from '../reading.ts'

/** Matches `{ op: [{ var: key }, value] }`, the shape of a comparison between an answer and a constant. */
function comparison(part: unknown): { operator: string; key: string; value: unknown } | null {
  if (typeof part !== 'object' || part === null) return null
  const [operator, args] = Object.entries(part)[0] ?? []
  if (operator === undefined || !Array.isArray(args) || args.length !== 2) return null
  const [left, right]: readonly unknown[] = args
  const name = (side: unknown): string | null => {
    const found = typeof side === 'object' && side !== null && 'var' in side ? side.var : null
    return typeof found === 'string' ? found : null
  }
  const key = name(left) ?? name(right)
  return key === null ? null : { operator, key, value: name(left) === null ? left : right }
}

/** Why a comparison can never hold; null when it can. */
function vain(field: FieldDef, operator: string, value: unknown): string | null {
  const values = Array.isArray(value) ? value : [value]
  if (field.options && (operator === '==' || operator === '===' || operator === 'in')) {
    const known = field.options.map((option) => option.value)
    const unknown = values.filter((one) => typeof one !== 'string' || !known.includes(one))
    if (unknown.length > 0) return `${field.key} nunca es ${unknown.join(', ')}`
  }
  if (field.kind === 'yesNo' && (operator === '==' || operator === '===') && typeof value !== 'boolean')
    return `${field.key} es sí o no, nunca ${String(value)}`
  if (typeof value !== 'number') return null
  const { min = -Infinity, max = Infinity } = field
  const possible =
    operator === '>'
      ? max > value
      : operator === '>='
        ? max >= value
        : operator === '<'
          ? min < value
          : operator === '<='
            ? min <= value
            : true
  return possible ? null : `${field.key} nunca es ${operator} ${value}`
}

function vainParts(logic: unknown, fields: ReadonlyMap<string, FieldDef>): string[] {
  if (Array.isArray(logic)) return logic.flatMap((part) => vainParts(part, fields))
  if (typeof logic !== 'object' || logic === null) return []
  const found = comparison(logic)
  const field = found && fields.get(found.key)
  const fault = field ? vain(field, found.operator, found.value) : null
  return fault === null ? Object.values(logic).flatMap((part) => vainParts(part, fields)) : [fault]
}

/**
 * Conditions that no answer can meet: they compare with a missing option or a number outside the field's range.
 */
export function vainFaults(def: FormDef): string[] {
  const all = fieldsOf(def)
  const fields = new Map(all.map((field) => [field.key, field]))
  const judge = (where: string, logic: Logic | undefined, over = fields): string[] =>
    vainParts(logic, over).map((fault) => `${where} no se cumple nunca: ${fault}`)
  return [
    ...def.sections.flatMap((section) =>
      judge(`la condición de la sección ${section.key}`, section.condition),
    ),
    ...all.flatMap((field) => [
      ...judge(`la condición de ${field.key}`, field.condition),
      ...(field.columns ?? []).flatMap((column) =>
        judge(
          `la condición de ${field.key}.${column.key}`,
          column.condition,
          new Map([...fields, ...(field.columns ?? []).map((one) => [one.key, one] as const)]),
        ),
      ),
    ]),
  ]
}
