import type { StepDef } from '../../workflow/definition/definition.ts'
import type { CaseEventType } from '../../workflow/definition/event-types.ts'

export type Data = Readonly<Record<string, unknown>>

/** One event of a case's history, with its names resolved. */
export interface Happened {
  readonly type: CaseEventType
  readonly data: Data
  /** name of the actor; null: the portal itself, for example when a term expires */
  readonly who: string | null
  /** name of the person that the event's data identifies by id */
  readonly named: string | null
  /** day on which the message that the event's data identifies left; null: it has not left, or there is none */
  readonly sentOn: string | null
}

/** Names for the codes and ids in events. */
export interface HistoryNames {
  readonly step: (id: string) => StepDef | undefined
  /** name of a template: «Auto de inicio de trámite» */
  readonly template: (id: string) => string | undefined
  readonly act: (id: string) => { readonly template: string; readonly number: string | null } | undefined
  readonly status: (code: string) => string | undefined
  readonly family: (id: string) => string | undefined
}
