import { CallError } from '../../../client/http.ts'
import type { Outcome } from '../task-data.ts'
import { deviceOf } from '../../../keeping/device.ts'
import { dropOf, KEPT, keepOf } from './kept-work.ts'

/** A result that was given without a signal and waits on this device to be sent. */
export interface KeptDecision {
  readonly outcome: Pick<Outcome, 'code' | 'label'>
  readonly reason?: string
  /** version of the case that the person had before them */
  readonly version: number
  /** milliseconds of the device's clock */
  readonly at: number
  /** the request as it was sent, with its key: sent again it happens once, whatever became of the first answer */
  readonly sent?: { readonly body: string; readonly key: string }
  /** why the server did not take it */
  readonly said?: string
  /** nothing is sent until the person has looked again */
  readonly held?: boolean
}

export const keptDecisions = {
  async of(owner: string, taskId: string): Promise<KeptDecision | null> {
    const record = await (await deviceOf(owner)).kept.get(KEPT.decision, taskId)
    return record === null ? null : (record.value as KeptDecision)
  },
  async keep(owner: string, taskId: string, decision: KeptDecision): Promise<void> {
    await keepOf(owner, taskId, KEPT.decision, taskId, decision)
  },
  async drop(owner: string, taskId: string): Promise<void> {
    await dropOf(owner, taskId, KEPT.decision, taskId)
  },
}

export interface Ask {
  readonly idComponent: string
  readonly idSolicitud: string
  readonly version: number
  readonly outcome: string
  readonly reason?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The request of a decision. The same request keeps its key; another one, because answers changed, gets its own. */
export function requestOf(
  decision: KeptDecision,
  task: { readonly id: string; readonly caseId: string },
  data: Readonly<Record<string, unknown>>,
  newKey: () => string,
): { readonly body: string; readonly key: string } {
  const ask: Ask = {
    idComponent: task.id,
    idSolicitud: task.caseId,
    version: decision.version,
    outcome: decision.outcome.code,
    ...(decision.reason !== undefined && { reason: decision.reason }),
    data,
  }
  const body = JSON.stringify(ask)
  return decision.sent?.body === body ? decision.sent : { body, key: newKey() }
}

export type Verdict =
  | { readonly kind: 'done'; readonly next: string | null; readonly closed: boolean }
  /** no answer came: it goes on waiting */
  | { readonly kind: 'waits' }
  /** the server did not take it; it stays here until the person decides */
  | { readonly kind: 'refused'; readonly said: string; readonly stale: boolean; readonly wrong: boolean }

/** What an error of the call means for a decision that waits. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof CallError) || [0, 401, 429].includes(error.status) || error.status >= 500)
    return { kind: 'waits' }
  const stale = error.status === 409
  return {
    kind: 'refused',
    said: stale
      ? 'El caso cambió mientras usted no tenía señal. Nada de lo que escribió se perdió: revíselo y confirme el resultado.'
      : error.message,
    stale,
    wrong: error.status === 422,
  }
}
