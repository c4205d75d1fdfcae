import { randomBytes } from 'node:crypto'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { faultReference } from '@ventanilla/domain/faults/reference'
import type { FastifyInstance } from 'fastify'
import { type Failure, failureOf } from '../db/connection/failures.ts'
import { statusOf } from './refusal-statuses.ts'

const SENTENCES: Readonly<Record<string, readonly [number, string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'El contenido enviado no es JSON válido.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'Falta el contenido de la petición.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'El contenido enviado es demasiado grande.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Ese tipo de contenido no se admite aquí.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'El contenido llegó incompleto.'],
}

interface Away {
  readonly status: 503 | 507
  /** seconds */
  readonly retryAfter?: number
  readonly message: string
}

const RECOVERING: Away = {
  status: 503,
  retryAfter: 2,
  message: 'El servicio se está recuperando. Intente de nuevo en unos segundos.',
}
const BUSY: Away = {
  status: 503,
  retryAfter: 5,
  message: 'El portal atiende muchas solicitudes en este momento. Intente de nuevo en unos segundos.',
}
/** Responses to infrastructure failures: not the caller's mistake, and temporary. */
const AWAY: Readonly<Record<Failure, Away>> = {
  refused: RECOVERING,
  unreached: RECOVERING,
  lost: RECOVERING,
  silent: RECOVERING,
  moved: RECOVERING,
  crowded: BUSY,
  slow: BUSY,
  full: {
    status: 507,
    message: 'No hay espacio en disco. Lo ya guardado está a salvo; avise al administrador.',
  },
}

const STORE_AWAY = {
  status: 503,
  code: 'sin_almacen',
  message:
    'El almacén de archivos no está disponible: por ahora no se puede subir ni descargar. Lo demás funciona; intente de nuevo en unos minutos.',
}

/** An outage fails every call: logged once every ten seconds per kind. */
const SELDOM_MS = 10_000
function sparing(): (what: string) => boolean {
  const said = new Map<string, number>()
  return (what) => {
    const now = performance.now()
    if (now - (said.get(what) ?? Number.NEGATIVE_INFINITY) < SELDOM_MS) return false
    said.set(what, now)
    return true
  }
}

/**
 * Turns every error into a Problem with a Spanish sentence; unexpected ones are logged with a reference that
 * the response shows.
 */
export function answerErrors(app: FastifyInstance): void {
  const seldom = sparing()
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    // a rejected call can succeed in a moment, or for another user
    reply.header('cache-control', 'no-store')
    if (error instanceof Refusal) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
      return reply.code(statusOf(error)).send({
        status: statusOf(error),
        message: error.message,
        ...(error.code !== undefined && { code: error.code }),
        ...(error.problems !== undefined && { problems: error.problems }),
        ...(error.current !== undefined && { current: error.current }),
      })
    }
    const known = SENTENCES[error.code ?? '']
    if (known) return reply.code(known[0]).send({ status: known[0], message: known[1] })
    // ids that are not UUIDs reach PostgreSQL as text: the row does not exist
    if (error.code === '22P02')
      return reply
        .code(404)
        .send({ status: 404, message: 'No encontramos lo que busca o no tiene permiso para verlo.' })
    // values that PostgreSQL cannot store (NUL characters, numbers out of range)
    if (error.code === '22021' || error.code === '22P05' || error.code === '22003')
      return reply
        .code(422)
        .send({ status: 422, message: 'Un dato tiene caracteres o valores que no se pueden guardar.' })
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
      return reply
        .code(error.statusCode)
        .send({ status: error.statusCode, message: 'No entendimos la petición.' })
    // thrown by any storage adapter
    if (error.name === 'StoreAway') {
      if (seldom('store')) request.log.warn({ err: error, failure: 'store' }, 'away')
      return reply.code(503).header('retry-after', 15).send(STORE_AWAY)
    }
    const failure = failureOf(error)
    if (failure !== null) {
      const { status, retryAfter, message } = AWAY[failure]
      if (seldom(failure)) request.log[failure === 'full' ? 'error' : 'warn']({ err: error, failure }, 'away')
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      return reply.code(status).send({ status, message })
    }
    const reference = faultReference(randomBytes(8))
    request.log.error({ err: error, reference }, 'unexpected')
    return reply.code(500).send({
      status: 500,
      message: `Ocurrió un error inesperado. Lo que había guardado está a salvo; intente de nuevo. Si se repite, díganos esta referencia: ${reference}.`,
    })
  })
}
