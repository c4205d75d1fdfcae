import type { Review } from '../item-data.ts'

export type Finding = Review['findings'][number]

/** Reasons by the id of the warning that they accept. */
export type Reasons = Readonly<Record<string, string>>

/** The server asks for as much of a reason. */
export const SHORTEST_REASON = 5

const isAnswered = (reasons: Reasons, { id }: Finding): boolean =>
  (reasons[id] ?? '').trim().length >= SHORTEST_REASON

/** What keeps a publication back besides its own reason; null: nothing. */
export function stopsPublishing(
  { items, findings }: Pick<Review, 'items' | 'findings'>,
  reasons: Reasons,
): string | null {
  if (items.length === 0) return 'Elija al menos un borrador.'
  const whyNot = items.find((one) => one.whyNot !== null)?.whyNot
  if (whyNot !== undefined && whyNot !== null) return whyNot
  if (items.some(({ problems }) => problems.length > 0)) return 'Complete o corrija los datos señalados.'
  if (findings.some(({ severity }) => severity === 'error')) return 'Corrija lo que impide publicar.'
  return areAccepted(findings, reasons) ? null : 'Acepte cada aviso con un motivo.'
}

/** Whether each warning has its reason, and none of them is an error. */
export const areAccepted = (findings: readonly Finding[], reasons: Reasons): boolean =>
  findings.every((one) => one.severity === 'aviso' && isAnswered(reasons, one))

/** The warnings of this publication, as they are sent. */
export const acceptedOf = (
  findings: readonly Finding[],
  reasons: Reasons,
): { readonly finding: string; readonly reason: string }[] =>
  findings
    .filter(({ severity }) => severity === 'aviso')
    .map(({ id }) => ({ finding: id, reason: (reasons[id] ?? '').trim() }))
