import type { ComparedTerm } from '../../acts/coherence/record.ts'
import { evaluate, truthy } from '../../forms/conditions.ts'
import { asText } from '../../forms/kinds/registry.ts'
import type { Lists } from '../../forms/lists.ts'
import type { Brought } from './expand-family.ts'
import { differs, type GrantTerm, recommendedIn } from './terms-of-procedures.ts'

type Facts = Readonly<Record<string, unknown>>

/** A compared term with the captured reason for its difference. */
export interface ReasonedTerm extends ComparedTerm {
  readonly reason: string
}

/** Terms of the case's type granted under a prefix, with the requested and recommended ones, in words. */
export function comparedTerms(
  { granted }: Pick<Brought, 'granted'>,
  ttId: number,
  prefix: string,
  facts: Facts,
  lists: Lists,
): readonly ReasonedTerm[] {
  return granted.flatMap((term) => {
    const value = facts[`${prefix}${term.name}`]
    if (term.compared === undefined || !term.types.includes(ttId) || isNothing(value)) return []
    const asked = facts[`pedido.${term.name}`]
    const recommendedFact = recommendedIn(term)
    const recommended = recommendedFact === null ? undefined : facts[recommendedFact]
    if (isNothing(asked) && isNothing(recommended)) return []
    const reason = facts[`${prefix}razon_${term.name}`]
    return [
      {
        label: term.compared.noun,
        requested: wordsOf(term, asked, lists),
        recommended: wordsOf(term, amount(term, recommended), lists),
        granted: wordsOf(term, amount(term, value), lists),
        differs: truthy(evaluate(differs(term, prefix), facts)),
        less: isLess(amount(term, value), asked),
        reason: typeof reason === 'string' ? reason.trim() : '',
      },
    ]
  })
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A table is compared by the sum of its column. */
function amount({ compared }: GrantTerm, value: unknown): unknown {
  const column = compared?.sum
  if (column === undefined || !Array.isArray(value)) return value
  return value.reduce<number>((sum, row) => sum + Number(row[column] ?? 0), 0)
}

/** Less than requested: a smaller number, or one of the uses missing. */
function isLess(granted: unknown, asked: unknown): boolean {
  if (isNothing(asked)) return false
  if (Array.isArray(asked)) return Array.isArray(granted) && asked.some((one) => !granted.includes(one))
  return Number(granted) < Number(asked) - 1e-9
}

function wordsOf(term: GrantTerm, value: unknown, lists: Lists): string {
  if (isNothing(value)) return ''
  if (term.compared?.sum !== undefined) return String(value)
  return asText(value, { ...term.field, key: term.name }, lists)
}
