import { createHash } from 'node:crypto'
import { applicationOf } from '@ventanilla/catalog/procedures/forms/forms'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { type Database, json, sql } from '../../db/connection/sql.ts'
import type { Clock } from '../../deps.ts'

/** Content of a revision: the procedure and the whole form with which its cases are filed (decision 13). */
export interface PublishedContent {
  readonly procedure: ProcedureRevision
  readonly form: FormDef | null
}

export interface Published {
  readonly ttId: number
  readonly revision: number
  /** this call made a new revision */
  readonly fresh: boolean
}

/**
 * Publishes the catalogue at start-up: a procedure with changed content gets the next revision, the others keep
 * theirs. Serialises processes that start at once. Returns the revision in force of every procedure.
 */
export function publishCatalogue(
  db: Database,
  clock: Clock,
  procedures: readonly ProcedureRevision[],
  formOf: (procedure: ProcedureRevision) => FormDef | null = applicationOf,
): Promise<Published[]> {
  return db.aside(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(7307)`)
    const rows = await tx.rows<{ tt_id: number; revision: number; content_hash: string }>(sql`
      select distinct on (tt_id) tt_id, revision, content_hash from procedure_revisions order by tt_id, revision desc`)
    const newest = new Map(rows.map((row) => [row.tt_id, row]))
    const published: Published[] = []
    for (const procedure of procedures) {
      const last = newest.get(procedure.ttId)
      const form = formOf(procedure)
      const hash = hashOf({ procedure: { ...procedure, revision: 0 }, form })
      // returning to older content is a separate revision, so its number is part of the unique hash
      if (last !== undefined && last.content_hash.split(':')[0] === hash) {
        published.push({ ttId: procedure.ttId, revision: last.revision, fresh: false })
        continue
      }
      const revision = (last?.revision ?? 0) + 1
      const content: PublishedContent = { procedure: { ...procedure, revision }, form }
      await tx.run(sql`
        insert into procedure_revisions(tt_id, revision, content_hash, content, published_at)
        values (${procedure.ttId}, ${revision}, ${`${hash}:${revision}`}, ${json(content)}::jsonb, ${clock.now()})`)
      published.push({ ttId: procedure.ttId, revision, fresh: true })
    }
    return published
  })
}

/** The catalogue with its procedures numbered by their revision in force, which drafts and cases store. */
export function withRevisions<C extends { readonly procedures: ReadonlyMap<number, ProcedureRevision> }>(
  catalogue: C,
  published: readonly Published[],
): C {
  const numbers = new Map(published.map((one) => [one.ttId, one.revision]))
  const procedures = [...catalogue.procedures].map(
    ([ttId, one]) => [ttId, { ...one, revision: numbers.get(ttId) ?? one.revision }] as const,
  )
  return { ...catalogue, procedures: new Map(procedures) }
}

const hashOf = (content: PublishedContent): string =>
  createHash('sha256').update(canonical(content)).digest('hex')

/** JSON with sorted keys: a file's field order is no change of content. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
