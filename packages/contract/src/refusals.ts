import { z } from 'zod'
import type { EndpointShape } from './endpoint.ts'
import type { RefusalStatus } from './refusal-status.ts'

/** When each status occurs, unless the call describes it itself. */
export const REFUSALS: Readonly<Record<RefusalStatus, string>> = {
  400: 'El contenido no es JSON, tiene demasiados niveles, o la clave de repetición no es válida.',
  401: 'No hay sesión, o el token venció o se cerró.',
  403: 'La persona no tiene permiso para esta llamada, o le falta la llave de acceso que su rol exige.',
  404: 'Lo que se nombra no existe o no es de quien llama: las dos cosas se responden igual.',
  409: 'No puede hacerse en el estado en que está: cambió mientras tanto (`current` dice cómo quedó), ya se hizo, aún no es su momento, o la clave de repetición se usó para otra cosa.',
  410: 'El enlace ya se usó o venció.',
  413: 'El contenido es más grande de lo permitido.',
  415: 'El contenido no es JSON.',
  422: 'Falta un dato o no es válido: `problems` dice cuáles y qué se acepta.',
  429: 'Demasiados intentos seguidos; hay que esperar.',
}

/** JSON Schema of what a caller sends. */
export const inputSchemaOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/** Whether a schema contains the id of a record that can be missing or belong to another user. */
const namesSomething = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined && JSON.stringify(inputSchemaOf(schema)).includes('"format":"uuid"')

/** Whether a call changes state; a GET that does takes an idempotency key like every other one. */
export const changes = (e: Pick<EndpointShape, 'method' | 'changesState'>): boolean =>
  e.method !== 'GET' || e.changesState === true

/**
 * Rejections of a call and when they occur: those that follow from its declaration (session, permission, ids,
 * body, idempotency, limit), and its own. The list is complete: tests compare every rejection with it.
 */
export function refusalsOf(e: EndpointShape): ReadonlyMap<RefusalStatus, string> {
  const derived: readonly (readonly [RefusalStatus, boolean])[] = [
    [400, e.body !== undefined || changes(e)],
    [401, e.permission !== 'public'],
    [403, e.permission !== 'public'],
    // a path that names nothing, also when the name is malformed
    [
      404,
      (e.params !== undefined && e.typedParams !== true) || namesSomething(e.body) || namesSomething(e.query),
    ],
    [409, changes(e) && e.permission !== 'public'],
    [413, e.body !== undefined],
    [415, e.body !== undefined],
    [422, e.body !== undefined || e.query !== undefined || e.params !== undefined],
    [429, e.limit !== undefined],
  ]
  const found = new Map<RefusalStatus, string>()
  for (const [status, holds] of derived) if (holds) found.set(status, REFUSALS[status])
  for (const [status, when] of Object.entries(e.refuses ?? {}))
    found.set(Number(status) as RefusalStatus, when) // its keys are those numbers
  return new Map([...found].sort(([a], [b]) => a - b))
}
