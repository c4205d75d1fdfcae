import type { ProcedureNature } from '../procedures/traits.ts'
import type { ActRule, CaseState } from '../workflow/state/state.ts'

/** A permit in force, as its holder cites it when requesting a change. */
export interface GrantedPermit {
  readonly resolution: string
  /** day of the resolución */
  readonly signedOn: string | null
  /** last day of validity; null without one */
  readonly until: string | null
}

/** What of a case says whether it granted something that still stands. */
interface Decided {
  /** of a linked case; null: the procedure's own */
  readonly family: string | null | undefined
  readonly closed: boolean
  readonly status: string
  /** `decision.sentido` */
  readonly sense: unknown
}

/** Whether a case ended with a grant that was not taken back. */
export const standsGranted = ({ family, closed, status, sense }: Decided): boolean =>
  family === null && closed && sense === 'otorga' && status !== 'revocada'

/** Permit granted by a case; null without a grant, or when a follow-up procedure cannot change it. */
export function grantedPermit(
  state: CaseState,
  acts: ReadonlyMap<string, Pick<ActRule, 'class' | 'decidesAppeal'>>,
  { traits }: Pick<ProcedureNature, 'traits'>,
): GrantedPermit | null {
  const { facts, flow, family, status } = state
  const sense = facts['decision.sentido']
  if (traits.includes('se_modifica_aparte')) return null
  if (!standsGranted({ family, closed: flow.closed, status, sense })) return null
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
