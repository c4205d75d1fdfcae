import { CallError } from '../../../client/network/http.ts'
import type { Outcome } from '../task-data.ts'
import { deviceOf } from '../../../keeping/device.ts'
import { dropOf, KEPT, keepOf } from './kept-work.ts'

/** A result given without a signal and queued on this device. */
export interface KeptDecision {
  readonly outcome: Pick<Outcome, 'code' | 'label'>
  readonly reason?: string
  /** version of the case the user saw */
  readonly version: number
  /** milliseconds of the device's clock */
  readonly at: number
  /**
   * the request as sent, with its idempotency key: a resend takes effect once, whatever became of the first
   * response
   */
  readonly sent?: { readonly body: string; readonly key: string }
  /** why the server rejected it */
  readonly said?: string
  /** on hold until the user confirms */
  readonly held?: boolean
}

export const keptDecisions = {
  async of(owner: string, taskId: string): Promise<KeptDecision | null> {
    const record = await (await deviceOf(owner)).kept.get(KEPT.decision, taskId)
    // only `keep` stores values of this kind
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

/** Request of a decision. An identical request reuses its key; changed answers get a new one. */
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
  /** no response: stays queued */
  | { readonly kind: 'waits' }
  /** rejected; kept here until the user decides */
  | { readonly kind: 'refused'; readonly said: string; readonly stale: boolean; readonly wrong: boolean }

/** Classifies a call's error for a queued decision. */
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
