/** Family of the files that were brought over from the archive or the former system. */
const BROUGHT_OVER = 'migracion'
/** Stage that was fixed for one whose permit is being followed up. */
const FOLLOWED_UP = 'seguimiento'
/** Where obligations stand: as the permit states them when it ends, or as they were decided. */
const OBLIGATIONS = ['permiso.obligaciones', 'decision.obligaciones'] as const

const hasItems = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

/**
 * Whether a case has ended and left obligations to be verified: it granted something that obliges its holder, or its file
 * came over in that stage. `db/scope.ts` says the same of rows; a property test compares them.
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
