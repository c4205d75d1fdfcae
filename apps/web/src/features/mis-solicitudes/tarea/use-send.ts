import { workflow } from '@ventanilla/contract/generated/workflow'
import type { OutcomeMove } from '@ventanilla/domain/workflow/definition/outcome-move'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { useRef, useState } from 'react'
import { call, failureText } from '../../../client/network/http.ts'
import { useIntention } from '../../../client/network/intention.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import type { TaskDetail } from '../case-data.ts'

/** Code of the outcome with which a task makes a move. */
export const codeOf = ({ task, outcomes }: TaskDetail, move: OutcomeMove): string =>
  outcomeOf({ id: task.step, outcomes }, move).code

export interface Sending {
  readonly busy: boolean
  readonly failure: string | null
  /** completes the task with an outcome; true once the server has accepted it */
  readonly send: (outcome: string) => Promise<boolean>
}

/**
 * Submits a task's answers. Retries of one intention reuse its idempotency key: prevents a double click or a
 * lost response from submitting twice.
 */
export function useSend(
  task: TaskDetail | undefined,
  caseVersion: number,
  engine: DraftEngine | null,
): Sending {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const under = useRef(false)
  const intention = useIntention()
  const send = async (outcome: string): Promise<boolean> => {
    if (task === undefined || engine === null || under.current) return false
    under.current = true
    setBusy(true)
    setFailure(null)
    try {
      if (!(await engine.flush())) {
        setFailure(
          engine.get().conflicts.length > 0
            ? 'Una respuesta cambió también en otro dispositivo. Elija cuál vale y vuelva a enviar.'
            : 'Lo que escribió está en este equipo, pero todavía no llega al servidor. Revise su conexión y vuelva a enviar.',
        )
        return false
      }
      const body = {
        idComponent: task.task.id,
        idSolicitud: task.caseId,
        version: caseVersion,
        outcome,
        data: { ...engine.get().answers },
      }
      const answer = await intention.send(body, (sent, options) =>
        call(workflow.continue, { body: sent }, options),
      )
      if (answer.status === 202) {
        setFailure(answer.body.message)
        return false
      }
      await engine.finish()
      return true
    } catch (error) {
      setFailure(failureText(error))
      return false
    } finally {
      under.current = false
      setBusy(false)
    }
  }
  return { busy, failure, send }
}
