import type { Actor } from '@ventanilla/domain/access/actor'
import { type Permission, scopeFor } from '@ventanilla/domain/access/permissions'
import type { OpenToThirds } from './cases/catalogue.ts'
import { joined, raw, sql, type Statement } from './sql.ts'

/**
 * The open tasks (alias `t`) of a party's cases that wait for this person: where one party gives a case away and another
 * takes it, neither is told to do what the other must.
 */
export const waitsFor = (actor: Actor): Statement => sql`(t.turn = 'usuario' and (
    (t.audience[1] = 'SOLICITANTE' and not exists (select 1 from case_parties q
      where q.case_id = t.case_id and q.user_id = ${actor.id}::uuid and q.role = 'tercero' and q.until is null))
    or t.audience[1] <> 'SOLICITANTE' and (t.audience[1] = 'QUIEN_RECIBE') = exists (select 1 from case_parties q
      where q.case_id = t.case_id and q.user_id = ${actor.id}::uuid and q.role = 'nuevo_solicitante' and q.until is null)))`

/**
 * Since when somebody is no longer the applicant of a case (alias `c`), or null. Such a person reads what had happened
 * until then (modules/applicant-changes), and nothing by `rowsFor`.
 */
export const passedOn = (
  actor: Actor,
): Statement => sql`(select p.since from case_parties p where p.case_id = c.id
    and p.user_id = ${actor.id}::uuid and p.role = 'antiguo_solicitante' and p.until is null)`

/**
 * The papers (alias `f`) that the parties of a case put into it or that were made for them. What officials attach to
 * their own tasks is shown to nobody who is not an applicant any more.
 */
export const partyPapers: Statement = raw(`(f.purpose in ('solicitud', 'comprobante', 'formulario')
    or (f.purpose = 'tarea' and exists (select 1 from users w where w.id = f.owner_id and w.kind <> 'funcionario')))`)

/**
 * Whether the reader only looks on at a case (alias `c`): a third party who was recognised and is nothing else in it
 * (Ley 99 of 1993, art. 69). They are notified and appeal; the applicant's own papers and data are not theirs.
 */
export const looksOn = (actor: Actor): Statement => sql`(c.applicant_id <> ${actor.id}::uuid and exists (
    select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.role = 'tercero' and p.until is null)
  and not exists (select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid
    and p.role in ('apoderado', 'nuevo_solicitante', 'consulta') and p.until is null))`

/**
 * The files (alias `f`) of a case (alias `c`) that a reader of the case may open as far as they are somebody's own affair:
 * whoever looks on opens what they put in, the documents that are not reserved, and the acts that are not letters.
 */
export const openPapers = (actor: Actor, open: OpenToThirds): Statement => sql`(not ${looksOn(actor)}
    or f.owner_id = ${actor.id}::uuid
    or (f.purpose = 'solicitud' and (c.tt_id || ':' || f.document_id) = any(${[...open.documents]}::text[]))
    or (f.purpose = 'acto' and exists (
      select 1 from acts w where w.file_id = f.id
        and (w.template <> all(${[...open.personalActs]}::text[]) or w.addressee_id = ${actor.id}::uuid))))`

/** Whether the reader has no part in a case (alias `c`) whose file was opened to them: `consults` as SQL. */
const onlyConsults = (actor: Actor): Statement =>
  actor.kind === 'funcionario' || actor.kind === 'sistema'
    ? raw('false')
    : sql`(c.applicant_id <> ${actor.id}::uuid and not exists (
        select 1 from case_parties p where p.case_id = c.id and p.user_id = ${actor.id}::uuid
          and p.role in ('apoderado', 'nuevo_solicitante', 'tercero') and p.until is null))`

/**
 * The acts (alias `a`) of a case that somebody from outside may open: what was written to one recipient while they were
 * notified (a summons, a notice, their acta) is that person's alone; of any other act those communicated, and those that
 * were notified to them. To whom an act was not to be notified, because they only consult the file or came to the case
 * later, it is open once everybody was notified to whom it was. The attack: reading a decision by somebody else's
 * notification, or where and when another party is summoned.
 */
