import type { Actor } from '@ventanilla/domain/access/actor'
import type { CaseEvent, Effect } from '@ventanilla/domain/workflow/definition/commands'
import type { Decision } from '@ventanilla/domain/workflow/decision/decision-builder'
import type { Db } from '../../connection/sql.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import type { LoadedCase } from '../load.ts'
import type { Audited } from '../store.ts'

/** A decision about a loaded case, to be stored. */
export interface Due {
  readonly loaded: LoadedCase
  readonly decision: Decision
  readonly actor: Actor
  readonly audit: Audited
  /** its terms are counted by the calendar in force */
  readonly recounts?: true
}

/** A change of another case: read and decided once the present case is stored. Null: nothing to store. */
export type Later = (tx: Db, deps: ApplyDeps) => Promise<Due | null>

/** A number that a signed act received. */
export interface Numbered {
  readonly actId: string
  readonly number: string | null
  readonly code: string
}

/** A decision being stored, and what its effects add to it. */
export interface Applying extends Due {
  readonly tx: Db
  readonly deps: ApplyDeps
  /** Facts as they will be stored. */
  readonly facts: Record<string, unknown>
  readonly events: CaseEvent[]
  readonly numbers: Numbered[]
  /** Other cases change last, in this order. */
  readonly later: Later[]
}

export type EffectOf<T extends Effect['type']> = Extract<Effect, { readonly type: T }>

/** Applies one kind of effect in the transaction of its decision. */
export type EffectHandler<T extends Effect['type']> = (on: Applying, effect: EffectOf<T>) => Promise<void>
