import { acts } from '@ventanilla/contract/generated/acts'
import { changes } from '@ventanilla/contract/generated/changes'
import { tasks } from '@ventanilla/contract/generated/tasks'
import type { OutcomeMove } from '@ventanilla/domain/workflow/definition/outcome-move'
import { call } from '../../../client/network/http.ts'
import type { IdempotencyKey } from '../../../client/network/idempotency-key.ts'
import type { TaskDetail } from '../task-data.ts'

/**
 * Steps that have their own call in the specification (decision 38). All other steps of the change of applicant
 * use the calls of any case.
 */

/** Input of a call of the change of applicant, and its response about the outcome. */
interface Given {
  readonly id: string
  readonly version: number
  readonly data: Readonly<Record<string, unknown>>
  readonly reason: string
}
interface Answered {
  readonly message: string
  readonly data: { readonly paso: string | null; readonly terminada: boolean }
}

type ChangeCall = (
  given: Given,
  options: { readonly idempotencyKey: IdempotencyKey },
) => Promise<{ body: Answered }>

/** Part of the step in a change of applicant; null in any other workflow. */
export type Part = TaskDetail['definition']['changePart']
type ByPart<T> = Readonly<Partial<Record<NonNullable<Part>, T>>>

const ofPart = <T>(table: ByPart<T>, part: Part): T | undefined => (part === null ? undefined : table[part])

/** Calls of outcomes, by part and move. */
const WAYS: ByPart<Readonly<Partial<Record<OutcomeMove, ChangeCall>>>> = {
  estudio: {
    approve: ({ id }, options) => call(changes.approve, { params: { id } }, options),
    reject: ({ id }, options) => call(changes.reject, { params: { id } }, options),
  },
  asignacion: {
    assign: ({ id, version, data }, options) =>
      call(
        changes.assign,
        { body: { id, version, id_abogado: String(data['cambio.abogado'] ?? '') } },
        options,
      ),
  },
  entrega: {
    submit: ({ id, version }, options) => call(changes.review, { body: { id, version } }, options),
  },
  revision: {
    approve: ({ id, version }, options) =>
      call(changes.approveByCoordinator, { body: { id, version } }, options),
    return: ({ id, version, reason }, options) =>
      call(changes.returnByCoordinator, { body: { id, version, correcciones: reason } }, options),
  },
  firma: {
    return: ({ id, version, reason }, options) =>
      call(changes.returnBySubdirector, { body: { id, version, correcciones: reason } }, options),
  },
  aplicacion: {
    apply: ({ id, version }, options) => call(changes.apply, { body: { id, version } }, options),
  },
}

export const changeCallFor = (part: Part, move: OutcomeMove | null | undefined): ChangeCall | undefined =>
  move == null ? undefined : ofPart(WAYS, part)?.[move]

interface Started {
  readonly actId: string
  /** the specification's message for the user */
  readonly message: string | null
}
type StartCall = (task: TaskDetail, data: Readonly<Record<string, unknown>>) => Promise<Started>

/** Calls that begin the document of a step. */
const STARTS: ByPart<StartCall> = {
  proyeccion: async ({ caseId: id, caseVersion: version }, data) => {
    const obligaciones = String(data['cambio.obligaciones'] ?? '')
    const { body } = await call(changes.startAct, { body: { id, version, obligaciones } })
    return { actId: body.data.id, message: body.message }
  },
}

const startAct: StartCall = async ({ task, caseVersion: version }, data) => {
  const { body } = await call(tasks.startAct, {
    params: { id: task.id },
    body: { version, data: { ...data } },
  })
  return { actId: body.actId, message: null }
}

export const startCallFor = (part: Part): StartCall => ofPart(STARTS, part) ?? startAct

export type SigningCall = (
  of: { readonly caseId: string; readonly actId: string; readonly version: number },
  code: string,
  options: { readonly idempotencyKey: IdempotencyKey },
) => Promise<{
  /** the specification's message for the user */
  readonly message: string
  /** signed act with its number */
  readonly signed: string
}>

/** Calls that sign the document of a step. */
const SIGNATURES: ByPart<SigningCall> = {
  firma: async ({ caseId: id, version }, code, options) => {
    const { body } = await call(changes.sign, { body: { id, code, version } }, options)
    return { message: body.message, signed: body.data.firmado }
  },
}

const signAct: SigningCall = async ({ actId: id, version }, code, options) => {
  const { body } = await call(acts.confirmOtp, { body: { id, code, version } }, options)
  return { message: body.message, signed: body.data.signed }
}

export const signCallFor = (part: Part): SigningCall => ofPart(SIGNATURES, part) ?? signAct

/** Whether the document came back to the step with corrections. */
export const readsCorrections = (part: Part): boolean => part === 'correccion'
