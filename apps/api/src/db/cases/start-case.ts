import type { Actor } from '@ventanilla/domain/access/actor'
import type { CaseEvent } from '@ventanilla/domain/workflow/definition/commands'
import { begin } from '@ventanilla/domain/workflow/engine/decide'
import type { Db } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { Due } from './effects/effect.ts'
import type { LoadedCase } from './load.ts'
import type { Audited } from './store.ts'
import { worldFor } from './world.ts'

export interface Start {
  readonly actor: Actor
  readonly step: string
  readonly audit: Audited
  /** Recorded before the events of the start: filed, asked for, opened. */
  readonly event: CaseEvent
  /** Facts that it starts with, besides those that it has. */
  readonly facts?: Readonly<Record<string, unknown>>
  /** Steps that the actor did by starting it, and so must not judge (separation of duties). */
  readonly did?: readonly string[]
}

/** The decision that starts a case at a step, to be applied: an application, a change, a linked case. */
export async function startOf(tx: Db, deps: ApplyDeps, loaded: LoadedCase, of: Start): Promise<Due> {
  const { actor, audit } = of
  const world = await worldFor(tx, deps.catalogue, loaded, { now: deps.now, newId: deps.newId, actor })
  const facts = { ...loaded.state.facts, ...of.facts }
  const started = begin(world, { ...loaded.state, facts }, actor, of.step)
  const { state } = started
  const did = Object.fromEntries((of.did ?? []).map((step) => [step, actor.id]))
  return {
    loaded,
    decision: {
      ...started,
      state: { ...state, flow: { ...state.flow, doers: { ...state.flow.doers, ...did } } },
      events: [of.event, ...started.events],
    },
    actor,
    audit,
  }
}
