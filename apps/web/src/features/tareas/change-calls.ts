import { changes } from '@ventanilla/contract/generated/changes'
import { call } from '../../client/http.ts'

/** What a call of the change of applicant is given, and what it answers about the way on. */
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

type ChangeCall = (given: Given, options: { readonly idempotencyKey: string }) => Promise<{ body: Answered }>

/**
 * Steps that the specification gives a call of their own (decision 38), by step and outcome. Every other way on of the
 * change goes like that of any case; the signature has its own dialog.
 */
const CALLS: Readonly<Record<string, ChangeCall>> = {
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
  CALLS[`${step} ${outcome ?? ''}`]
