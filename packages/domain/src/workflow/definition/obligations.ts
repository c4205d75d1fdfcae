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
  /** Family of a linked case; null: the procedure's own. */
  readonly family: string | null
  /** Whether that family brings expedientes over from the former archive. */
  readonly broughtOver: boolean
  readonly facts: Readonly<Record<string, unknown>>
}): boolean {
  const { closed, facts, family, broughtOver } = of
  if (!closed) return false
  if (broughtOver) return facts['migracion.etapa'] === FOLLOWED_UP
  return (
    family === null &&
    facts['decision.sentido'] === 'otorga' &&
    OBLIGATIONS.some((key) => hasItems(facts[key]))
  )
}
