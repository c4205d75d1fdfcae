import { createHash } from 'node:crypto'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { PublishedContent } from './publish.ts'

/** The published procedures as one process caches them. `version` changes whenever any of them does. */
export interface Snapshot {
  readonly version: string
  readonly procedures: readonly ProcedureRevision[]
  /** types that can be started online, with their forms */
  readonly online: ReadonlyMap<number, FormDef>
}

const FRESH_MS = 10_000

/**
 * Caches the published catalogue and checks for changes at most every ten seconds: public pages cost no
 * database query, and a publication shows within seconds in every process.
 */
export function makeSnapshot(db: Db, configuration: { readonly release: number }): () => Promise<Snapshot> {
  let current: Promise<Snapshot> | undefined
  let asked = 0
  let stamp = ''
  /** also with what the configuration says in the same responses */
  const ofRelease = async (known: Promise<Snapshot>): Promise<Snapshot> => {
    const { version, ...rest } = await known
    return { ...rest, version: `${version}.${configuration.release}` }
  }
  return async () => {
    const now = performance.now()
    if (current !== undefined && now - asked < FRESH_MS) return ofRelease(current)
    asked = now
    const row = await db.one<{ stamp: string }>(sql`
      select coalesce(string_agg(tt_id || '.' || revision, ',' order by tt_id, revision), '') as stamp from procedure_revisions`)
    if (current === undefined || row?.stamp !== stamp) {
      stamp = row?.stamp ?? ''
      current = load(db, stamp)
    }
    return ofRelease(current)
  }
}

async function load(db: Db, stamp: string): Promise<Snapshot> {
  const rows = await db.rows<{ content: PublishedContent }>(sql`
    select distinct on (tt_id) content from procedure_revisions order by tt_id, revision desc`)
  return {
    version: createHash('sha256').update(stamp).digest('base64url').slice(0, 16),
    procedures: rows.map((row) => row.content.procedure),
    online: new Map(
      rows.flatMap(({ content: { form, procedure } }) => (form === null ? [] : [[procedure.ttId, form]])),
    ),
  }
}
