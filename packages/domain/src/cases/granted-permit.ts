import type { ActRule, CaseState } from '../workflow/state.ts'

/** A permit in force, as its holder cites it when requesting a change. */
export interface GrantedPermit {
  readonly resolution: string
  /** day of the resolución */
  readonly signedOn: string | null
  /** last day of validity; null without one */
  readonly until: string | null
}

/**
 * Types excluded from permit changes: a licence has its own change procedure (type 9), and a change is no
 * permit itself.
 */
const CHANGED_OTHERWISE: ReadonlySet<number> = new Set([1, 9, 29])

/** Permit granted by a case; null without a grant, or when a follow-up procedure cannot change it. */
export function grantedPermit(
  state: CaseState,
  acts: ReadonlyMap<string, Pick<ActRule, 'class' | 'decidesAppeal'>>,
): GrantedPermit | null {
  const { facts, flow } = state
  if (state.family !== null || !flow.closed || CHANGED_OTHERWISE.has(state.ttId)) return null
  if (facts['decision.sentido'] !== 'otorga' || state.status === 'revocada') return null
  const act = flow.acts.findLast(
    (a) =>
      a.phase === 'signed' &&
      acts.get(a.template)?.class === 'resolucion' &&
      acts.get(a.template)?.decidesAppeal === undefined,
  )
  if (act === undefined || act.number === null) return null
  const until = facts['permiso.vence']
  return {
    resolution: act.number,
    signedOn: act.signedOn,
    until: typeof until === 'string' && until !== '' ? until : null,
  }
}
