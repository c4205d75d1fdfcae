import type { Actor } from '@ventanilla/domain/access/actor'
import { type Permission, scopeFor } from '@ventanilla/domain/access/permissions'
import type { OpenToThirds } from '@ventanilla/domain/definitions/compose/open-to-thirds'
import { joined, raw, sql, type Statement } from './connection/sql.ts'

/**
 * The open tasks (alias `t`) of a party's cases that wait for this person: in a change of applicant, transferor
 * and transferee each see only their own tasks.
 */
export const waitsFor = (actor: Actor): Statement => sql`(t.turn = 'usuario' and (
    (t.audience[1] = 'SOLICITANTE' and not exists (select 1 from case_parties q
      where q.case_id = t.case_id and q.user_id = ${actor.id}::uuid and q.role = 'tercero' and q.until is null))
    or t.audience[1] <> 'SOLICITANTE' and (t.audience[1] = 'QUIEN_RECIBE') = exists (select 1 from case_parties q
      where q.case_id = t.case_id and q.user_id = ${actor.id}::uuid and q.role = 'nuevo_solicitante' and q.until is null)))`

/**
 * Instant at which the reader stopped being the applicant of a case (alias `c`), or null. A former applicant
 * reads the events up to then (modules/applicant-changes), and nothing through `rowsFor`.
 */
export const passedOn = (
  actor: Actor,
): Statement => sql`(select p.since from case_parties p where p.case_id = c.id
    and p.user_id = ${actor.id}::uuid and p.role = 'antiguo_solicitante' and p.until is null)`

/**
 * The documents (alias `f`) that the parties of a case contributed or that were made for them. Documents that
 * officials attach to their own tasks stay hidden from former applicants.
 */
export const partyPapers: Statement = raw(`(f.purpose in ('solicitud', 'comprobante', 'formulario')
    or (f.purpose = 'tarea' and exists (select 1 from users w where w.id = f.owner_id and w.kind <> 'funcionario')))`)

/**
 * Whether the reader is only a recognised third party of a case (alias `c`) (Ley 99 of 1993, art. 69). Third
 * parties are notified and can appeal, but do not see the applicant's own documents and data.
 */
export const looksOn = (actor: Actor): Statement => sql`(c.applicant_id <> ${actor.id}::uuid and exists (
    select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.role = 'tercero' and p.until is null)
  and not exists (select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid
    and p.role in ('apoderado', 'nuevo_solicitante', 'consulta') and p.until is null))`

/**
 * The files (alias `f`) of a case (alias `c`) that its reader can open, as far as privacy goes: a third party
 * opens their own files, the documents that are not reserved, and acts, except personal letters to others.
 */
export const openPapers = (actor: Actor, open: OpenToThirds): Statement => sql`(not ${looksOn(actor)}
    or f.owner_id = ${actor.id}::uuid
    or (f.purpose = 'solicitud' and (c.tt_id || ':' || f.document_id) = any(${[...open.documents]}::text[]))
    or (f.purpose = 'acto' and exists (
      select 1 from acts w where w.file_id = f.id
        and (w.template <> all(${[...open.personalActs]}::text[]) or w.addressee_id = ${actor.id}::uuid))))`

/** Whether the reader has no part in a case (alias `c`) and only consults its file: `consults` as SQL. */
const onlyConsults = (actor: Actor): Statement =>
  actor.kind === 'funcionario' || actor.kind === 'sistema'
    ? raw('false')
    : sql`(c.applicant_id <> ${actor.id}::uuid and not exists (
        select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid
          and p.role in ('apoderado', 'nuevo_solicitante', 'tercero') and p.until is null))`

/**
 * The acts (alias `a`) of a case that a reader outside the authority can open. An act addressed to one
 * recipient during notification (a citación, an aviso, their acta) is open to that person alone; any other act
 * once it is communicated, or notified to the reader. For a reader to whom an act did not have to be notified,
 * who only consults the file or joined later, it opens once all its notifications are done. Attack: reading a
 * decision before one's own notification through another party's, or where and when another party is summoned.
 */
export const madeKnown = (actor: Actor): Statement => sql`(a.code is not null and case
    when a.addressee_id is not null then a.addressee_id = ${actor.id}::uuid
    else a.announced_at is not null
      or exists (select 1 from notifications n where n.act_id = a.id and n.recipient_id = ${actor.id}::uuid and n.state = 'done')
      or (exists (select 1 from notifications n where n.act_id = a.id)
        and not exists (select 1 from notifications n where n.act_id = a.id
          and (n.state <> 'done' or n.recipient_id = ${actor.id}::uuid))) end)`

/** The acts (alias `a`) of a case (alias `c`) that its former applicant knew when they transferred it. */
export const knownBefore = (actor: Actor): Statement => sql`(a.announced_at < ${passedOn(actor)}
    or (a.addressee_id = ${actor.id}::uuid and a.signed_at < ${passedOn(actor)})
    or exists (select 1 from notifications n where n.act_id = a.id and n.recipient_id = ${actor.id}::uuid and n.state = 'done'))`

