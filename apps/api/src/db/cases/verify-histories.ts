import { type Database, sql } from '../connection/sql.ts'
import { firstBrokenLink, type Link } from './chain.ts'

/** A broken hash chain and its first bad event. */
export interface BrokenHistory {
  readonly caseId: string
  readonly radicado: string | null
  readonly seq: number
}

export interface Verification {
  readonly cases: number
  readonly events: number
  readonly broken: readonly BrokenHistory[]
}

interface Head {
  readonly id: string
  readonly radicado: string | null
  readonly chain_seq: number
  readonly chain_hash: string
}

const BATCH = 500

/**
 * Recomputes the hash chain of every case (decision 23), in batches and from
 * one snapshot, so that cases can advance meanwhile. Detects changed,
 * removed, added or reordered events, and a case whose recorded end differs.
 */
export async function verifyHistories(
  db: Database,
  progress: (cases: number) => void = () => {},
): Promise<Verification> {
  return db.aside(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`)
    const broken: BrokenHistory[] = []
    let [cases, events] = [0, 0]
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const heads = await tx.rows<Head>(
        sql`select id, radicado, chain_seq, chain_hash from cases where id > ${after}::uuid order by id limit ${BATCH}`,
      )
      if (heads.length === 0) break
      after = heads.at(-1)?.id ?? after
      const histories = new Map<string, Link[]>(heads.map((head) => [head.id, []]))
      const rows = await tx.rows<Link & { case_id: string }>(
        sql`select case_id, seq, type, actor_id, at, body, hash from case_events
            where case_id = any(${heads.map((head) => head.id)}::uuid[]) order by case_id, seq`,
      )
      for (const row of rows) histories.get(row.case_id)?.push(row)
      for (const head of heads) {
        const seq = firstBrokenLink(histories.get(head.id) ?? [], {
          seq: head.chain_seq,
          hash: head.chain_hash,
        })
        if (seq !== null) broken.push({ caseId: head.id, radicado: head.radicado, seq })
      }
      cases += heads.length
      events += rows.length
      progress(cases)
    }
    return { cases, events, broken }
  })
}
