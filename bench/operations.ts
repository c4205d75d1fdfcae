import { openSession } from '../apps/api/src/db/people/sessions.ts'
import { sql } from '../apps/api/src/db/connection/sql.ts'
import { makeTokens } from '../apps/api/src/http/guards/token.ts'
import type { Shot } from './load.ts'
import { referenceToken } from './ref/server.ts'
import { type Product, SECRET } from './servers.ts'

export const CONNECTIONS = 16

/** The requests of one server for one operation. */
export interface Shots {
  readonly next: (connection: number) => Shot | null
  readonly seen?: (connection: number, status: number, body: string) => void
}

export interface Operation {
  readonly name: string
  readonly must: number
  readonly want: number
}

export const OPERATIONS = {
  inbox: { name: 'bandeja, página de 25', must: 0.5, want: 0.9 },
  detail: { name: 'detalle con línea de tiempo', must: 0.5, want: 0.8 },
  advance: { name: 'avanzar un paso', must: 0.35, want: 0.6 },
  draft: { name: 'guardar un borrador', must: 0.35, want: 0.6 },
} as const satisfies Record<string, Operation>
export type OperationId = keyof typeof OPERATIONS

const uuid = (group: string, n: number): string =>
  `01900000-0000-7000-${group}-${n.toString(16).padStart(12, '0')}`
const any = (most: number): number => 1 + Math.floor(Math.random() * most)
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export interface ProductShots extends Readonly<Record<OperationId, Shots>> {
  /** cases that can still be advanced */
  readonly left: () => number
}

/** Requests to the product: sixteen sessions of each role, one per connection. */
export async function productShots(product: Product): Promise<ProductShots> {
  const { deps, people, cases } = product
  const tokens = makeTokens(SECRET)
  const sessions = (email: string): Promise<Record<string, string>[]> =>
    Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const userId = people.get(email) as string
        const sessionId = deps.newId()
        await openSession(deps.db, { id: sessionId, userId, address: null, agent: 'banco' })
        return { authorization: `Bearer ${await tokens.sign({ sessionId, userId })}` }
      }),
    )
  const window = await sessions('cli-ventanilla-unica@demo.test')
  const lawyer = await sessions('cli-juridico@demo.test')
  const reader = await sessions('cli-control-interno@demo.test')
  const citizen = await sessions('ciudadano@demo.test')
  const drafts = await draftsOf(product)
  let key = 0
  // every even case waits at the window; each can be advanced once
  let advanced = 0
  return {
    left: () => (cases - advanced) / 2,
    inbox: {
      next: (c) => ({
        method: 'GET',
        path: `/api/v1/tareas?vista=grupo&cursor=${dayFromNow(any(180) - 40)}_${uuid('8001', 0)}`,
        headers: lawyer[c] ?? {},
      }),
    },
    detail: {
      next: (c) => ({
        method: 'GET',
        path: `/api/v1/solicitudes/${uuid('8000', any(cases))}`,
        headers: reader[c] ?? {},
      }),
    },
    advance: {
      next: (c) => {
        if (advanced + 2 > cases) return null
        advanced += 2
        return {
          method: 'POST',
          path: '/api/v1/workflow/components/continueNextComponent',
          headers: { ...window[c], 'idempotency-key': `banco-${(key += 1)}` },
          body: {
            idComponent: uuid('8001', advanced),
            idSolicitud: uuid('8000', advanced),
            outcome: 'completa',
            version: 1,
            data: { 'territorial.asignada': 'ibague', 'ventanilla.competencia': true },
          },
        }
      },
    },
    draft: {
      next: (c) => ({
        method: 'PATCH',
        path: `/api/v1/solicitudes/${drafts[c]?.id}/borrador`,
        headers: { ...citizen[c], 'idempotency-key': `banco-${(key += 1)}` },
        body: {
          baseVersion: drafts[c]?.version,
          changes: {
            nombre_fuente: `Quebrada ${key}`,
            nombre_proyecto: 'Predio X',
            observaciones: 'Nueva solicitud de permiso',
          },
        },
      }),
      seen: (c, status, body) => {
        const draft = drafts[c]
        if (draft !== undefined && status === 200)
          draft.version = (JSON.parse(body) as { version: number }).version
      },
    },
  }
}

/** Sixteen drafts, one per connection, like those of sixteen applicants. */
async function draftsOf({ deps, people }: Product): Promise<{ id: string; version: number }[]> {
  const citizen = people.get('ciudadano@demo.test') as string
  const drafts: { id: string; version: number }[] = []
  for (let i = 0; i < CONNECTIONS; i++) {
    const id = deps.newId()
    const now = new Date()
    await deps.db.run(sql`
      insert into cases(id, tt_id, definitions, status, applicant_id, created_by, created_at, updated_at)
      values (${id}::uuid, 3, 1, 'borrador', ${citizen}::uuid, ${citizen}::uuid, ${now}, ${now})`)
    await deps.db.run(sql`insert into drafts(case_id, version, updated_at) values (${id}::uuid, 1, ${now})`)
    drafts.push({ id, version: 1 })
  }
  return drafts
}

/** The same requests to REF. */
export function referenceShots(cases: number): Readonly<Record<OperationId, Shots>> {
  const headers = { authorization: `Bearer ${referenceToken()}` }
  return {
    inbox: {
      next: () => ({
        method: 'GET',
        path: `/bandeja?rol=ROL_${any(20) - 1}&vence=${new Date(Date.now() + (any(19_000) - 10_000) * 60_000).toISOString()}`,
        headers,
      }),
    },
    detail: { next: () => ({ method: 'GET', path: `/casos/${any(cases)}`, headers }) },
    advance: {
      next: () => ({
        method: 'POST',
        path: `/casos/${any(cases / 4 - 1) * 4 + 1}/avanzar`,
        headers,
        body: { paso: `PASO_${any(8) - 1}`, rol: `ROL_${any(20) - 1}` },
      }),
    },
    draft: {
      next: () => ({
        method: 'POST',
        path: '/casos',
        headers,
        body: {
          asunto: 'Nueva solicitud de permiso',
          datos: { municipio: 'M1', area_ha: 1.5, predio: 'Predio X' },
        },
      }),
    },
  }
}
