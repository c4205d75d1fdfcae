import { z } from 'zod'
import { ofCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, version } from './shapes.ts'

const permission = 'parameters.admin'
const reason = z.string().trim().min(5).max(500)
const family = z.string().max(80).meta(ofCatalogue('Flujo'))
const release = z.int().min(0).max(2_147_483_647)
/** Cases of one procedure, or of one family of linked cases of it, that run by one release. */
const group = {
  ttId: z.int().min(0).max(9_999),
  /** family of linked cases; null: the procedure's own */
  family: family.nullable(),
  release,
}

/** By which versions of their workflow the running cases go, and their move to the newest. */
export const definitionsInUse = {
  list: defineEndpoint({
    id: 'definitionsInUse.list',
    method: 'GET',
    path: '/api/v1/definiciones-en-uso',
    permission,
    summary: 'Por qué versiones de su flujo van los casos abiertos',
    description: 'Un caso va por el flujo con que se radicó, o por aquel al que se pasó.',
    answers: {
      200: z.object({
        newest: release,
        rows: z.array(
          z.object({
            ...group,
            name: z.string(),
            /** when that release came into force; null: before the portal kept it */
            since: z.string().nullable(),
            cases: z.int(),
          }),
        ),
      }),
    },
    limit: 60,
  }),
  cases: defineEndpoint({
    id: 'definitionsInUse.cases',
    method: 'GET',
    path: '/api/v1/definiciones-en-uso/casos',
    permission,
    summary: 'Casos abiertos de un grupo, y por qué no pueden pasar al flujo nuevo',
    description: 'Sin motivos, el caso puede pasar. Continúa con `next` como `cursor`.',
    query: z.strictObject({
      ttId: z.coerce.number().int().min(0).max(9_999),
      /** omitted: the procedure's own */
      family: family.optional(),
      release: z.coerce.number().int().min(0).max(2_147_483_647),
      cursor: id.optional(),
    }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            radicado: z.string().nullable(),
            version,
            /** titles of the open steps */
            steps: z.array(z.string()),
            /** why it cannot be moved, in Spanish; empty: it can */
            whyNot: z.array(z.string()),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    limit: 60,
  }),
  moveCase: defineEndpoint({
    id: 'definitionsInUse.moveCase',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/definiciones',
    permission,
    summary: 'Pasa un caso abierto a la versión nueva de su flujo',
    description:
      'Lo abierto sigue abierto, con sus plazos y responsables. El formulario y los documentos son los radicados.',
    refuses: { 409: 'El caso cambió, o no puede pasar: la respuesta dice por qué.' },
    params: z.object({ id }),
    body: z.strictObject({ version, reason }),
    answers: { 200: z.object({ moved: z.boolean() }) },
    limit: 60,
  }),
  moveAll: defineEndpoint({
    id: 'definitionsInUse.moveAll',
    method: 'POST',
    path: '/api/v1/definiciones-en-uso/pasar',
    permission,
    summary: 'Pasa a la versión nueva de su flujo los casos de un grupo que pueden pasar',
    description:
      'Lo hace el portal en segundo plano, caso por caso. Los que no pueden pasar siguen como van.',
    body: z.strictObject({ ...group, reason }),
    answers: { 200: z.object({ cases: z.int() }) },
    limit: 20,
  }),
}
