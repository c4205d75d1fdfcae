import { awaitingNotification } from './publishing.ts'
import type { ActLife, CaseState, CommonActRule } from './state.ts'

/**
 * Signed acts of which others than the parties can be sent a copy: those that can be appealed, once everybody was
 * notified. Nobody learns from others of a decision against which their days have not begun.
 */
export const copyable = (
  world: { readonly acts: ReadonlyMap<string, CommonActRule> },
  state: Pick<CaseState, 'flow'>,
): readonly ActLife[] =>
  state.flow.acts.filter((act) => act.phase === 'signed' && awaitingNotification(world, state, act) === null)
