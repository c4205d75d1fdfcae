import { type Passage, passageOfWords } from '@ventanilla/domain/acts/passage'
import { type PlacedRemark, placeRemarks, type Remark } from '@ventanilla/domain/acts/remarks'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { type Db, raw, sql, type Statement } from '../connection/sql.ts'

interface RemarkRow {
  readonly id: string
  readonly act_id: string
  readonly quote: string
  readonly anchor: { readonly passage?: Passage }
  readonly text: string
  readonly author_id: string
  readonly at: Date
  readonly answer: string | null
  readonly answered_by: string | null
  readonly answered_at: Date | null
  readonly accepted_reason: string | null
  readonly resolved_by: string | null
  readonly resolved_at: Date | null
  readonly seen_at: Date | null
  readonly doc: EditorNode
  readonly author: string
  readonly answerer: string | null
  readonly accepter: string | null
}

/** A remark with the names of its author, answerer and accepter. */
export interface NamedRemark extends PlacedRemark {
  readonly names: { readonly author: string; readonly answerer: string; readonly accepter: string }
}

const nameOf = (column: string): Statement =>
  raw(`(select n.first_names || ' ' || n.last_names from users n where n.id = r.${column})`)

const UNSIGNED = raw(`a.state in ('draft', 'review', 'sign')`)

/** Remarks on the unsigned acts of a case, placed on the current text. */
export const remarksOfCase = (db: Db, caseId: string): Promise<NamedRemark[]> =>
  placed(db, sql`a.case_id = ${caseId}::uuid and ${UNSIGNED}`)

/** All remarks on one act, placed on its current text, oldest first. */
export const remarksOfAct = (db: Db, actId: string): Promise<NamedRemark[]> =>
  placed(db, sql`a.id = ${actId}::uuid`)

async function placed(db: Db, which: Statement): Promise<NamedRemark[]> {
  const rows = await db.rows<RemarkRow>(sql`
    select r.id, r.act_id, r.quote, r.anchor, r.text, r.author_id, r.at, r.answer, r.answered_by, r.answered_at,
      r.accepted_reason, r.resolved_by, r.resolved_at, a.doc,
      ${nameOf('author_id')} as author, ${nameOf('answered_by')} as answerer, ${nameOf('resolved_by')} as accepter,
      (select max(s.last_seen_at) from sessions s join users u on u.id = s.user_id where u.id = r.author_id and u.active) as seen_at
    from act_remarks r join acts a on a.id = r.act_id where ${which} order by r.at, r.id`)
  return rows.flatMap((row) =>
    placeRemarks(row.doc, [remarkOf(row)]).map((remark) => ({
      ...remark,
      names: { author: row.author, answerer: row.answerer ?? '', accepter: row.accepter ?? '' },
    })),
  )
}

const remarkOf = (row: RemarkRow): Remark => ({
  id: row.id,
  actId: row.act_id,
  said: { by: row.author_id, at: row.at.toISOString(), text: row.text },
  quote: row.quote,
  passage: row.anchor.passage ?? passageOfWords(row.quote),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { by: row.answered_by ?? '', at: row.answered_at.toISOString(), text: row.answer },
  accepted:
    row.resolved_at === null
      ? null
      : { by: row.resolved_by ?? '', at: row.resolved_at.toISOString(), text: row.accepted_reason ?? '' },
  authorSeenAt: row.seen_at?.toISOString() ?? null,
})
