import type { Logic } from '../../forms/definition.ts'
import type { OF_PROCEDURES } from '../../forms/operation-names.ts'
import type { ProcedureNature } from '../../procedures/traits.ts'

type Asking = (typeof OF_PROCEDURES)[number]
type Natures = ReadonlyMap<number, ProcedureNature>

/** What each operation asks of a procedure. */
const ASKS: Readonly<Record<Asking, (nature: ProcedureNature, word: string) => boolean>> = {
  conRasgo: ({ traits }, word) => traits.some((trait) => trait === word),
  conVerbo: ({ verb }, word) => verb === word,
}

/**
 * A written definition whose conditions name the types, instead of asking what their procedures are. Shares every part
 * that asks nothing.
 */
export function withTypesNamed<T>(definition: T, natures: Natures): T {
  // only conditions change, and each into a condition
  return named(definition, natures) as T
}

function named(part: unknown, natures: Natures): unknown {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) {
    const made = part.map((one) => named(one, natures))
    return made.some((one, i) => one !== part[i]) ? made : part
  }
  const entries = Object.entries(part)
  const [[operation, asked] = ['', undefined]] = entries
  if (entries.length === 1 && Object.hasOwn(ASKS, operation)) {
    // its schema says so
    const [fact, word] = asked as readonly [string, string]
    return typesThat(operation as Asking, fact, word, natures)
  }
  const made = entries.map(([key, value]) => [key, named(value, natures)] as const)
  return made.some(([, value], i) => value !== entries[i]?.[1]) ? Object.fromEntries(made) : part
}

function typesThat(asking: Asking, fact: string, word: string, natures: Natures): Logic {
  const types = [...natures].filter(([, nature]) => ASKS[asking](nature, word)).map(([ttId]) => ttId)
  return { in: [{ var: fact }, types] }
}
