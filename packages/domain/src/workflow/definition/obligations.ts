/** Family of expedientes migrated from the archive or the former system. */
const BROUGHT_OVER = 'migracion'
/** Stage set at migration for a permit under follow-up. */
const FOLLOWED_UP = 'seguimiento'
/** Facts with obligations: those of the final permit, or those of the decision. */
const OBLIGATIONS = ['permiso.obligaciones', 'decision.obligaciones'] as const

const hasItems = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

/**
 * Whether a case ended and left obligations to verify: it granted something with obligations, or was migrated
 * in the follow-up stage. `db/scope.ts` applies the same rule to rows; a property test compares both.
 */
export function leavesObligations(of: {
  readonly closed: boolean
  readonly family: string | null
  readonly facts: Readonly<Record<string, unknown>>
}): boolean {
  const { closed, facts, family } = of
  if (!closed) return false
  if (family === BROUGHT_OVER) return facts['migracion.etapa'] === FOLLOWED_UP
  return (
    family === null &&
    facts['decision.sentido'] === 'otorga' &&
    OBLIGATIONS.some((key) => hasItems(facts[key]))
  )
}
