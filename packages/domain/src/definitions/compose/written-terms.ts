import { formats } from '../../acts/formats.ts'
import type { FieldDef } from '../../forms/definition.ts'
import { asText, cellsOf } from '../../forms/kinds/registry.ts'
import type { Lists } from '../../forms/lists.ts'
import { unitFor } from '../../forms/units.ts'
import type { Brought } from './expand-family.ts'
import { isValidity } from './validity-of.ts'

type Facts = Readonly<Record<string, unknown>>

/** One condition as printed in an act. */
export interface WrittenTerm {
  readonly concepto: string
  readonly valor: string
}

/** Prints a table as its rows: «Cedro: 4, 12,5 m³; …». */
function words(value: unknown, field: FieldDef, lists: Lists): string {
  if (field.kind !== 'table') return asText(value, field, lists)
  return cellsOf(value, field, lists)
    .map(([first = '', ...rest]) => (rest.length === 0 ? first : `${first}: ${rest.join(', ')}`))
    .join('; ')
}

/**
 * Terms of the case's type under a prefix (`concepto.`, `decision.`, `recurso.nuevo_`, `certificado.`), in words; without the validity, which is printed separately.
 */
export function writtenTerms(
  { granted, certified }: Pick<Brought, 'granted' | 'certified'>,
  ttId: number,
  prefix: string,
  facts: Facts,
  lists: Lists,
): readonly WrittenTerm[] {
  const terms = prefix.startsWith('certificado.') ? certified : granted
  return terms.flatMap((term) => {
    const value = facts[`${prefix}${term.name}`]
    if (
      !term.types.includes(ttId) ||
      isValidity(term) ||
      value === undefined ||
      value === null ||
      value === ''
    )
      return []
    const field = { ...term.field, key: term.name }
    const label = prefix === 'concepto.' ? (term.concept ?? field.label) : field.label
    return [{ concepto: label, valor: words(value, field, lists) }]
  })
}

/** Validity in words: «diez (10) años», or the captured text; '' when not fixed. */
export function writtenValidity(
  { granted }: Pick<Brought, 'granted'>,
  ttId: number,
  prefix: string,
  facts: Facts,
): string {
  for (const term of granted) {
    const value = facts[`${prefix}${term.name}`]
    if (!term.types.includes(ttId) || !isValidity(term) || value === undefined || value === null) continue
    if (typeof value === 'string') return value
    const unit = unitFor(Number(value), term.field.unit)
    return `Por ${formats['enLetras']?.(value) ?? String(value)} ${unit}, ${value === 1 ? 'contado' : 'contados'} desde la firmeza de esta resolución`
  }
  return ''
}
