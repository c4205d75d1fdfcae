import type { Review } from '../item-data.ts'

export type Finding = Review['findings'][number]

/** Reasons by the id of the warning that they accept. */
export type Reasons = Readonly<Record<string, string>>

export type Closing = Review['closings'][number]

/** Keys of those that take over, by the name of the item that closes. */
export type Takers = Readonly<Record<string, string>>

export const closingName = ({ kind, key }: Pick<Closing, 'kind' | 'key'>): string => `${kind}/${key}`

/** Who was chosen, if still possible; empty: nobody. */
export function takerOf(closing: Closing, takers: Takers): string {
  const chosen = takers[closingName(closing)] ?? ''
  return closing.takers.some(({ key }) => key === chosen) ? chosen : ''
}

/** Who takes over, as it is sent. */
export const handOverOf = (
  closings: readonly Closing[],
  takers: Takers,
): { readonly kind: string; readonly key: string; readonly to: string }[] =>
  closings.flatMap((one) => {
    const to = takerOf(one, takers)
    return to === '' ? [] : [{ kind: one.kind, key: one.key, to }]
  })

/** The server asks for as much of a reason. */
export const SHORTEST_REASON = 5

const isAnswered = (reasons: Reasons, { id }: Finding): boolean =>
  (reasons[id] ?? '').trim().length >= SHORTEST_REASON

/** What keeps a publication back besides its own reason; null: nothing. */
export function stopsPublishing(
  { items, findings, closings }: Pick<Review, 'items' | 'findings' | 'closings'>,
  reasons: Reasons,
  takers: Takers,
): string | null {
  if (items.length === 0) return 'Elija al menos un borrador.'
  const whyNot = items.find((one) => one.whyNot !== null)?.whyNot
  if (whyNot !== undefined && whyNot !== null) return whyNot
  if (items.some(({ problems }) => problems.length > 0)) return 'Complete o corrija los datos señalados.'
  if (findings.some(({ severity }) => severity === 'error')) return 'Corrija lo que impide publicar.'
  if (closings.some((one) => one.demanded && takerOf(one, takers) === ''))
    return 'Elija quién recibe lo que tiene cada una que cierra.'
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
