import type { EndpointShape } from '@ventanilla/contract/endpoint'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { sql } from '../../db/connection/sql.ts'
import { endpoints } from '../../endpoints.ts'
import { forgetLimits } from '../account-app.ts'
import { plausible, schemaOf } from '../attacks/bad-values.ts'
import type { ApiWorld } from '../stories/world.ts'

export interface Read {
  /** «call id» of every call that returned 200 for one of the ids */
  readonly opened: readonly string[]
  /** all response texts, joined */
  readonly text: string
}

/** Everything a user reads by any non-public reading call: lists once, the others with every id. */
export async function everythingRead(world: ApiWorld, email: string, ids: readonly string[]): Promise<Read> {
  const actor = await world.actor(email)
  const token = await world.tokenFor(email)
  const opened: string[] = []
  const texts: string[] = []
  await forgetLimits(world.db)
  for (const endpoint of endpoints as readonly EndpointShape[]) {
    const { permission, path } = endpoint
    if (endpoint.method !== 'GET' || endpoint.changesState === true || permission === 'public') continue
    if (permission !== 'session' && !holds(actor, permission as Permission)) continue
    // required parameters only: a search would omit what it does not match
    const schema = endpoint.query === undefined ? {} : schemaOf(endpoint.query)
    const query = Object.entries((plausible(schema) ?? {}) as object)
    const must = query.filter(([key]) => schema.required?.includes(key))
    const asked = new URLSearchParams(must.map(([key, value]) => [key, String(value)]))
    for (const id of path.includes(':') ? ids : ['']) {
      const { status, body, raw } = await world.call(
        'GET',
        `${path.replace(/:\w+/g, id)}?${asked.toString()}`,
        undefined,
        token,
      )
      if (status !== 200) continue
      if (id !== '') opened.push(`${endpoint.id} ${id}`)
      texts.push(typeof body === 'string' ? raw.toString('latin1') : JSON.stringify(body))
    }
  }
  return { opened, text: texts.join('\n') }
}

/** Ids of a case's parts, newest last, with their creation times. */
export const partsOf = (
  { db }: ApiWorld,
  caseId: string,
): Promise<{ id: string; kind: 'task' | 'act' | 'file'; at: Date }[]> =>
  db.rows(sql`
    select id, 'task' as kind, opened_at as at from tasks where case_id = ${caseId}::uuid
    union all select id, 'act', created_at from acts where case_id = ${caseId}::uuid
    union all select id, 'file', created_at from files where case_id = ${caseId}::uuid order by at, id`)