/**
 * The documents (alias `f`) of a case (alias `c`), other than acts, that a reader outside the authority finds
 * in its file: one rule for the case, its index and a document by id. Excludes documents that officials
 * attached to their own tasks, except in a migrated expediente, which consists of them: there the last upload
 * counts, once it was checked. Uploads in progress and returned or replaced files are internal. `broughtOver`:
 * families of migrated ones.
 */
export const filedPapers = (
  broughtOver: readonly string[],
): Statement => sql`(f.purpose in ('comprobante', 'formulario', 'solicitud')
    or (f.purpose = 'tarea' and c.family = any(${[...broughtOver]}::text[]) and c.closed_at is not null
      and position(f.id::text in c.facts::text) > 0))`

/**
 * Whether a document (alias `f`) of a case (alias `c`) was
 * handed in with a finished step; until then it is only stored.
 */
export const handedIn: Statement =
  raw(`exists (select 1 from tasks w where w.case_id = c.id and w.state = 'done'
    and position(f.id::text in w.data::text) > 0)`)

/**
 * The documents (alias `f`) of a case (alias `c`), other than acts, that its parties find in it: their own, and
 * those that officials attached to a finished step. Attack: opening by id a file that an official keeps with an
 * unfinished concept, or a picture pasted into the draft of a decision.
 */
export const casePapers: Statement = sql`(${partyPapers} or f.purpose = 'cambio' or (f.purpose = 'tarea' and ${handedIn}))`

/**
 * Last day of the reader's granted access to the file of a case (alias `c`); null without a grant, or when the
 * reader sees all cases.
 */
export const accessUntil = (actor: Actor): Statement =>
  scopeFor(actor, 'cases.read').all
    ? raw('null')
    : sql`(select to_char(p.expires_on, 'YYYY-MM-DD') from case_parties p
        where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.role = 'consulta' and p.until is null)`

/** Whether a reader can open a document (alias `f`) of a case (alias `c`), other than an act, by its id. */
export const opensPaper = (actor: Actor, broughtOver: readonly string[]): Statement =>
  actor.kind === 'funcionario'
    ? raw("(f.purpose <> 'acto')")
    : sql`(f.purpose <> 'acto' and case when ${onlyConsults(actor)} then ${filedPapers(broughtOver)} else ${casePapers} end)`

/**
 * The drafts (alias `d`) that an official can write and file at the window: those begun at the window of their
 * own office. A draft begun at home stays private, even when its author visits the window.
 */
export function windowDrafts(actor: Actor): Statement {
  const { office } = scopeFor(actor, 'cases.fileAtWindow')
  return office === null ? raw('false') : sql`(d.window_office = ${office})`
}

/** Closed cases (alias `c`) with obligations to verify: `leavesObligations`, as a generated column (0043). */
export const followedCases: Statement = raw('c.followed')

/**
 * The cases (alias `c`) about which an official is or was asked something in a case beside them: they read what they are asked
 * about, and do nothing in it.
 */
export const askedAbout = (actor: Actor): Statement => sql`c.id in (
    select r.reads_case from tasks r where r.reads_case is not null and (r.assignee = ${actor.id}::uuid
      or r.done_by = ${actor.id}::uuid
      or (r.state in ('open', 'waiting') and r.audience && ${actor.audience}::text[])))`

/**
 * The rows of `cases` (alias `c`) that a person can see with a permission,
 * as a condition. It is `can` as SQL and the only allowed access to cases:
 * a query without it would let a caller list or guess other people's cases.
 */
export function rowsFor(actor: Actor, permission: Permission): Statement {
  const scope = scopeFor(actor, permission)
  if (scope.all) return raw('true')
  const tests: Statement[] = []
  if (scope.office !== null) tests.push(sql`c.office = ${scope.office}`)
  if (scope.own) {
    tests.push(sql`c.applicant_id = ${actor.id}::uuid`)
    tests.push(
      sql`exists (select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.until is null
        and p.role <> 'antiguo_solicitante')`,
    )
  }
  if (scope.followed) tests.push(followedCases)
  if (scope.assigned) {
    tests.push(
      sql`exists (select 1 from tasks t where t.case_id = c.id and (t.assignee = ${actor.id}::uuid or t.done_by = ${actor.id}::uuid))`,
    )
    // the group's work includes colleagues' tasks, so that the cases of an absent official can be found
    tests.push(
      sql`exists (select 1 from task_offers o where o.case_id = c.id and o.audience = any(${actor.audience}::text[]))`,
    )
    if (permission === 'cases.read') tests.push(askedAbout(actor))
  }
  return sql`(${joined(tests, ' or ', 'false')})`
}
