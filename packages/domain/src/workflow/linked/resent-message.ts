import type { Actor } from '../../access/actor.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'
import type { CaseState, World } from '../state/state.ts'

/** Records in a case that an official sent one of its messages to a corrected address. Pure; it starts no term. */
export function noteResent(
  world: World,
  state: CaseState,
  resent: {
    readonly subject: string
    readonly former: string
    readonly to: string
    readonly reason: string
    /** fact key of the new message, by which the history says when it was sent */
    readonly message: string
  },
  actor: Actor,
): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  w.event('mensaje.reenviado', {
    asunto: resent.subject,
    anterior: resent.former,
    destino: resent.to,
    motivo: resent.reason,
    mensaje: resent.message,
  })
  return w.done()
}
