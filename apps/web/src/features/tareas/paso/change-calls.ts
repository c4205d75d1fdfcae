import { acts } from '@ventanilla/contract/generated/acts'
import { changes } from '@ventanilla/contract/generated/changes'
import { tasks } from '@ventanilla/contract/generated/tasks'
import { call } from '../../../client/http.ts'
import type { IdempotencyKey } from '../../../client/idempotency-key.ts'
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

/** Outcomes, by step and outcome code. */
const WAYS: Readonly<Record<string, ChangeCall>> = {
  'CAM-04 aprobada': ({ id }, options) => call(changes.approve, { params: { id } }, options),
  'CAM-04 rechazada': ({ id }, options) => call(changes.reject, { params: { id } }, options),
  'CAM-05 asignado': ({ id, version, data }, options) =>
    call(
      changes.assign,
      { body: { id, version, id_abogado: String(data['cambio.abogado'] ?? '') } },
      options,
    ),
  'CAM-07 a_revision': ({ id, version }, options) => call(changes.review, { body: { id, version } }, options),
  'CAM-08 aprobado': ({ id, version }, options) =>
    call(changes.approveByCoordinator, { body: { id, version } }, options),
  'CAM-08 devuelto': ({ id, version, reason }, options) =>
    call(changes.returnByCoordinator, { body: { id, version, correcciones: reason } }, options),
  'CAM-10 devuelto': ({ id, version, reason }, options) =>
    call(changes.returnBySubdirector, { body: { id, version, correcciones: reason } }, options),
  'CAM-14 aplicado': ({ id, version }, options) => call(changes.apply, { body: { id, version } }, options),
}

export const changeCallFor = (step: string, outcome: string | undefined): ChangeCall | undefined =>
  WAYS[`${step} ${outcome ?? ''}`]

interface Started {
  readonly actId: string
  /** the specification's message for the user */
  readonly message: string | null
}
type StartCall = (task: TaskDetail, data: Readonly<Record<string, unknown>>) => Promise<Started>

/** Calls that begin the document of a step. */
const STARTS: Readonly<Record<string, StartCall>> = {
  'CAM-06': async ({ caseId: id, caseVersion: version }, data) => {
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

export const startCallFor = (step: string): StartCall => STARTS[step] ?? startAct

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
const SIGNATURES: Readonly<Record<string, SigningCall>> = {
  'CAM-10': async ({ caseId: id, version }, code, options) => {
    const { body } = await call(changes.sign, { body: { id, code, version } }, options)
    return { message: body.message, signed: body.data.firmado }
  },
}

const signAct: SigningCall = async ({ actId: id, version }, code, options) => {
  const { body } = await call(acts.confirmOtp, { body: { id, code, version } }, options)
  return { message: body.message, signed: body.data.signed }
}

export const signCallFor = (step: string): SigningCall => SIGNATURES[step] ?? signAct

/** Steps in which the document is returned with corrections. */
const CORRECTING: ReadonlySet<string> = new Set(['CAM-09', 'CAM-11'])

export const readsCorrections = (step: string): boolean => CORRECTING.has(step)
