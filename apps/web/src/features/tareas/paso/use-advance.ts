import { useQueryClient } from '@tanstack/react-query'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { workflow } from '@ventanilla/contract/generated/workflow'
import type { Answer } from '@ventanilla/domain/workflow/definition/outcome-move'
import { useState } from 'react'
import { call, CallError, failureText } from '../../../client/network/http.ts'
import { useIntention } from '../../../client/network/intention.ts'
import { showMessage } from '../../../client/messages.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { changeCallFor } from './change-calls.ts'
import { notAdvanced, QUESTION_URL, TEXT } from '../tareas.text.ts'
import { caseKey, type TaskDetail, TASKS_KEY } from '../task-data.ts'

export interface Done {
  /** title of the next step; null when the case is closed or waits */
  readonly next: string | null
  readonly closed: boolean
}

interface Step {
  readonly outcome?: string
  readonly answer?: Answer
  readonly reason?: string
}

/** Why the screen's answers differ from the server's; null when they agree. */
export async function whyNotSettled(
  engine: Pick<DraftEngine, 'flush' | 'get'> | null,
): Promise<string | null> {
  if (engine === null || (await engine.flush())) return null
  return engine.get().conflicts.length > 0
    ? 'Otra persona cambió este trabajo. Elija qué respuestas valen y vuelva a intentar.'
    : 'El trabajo no se ha podido guardar. Revise su conexión y vuelva a intentar.'
}

/** Error text: the specification's words first, then the server's reason. */
function saidOf(error: unknown, general: string): string {
  if (error instanceof CallError && error.code === 'sin_usuarios') return error.message
  const reason = failureText(error)
  return reason === '' || reason === general ? general : `${general} ${reason}`
}

/** The specification's modal: question, guidance, and the office it is asked for. */
export interface Question {
  readonly text: string
  readonly referenceGuide: string | null
  /** sent with the answer: rejects it if the case has moved to another office */
  readonly idTerritorial: string | null
}

/**
 * Advances a task; the step modal names the states (question, advanced, refused, returned). Retries of one
 * intention reuse its idempotency key: prevents a lost response from advancing twice.
 */
export function useAdvance(task: TaskDetail | undefined, engine: DraftEngine | null) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const intention = useIntention()
  const refresh = async (): Promise<void> => {
    if (task === undefined) return
    await Promise.all([
      // also those read before: a step whose document was just signed would still wait for the signature
      client.invalidateQueries({ queryKey: TASKS_KEY }),
      client.invalidateQueries({ queryKey: caseKey(task.caseId) }),
      client.invalidateQueries({ queryKey: ['bandeja'] }),
      client.invalidateQueries({ queryKey: ['tareas-caso', task.caseId] }),
    ])
  }
  const fail = (error: unknown, general: string): void => {
    const text = saidOf(error, general)
    setFailure(text)
    showMessage(error instanceof CallError && error.code === 'sin_usuarios' ? text : general, 'error')
    if (error instanceof CallError && error.status === 422) setRefused(true)
    if (error instanceof CallError && error.status === 409) void refresh()
  }
  /** saves first: the decision must rest on the answers shown */
  const settled = async (): Promise<boolean> => {
    const why = await whyNotSettled(engine)
    if (why !== null) setFailure(why)
    return why === null
  }
  /** resolves with what follows; null: the step is not completed */
  const advance = async (step: Step): Promise<Done | null> => {
    if (task === undefined || busy) return null
    setBusy(true)
    setFailure(null)
    try {
      if (!(await settled())) return null
      const way = task.outcomes.find(({ code }) => code === step.outcome)
      const own = changeCallFor(task.definition.changePart, way?.move)
      if (own !== undefined) {
        const given = {
          id: task.caseId,
          version: task.caseVersion,
          data: engine?.get().answers ?? task.data,
          reason: step.reason ?? '',
        }
        const { body: moved } = await intention.send(given, own, step.outcome)
        const over: Done = { next: moved.data.paso, closed: moved.data.terminada }
        setDone(over)
        showMessage(moved.message, 'success')
        await engine?.finish()
        await refresh()
        return over
      }
      const body = {
        idComponent: task.task.id,
        idSolicitud: task.caseId,
        version: task.caseVersion,
        ...(step.outcome !== undefined && { outcome: step.outcome }),
        ...(step.answer !== undefined && {
          dataComponentAnswer: {
            answer: step.answer,
            referenceGuide: question?.referenceGuide ?? null,
            idTerritorial: question?.idTerritorial ?? null,
          },
        }),
        ...(step.reason !== undefined && { reason: step.reason }),
        data: { ...(engine?.get().answers ?? task.data) },
      }
      const answer = await intention.send(body, (sent, options) =>
        call(workflow.continue, { body: sent }, options),
      )
      if (answer.status === 202) {
        setQuestion(null)
        setFailure(answer.body.message)
        showMessage(answer.body.message, 'error')
        return null
      }
      const { component, closed } = answer.body.data
      if (component?.url === QUESTION_URL) {
        setQuestion({
          text: component.conditionalText ?? component.name,
          referenceGuide: component.referenceGuide ?? null,
          idTerritorial: component.idTerritorial ?? null,
        })
        return null
      }
      setQuestion(null)
      const over: Done = { next: component?.name ?? null, closed }
      setDone(over)
      showMessage(TEXT.advanced, 'success')
      await engine?.finish()
      await refresh()
      return over
    } catch (error) {
      fail(error, notAdvanced(task.task.screen))
      return null
    } finally {
      setBusy(false)
    }
  }
  const previous = async (reason: string): Promise<boolean> => {
    if (task === undefined || busy) return false
    setBusy(true)
    setFailure(null)
    try {
      const body = {
        idComponent: task.task.id,
        idSolicitud: task.caseId,
        version: task.caseVersion,
        reason,
      }
      const { body: answer } = await intention.send(
        body,
        (sent, options) => call(workflow.previous, { body: sent }, options),
        'devolver',
      )
      if (answer.status !== 200) throw new CallError(answer.status, answer.message)
      setDone({ next: null, closed: false })
      showMessage(TEXT.returned, 'success')
      await refresh()
      return true
    } catch (error) {
      fail(error, TEXT.notReturned)
      return false
    } finally {
      setBusy(false)
    }
  }
  const hand = async (how: 'take' | 'release'): Promise<void> => {
    if (task === undefined || busy) return
    setBusy(true)
    setFailure(null)
    try {
      const id = { params: { id: task.task.id }, body: {} }
      await (how === 'take' ? call(tasks.take, id) : call(tasks.release, id))
      showMessage(how === 'take' ? 'La tarea quedó a su nombre.' : 'La tarea volvió a su grupo.', 'success')
      await refresh()
    } catch (error) {
      setFailure(failureText(error))
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  /** the step was completed without `advance`: a decision given in the field arrived */
  const finished = async (how: Done): Promise<void> => {
    setDone(how)
    showMessage(TEXT.advanced, 'success')
    await refresh()
  }
  return {
    busy,
    question,
    failure,
    refused,
    done,
    advance,
    previous,
    hand,
    refresh,
    finished,
    reveal: () => setRefused(true),
    closeQuestion: () => setQuestion(null),
    clear: () => setFailure(null),
  }
}
