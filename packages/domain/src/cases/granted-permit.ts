import type { ActRule, CaseState } from '../workflow/state.ts'

/** A permit in force, as its holder quotes it when they ask to change it. */
export interface GrantedPermit {
  readonly resolution: string
  /** day of the resolution */
  readonly signedOn: string | null
  /** last day, where it has one */
  readonly until: string | null
}

/** A licence has a procedure of its own for being changed (type 9), and what changes a permit is none itself. */
const CHANGED_OTHERWISE: ReadonlySet<number> = new Set([1, 9, 29])
const ON_APPEAL: ReadonlySet<string> = new Set(['RES_RECURSO', 'RES_APELACION'])

/** The permit that a case ended with; null where it granted none, or none that is changed by a follow-up procedure. */
export function grantedPermit(
  state: CaseState,
  acts: ReadonlyMap<string, Pick<ActRule, 'class'>>,
): GrantedPermit | null {
  const { facts, flow } = state
  if (state.family !== null || !flow.closed || CHANGED_OTHERWISE.has(state.ttId)) return null
  if (facts['decision.sentido'] !== 'otorga' || state.status === 'revocada') return null
  const act = flow.acts.findLast(
    (a) => a.phase === 'signed' && acts.get(a.template)?.class === 'resolucion' && !ON_APPEAL.has(a.template),
  )
  if (act === undefined || act.number === null) return null
  const until = facts['permiso.vence']
  return {
    resolution: act.number,
    signedOn: act.signedOn,
    until: typeof until === 'string' && until !== '' ? until : null,
  }
}
