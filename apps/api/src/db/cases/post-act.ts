import { plainText } from '@ventanilla/domain/acts/document'
import { operativePart, redact } from '@ventanilla/domain/acts/redaction/redact'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { type KnownPerson, withheldOf } from '@ventanilla/domain/acts/redaction/withheld'
import type { Effect } from '@ventanilla/domain/workflow/definition/commands'
import type { CaseState } from '@ventanilla/domain/workflow/state/state'
import type { Actor } from '@ventanilla/domain/access/actor'
import { queueJob } from '../queue-job.ts'
import { type Db, json, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import { nameOfCase } from './case-name.ts'
import type { LoadedCase } from './load.ts'

/**
 * Inserts a posting in the transaction of the decision: the row holds the published text as redacted at that
 * moment and nothing withheld; a job prints the copy.
 */
export async function postAct(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  state: CaseState,
  effect: Extract<Effect, { type: 'actPosted' }>,
  actor: Actor,
): Promise<void> {
  const acts = await tx.rows<{
    id: string
    template: string
    title: string
    number: string | null
    dated_on: string
    code: string
    doc: EditorNode
  }>(sql`
    select id, template, title, number, to_char(dated_on, 'YYYY-MM-DD') as dated_on, code, doc from acts
    where id = any(${[effect.actId, ...(effect.beside === null ? [] : [effect.beside])]}::uuid[]) and code is not null`)
  const act = acts.find((one) => one.id === effect.actId)
  if (act === undefined) throw new Error('a posted act without a row')
  const beside = acts.find((one) => one.id === effect.beside)
  const withheld = withheldOf({
    people: await peopleOf(tx, loaded, state),
    facts: state.facts,
    answers: { ...(await parentAnswers(tx, loaded)), ...loaded.row.submission },
    form: deps.catalogue.of(loaded.row).forms.get(loaded.row.tt_id),
  })
  const { name, address, email, phone } = deps.authority
  const published = deps.catalogue.actRules.get(act.template)?.published
  const shown = published !== false && published?.extent === 'resolutiva' ? operativePart(act.doc) : act.doc
  const body = redact(withCopy(shown, beside?.doc), withheld, [name, address, email, phone])
  const id = deps.newId()
  const words = `${act.title} ${act.number ?? ''} ${plainText(body)}`.slice(0, 200_000)
  await Promise.all([
    tx.run(sql`
      insert into publications(id, act_id, case_id, kind, template, title, number, dated_on, code, procedure, municipality, doc, words, posted_at, posted_by, until)
      values (${id}::uuid, ${act.id}::uuid, ${loaded.row.id}::uuid, ${effect.until === null ? 'acto' : 'aviso'}, ${act.template}, ${act.title}, ${act.number},
        ${act.dated_on}, ${act.code}, ${nameOfCase(deps.catalogue, loaded.row)}, ${loaded.row.municipality}, ${json(body)}::jsonb, ${words},
        ${deps.now}, ${actor.kind === 'sistema' ? null : actor.id}::uuid, ${effect.until}::timestamptz)`),
    queueJob(
      tx,
      { id: deps.newId(), now: deps.now },
      { kind: 'boletin.pdf', about: id, data: { publicationId: id, caseId: loaded.row.id } },
    ),
  ])
}

/** An aviso is published with a full copy of the act it notifies (CPACA art. 69). */
function withCopy(notice: EditorNode, act: EditorNode | undefined): EditorNode {
  if (act === undefined) return notice
  const heading: EditorNode = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Copia del acto que se notifica' }],
  }
  return { ...notice, content: [...(notice.content ?? []), heading, ...(act.content ?? [])] }
}

/** Everyone who takes part, and the parties of the parent case. */
const peopleOf = (tx: Db, { row }: LoadedCase, { parties }: CaseState): Promise<readonly KnownPerson[]> =>
  tx.rows<KnownPerson>(sql`
    select document_number as document, phone, email from users
    where id = any(${[row.applicant_id, ...parties.map((p) => p.personId)]}::uuid[])
      or id = (select applicant_id from cases where id = ${row.parent_id}::uuid)
      or id in (select user_id from case_parties where case_id = ${row.id}::uuid or case_id = ${row.parent_id}::uuid)`)

/** Answers of the parent case, which the acts of this one quote. */
async function parentAnswers(tx: Db, { row }: LoadedCase): Promise<Readonly<Record<string, unknown>>> {
  if (row.parent_id === null) return {}
  const parent = await tx.one<{ submission: Record<string, unknown> | null; facts: Record<string, unknown> }>(
    sql`select submission, facts from cases where id = ${row.parent_id}::uuid`,
  )
  return { ...parent?.facts, ...parent?.submission }
}