export const madeKnown = (actor: Actor): Statement => sql`(a.code is not null and case
    when a.addressee_id is not null then a.addressee_id = ${actor.id}::uuid
    else a.announced_at is not null
      or exists (select 1 from notifications n where n.act_id = a.id and n.recipient_id = ${actor.id}::uuid and n.state = 'done')
      or (exists (select 1 from notifications n where n.act_id = a.id)
        and not exists (select 1 from notifications n where n.act_id = a.id
          and (n.state <> 'done' or n.recipient_id = ${actor.id}::uuid))) end)`

/** The acts (alias `a`) of a case (alias `c`) that its former applicant had been told of when they gave it away. */
export const knownBefore = (actor: Actor): Statement => sql`(a.announced_at < ${passedOn(actor)}
    or (a.addressee_id = ${actor.id}::uuid and a.signed_at < ${passedOn(actor)})
    or exists (select 1 from notifications n where n.act_id = a.id and n.recipient_id = ${actor.id}::uuid and n.state = 'done'))`

/**
 * The papers (alias `f`) of a case (alias `c`) that are no acts and that somebody from outside finds in its file: the one
 * rule of the case, of its index and of a paper by its id. What officials attached to their own tasks is none, but where a
 * file was brought over: there it is the file, once that was checked, and as it was uploaded last. What is still being
 * uploaded, or was returned and replaced, is work of the house.
 */
export const filedPapers: Statement = raw(`(f.purpose in ('comprobante', 'formulario', 'solicitud')
    or (f.purpose = 'tarea' and c.family = 'migracion' and c.closed_at is not null
      and position(f.id::text in c.facts::text) > 0))`)

/** Whether somebody handed a paper (alias `f`) of a case (alias `c`) in with a step: until then it only lies there. */
export const handedIn: Statement =
  raw(`exists (select 1 from tasks w where w.case_id = c.id and w.state = 'done'
    and position(f.id::text in w.data::text) > 0)`)

/**
 * The papers (alias `f`) of a case (alias `c`) that are no acts and that its parties find in it: theirs, and what officials
 * attached to a step once they have left it. The attack: opening by its id what an official keeps beside a concept that
 * is still being written, or a picture pasted into the draft of a decision.
 */
export const casePapers: Statement = sql`(${partyPapers} or f.purpose = 'cambio' or (f.purpose = 'tarea' and ${handedIn}))`

/**
 * Last day of the access that the reader was given to the file of a case (alias `c`); null: they were given none, or read
 * it anyway.
 */
export const accessUntil = (actor: Actor): Statement =>
  scopeFor(actor, 'cases.read').all
    ? raw('null')
    : sql`(select to_char(p.expires_on, 'YYYY-MM-DD') from case_parties p
        where p.case_id = c.id and p.user_id = ${actor.id}::uuid and p.role = 'consulta' and p.until is null)`

/** Whether a reader may open a paper (alias `f`) of a case (alias `c`) that is no act, by its id. */
export const opensPaper = (actor: Actor): Statement =>
  actor.kind === 'funcionario'
    ? raw("(f.purpose <> 'acto')")
    : sql`(f.purpose <> 'acto' and case when ${onlyConsults(actor)} then ${filedPapers} else ${casePapers} end)`

/**
 * The drafts (alias `d`) that an official may take down at the window: those begun at the window of their own office. A
 * draft that somebody writes at home is nobody else's, also when its author comes to the window.
 */
export function windowDrafts(actor: Actor): Statement {
  const { office } = scopeFor(actor, 'cases.fileAtWindow')
  return office === null ? raw('false') : sql`(d.window_office = ${office})`
}

/** Cases (alias `c`) that ended and left obligations to be verified: `leavesObligations`, a column kept by PostgreSQL (0043). */
export const followedCases: Statement = raw('c.followed')

/**
 * The rows of `cases` (alias `c`) that a person may see with a permission, as a condition. It is `can` as SQL and the
 * only way modules may read cases: a query without it would let somebody list or guess what is not theirs.
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
    // the group's own work, a colleague's too: when somebody falls ill their cases must be found
    tests.push(
      sql`exists (select 1 from task_offers o where o.case_id = c.id and o.audience = any(${actor.audience}::text[]))`,
    )
  }
  return sql`(${joined(tests, ' or ', 'false')})`
}
