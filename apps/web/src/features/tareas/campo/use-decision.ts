import { workflow } from '@ventanilla/contract/generated/workflow'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceNow } from '../../../client/clock.ts'
import { call } from '../../../client/network/http.ts'
import { keptKey, newKey } from '../../../client/network/idempotency-key.ts'
import { isOnline, onBack } from '../../../client/network/network.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import type { Outcome, TaskDetail } from '../task-data.ts'
import type { Done } from '../paso/use-advance.ts'
import {
  type Ask,
  type KeptDecision,
  keptDecisions,
  requestOf,
  type Verdict,
  verdictOf,
} from './kept-decision.ts'
import type { VisitUploads } from './visit-queue.tsx'

export interface FieldDecision {
  readonly kept: KeptDecision | null
  readonly sending: boolean
  /** stores a result on this device and sends it once there is a network */
  readonly give: (outcome: Outcome, reason?: string) => Promise<void>
  /** the user reviewed the current case and confirms */
  readonly confirm: () => Promise<void>
  readonly withdraw: () => Promise<void>
}

interface Surroundings {
  readonly owner: string
  readonly task: TaskDetail
  readonly engine: DraftEngine | null
  readonly visit: VisitUploads
  readonly onDone: (done: Done) => Promise<void>
  readonly onRefused: (wrong: boolean) => void
}

const RETRY_MS = 15_000

/** Sends one request of a decision; resending the identical request resolves a lost response. */
async function send({ body, key }: { readonly body: string; readonly key: string }): Promise<Verdict> {
  try {
    // the request as it was queued
    const ask = JSON.parse(body) as Ask
    const answer = await call(workflow.continue, { body: ask }, { idempotencyKey: keptKey(key) })
    if (answer.status === 202)
      return { kind: 'refused', said: answer.body.message, stale: false, wrong: false }
    return {
      kind: 'done',
      next: answer.body.data.component?.name ?? null,
      closed: answer.body.data.closed,
    }
  } catch (error) {
    return verdictOf(error)
  }
}

/**
 * Result of a step done in the field: without a network it is stored encrypted on this device and sent once
 * when one returns, after its pictures and answers. Only one tab sends.
 */
export function useFieldDecision({
  owner,
  task,
  engine,
  visit,
  onDone,
  onRefused,
}: Surroundings): FieldDecision {
  const [kept, setKept] = useState<KeptDecision | null>(null)
  const [sending, setSending] = useState(false)
  const running = useRef(false)
  const { field, synchronise } = visit
  const { id } = task.task
  const { caseId, caseVersion } = task
  const open = task.task.state === 'open'
  const heard = useRef({ onDone, onRefused })
  heard.current = { onDone, onRefused }

  const keep = useCallback(
    async (decision: KeptDecision | null): Promise<void> => {
      if (decision === null) await keptDecisions.drop(owner, id)
      else await keptDecisions.keep(owner, id, decision)
      setKept(decision)
    },
    [owner, id],
  )

  const trySend = useCallback(async (): Promise<void> => {
    if (!field || running.current) return
    running.current = true
    try {
      await alone(`visita-${id}`, async () => {
        const decision = await keptDecisions.of(owner, id)
        setKept(decision)
        if (decision === null || decision.held === true || !isOnline()) return
        setSending(true)
        let request = decision.sent
        if (open) {
          // pictures and answers first: the decision refers to them
          if (engine === null || !(await synchronise()) || !(await engine.flush())) return
          request = requestOf(decision, { id, caseId }, { ...engine.get().answers }, newKey)
        }
        // the step ended before this decision was sent, so it cannot be sent
        if (request === undefined) return
        const marked = { ...decision, sent: request }
        await keep(marked)
        const verdict = await send(request)
        if (verdict.kind === 'done') {
          await engine?.finish()
          await keep(null)
          await heard.current.onDone({ next: verdict.next, closed: verdict.closed })
        } else if (verdict.kind === 'refused') {
          await keep({ ...marked, said: verdict.said, held: true })
          heard.current.onRefused(verdict.wrong)
        }
      })
    } finally {
      running.current = false
      setSending(false)
    }
  }, [field, owner, id, caseId, open, engine, synchronise, keep])

  const waits = kept !== null && kept.held !== true
  useEffect(() => {
    if (!field) return
    void trySend()
    const again = (): void => void trySend()
    const stop = onBack(again)
    // a flaky signal does not always fire an event
    const timer = waits ? setInterval(again, RETRY_MS) : undefined
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [field, trySend, waits])

  return {
    kept,
    sending,
    async give(outcome, reason) {
      await keep({
        outcome: { code: outcome.code, label: outcome.label },
        ...(reason !== undefined && { reason }),
        version: caseVersion,
        at: deviceNow(),
      })
      await trySend()
    },
    async confirm() {
      if (kept === null) return
      const { said: _said, held: _held, ...decision } = kept
      await keep({ ...decision, version: caseVersion })
      await trySend()
    },
    withdraw: () => keep(null),
  }
}

/** Runs in one tab at a time; skipped while another tab runs it. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve() : work(),
  )
}
