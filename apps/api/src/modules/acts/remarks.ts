import type { acts } from '@ventanilla/contract/acts.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { isOpen, pinRemark, whyNotAccept } from '@ventanilla/domain/acts/remarks'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { mayReturn, partOf } from '@ventanilla/domain/workflow/state/act-parts'
import { screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import type { z } from 'zod'
import { runCommand } from '../../db/cases/command.ts'
import { loadCase } from '../../db/cases/load.ts'
import { type NamedRemark, remarksOfAct } from '../../db/cases/remarks.ts'
import { tell } from '../../db/cases/tell.ts'
import { type Db, json, sql, type Tx } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import type { Handlers } from '../../http/routes.ts'
import { readAct, taskOnAct } from './act-row.ts'

type RemarkReply = z.input<(typeof acts)['acts.remark']['answers'][201]>
type Remarking = Handlers<Pick<typeof acts, 'acts.remark' | 'acts.answerRemark' | 'acts.acceptRemark'>>

/** An act with its case. */
type OfCase = Awaited<ReturnType<typeof readAct>>

const UNSIGNED: ReadonlySet<string> = new Set(['draft', 'review', 'sign'])

/** Remarks of an act as the reader sees them, with the reader's available actions. */
export async function remarksFor(db: Db, deps: AppDeps, actor: Actor, of: OfCase): Promise<RemarkReply[]> {
  return (await remarksOfAct(db, of.act.id)).map((remark) => told(deps, actor, of, remark))
}

function told(deps: AppDeps, actor: Actor, { act, loaded }: OfCase, remark: NamedRemark): RemarkReply {
  const { said, answer, accepted, place, names } = remark
  const rule = deps.catalogue.of(loaded.row).actRules.get(act.template)
  const open = isOpen(remark) && UNSIGNED.has(act.state)
  const why = whyNotAccept(remark, actor, {
    drafter: act.drafter_id ?? '',
    reviewing: [...(rule?.reviews ?? []), ...(rule?.signs ?? [])],
    today: bogotaDate(deps.clock.now().toISOString()),
    due: (from, days) => dueDate(from, days, 'habiles', deps.catalogue.calendarOf(actor.office)),
  })
  return {
    id: remark.id,
    from: place?.from ?? 0,
    to: place?.to ?? 0,
    quote: remark.quote,
    text: said.text,
    author: names.author,
    at: said.at,
    resolved: !isOpen(remark),
    found: place !== null,
    answer: answer === null ? null : { text: answer.text, by: names.answerer, at: answer.at },
    accepted: accepted === null ? null : { text: accepted.text, by: names.accepter, at: accepted.at },
    mayAnswer: open && act.drafter_id === actor.id && actor.id !== said.by,
    mayAccept: open && why === null,
    needsReason: answer === null,
  }
}

async function one(tx: Tx, deps: AppDeps, actor: Actor, of: OfCase, id: string): Promise<RemarkReply> {
  const found = (await remarksFor(tx, deps, actor, of)).find((remark) => remark.id === id)
  if (found === undefined) throw notFound('La observación no existe o no es suya.')
  return found
}

/** Notifies a remark's author of the answer, with a link to the screen where they accept it. */
async function notifyAuthor(
  tx: Tx,
  deps: AppDeps,
  { act, loaded }: OfCase,
  remarkId: string,
  reason: string,
): Promise<void> {
  const author = await tx.one<{ id: string; task: string | null; step: string | null }>(sql`
    select r.author_id as id, t.id as task, t.step from act_remarks r left join lateral (
      select id, step from tasks where case_id = ${act.case_id}::uuid and act_id = r.act_id
        and r.author_id in (done_by, assignee) order by opened_at desc limit 1) t on true
    where r.id = ${remarkId}::uuid`)
  if (author === undefined) return
  const place = { caseId: act.case_id, taskId: author.task ?? '', ttId: loaded.row.tt_id }
  const screen = screenOf(deps.catalogue.of(loaded.row).workflow.steps.get(author.step ?? '')?.screen, place)
  const enlace = `${screen}${screen.includes('?') ? '&' : '?'}documento=${act.id}&observacion=${remarkId}`
  await tell(tx, applyDeps(deps), loaded, 'observacion.respondida', [author.id], {
    motivo: reason,
    acceso: `${remarkId}:${deps.clock.now().toISOString()}`,
    enlace: author.task === null ? '/solicitudes?vista=mias' : enlace,
  })
}

/** Reviewers' remarks on passages, the drafter's answers, and their closing (decision 64). */
export const remarkHandlers = (deps: AppDeps): Remarking => ({
  'acts.remark': (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      // Race: with the case locked, a remark during a signature is either seen by it or arrives too late.
      await loadCase(tx, actor, 'cases.act', (await readAct(tx, actor, 'cases.act', params.id)).act.case_id)
      const { act, loaded } = await readAct(tx, actor, 'cases.act', params.id)
      const task = taskOnAct(deps.catalogue.of(loaded.row).workflow, loaded, actor, act.id)
      if (task === null || !mayReturn(partOf(deps.catalogue.of(loaded.row).workflow, task)))
        throw new Refusal('forbidden', 'Solo quien revisa o firma el documento hace observaciones.', {
          code: 'tarea_ajena',
        })
      const { quote, passage } = pinRemark(act.doc, body.from, body.to)
      const id = deps.newId()
      await tx.run(sql`
        insert into act_remarks(id, act_id, version, quote, anchor, text, author_id, at)
        values (${id}::uuid, ${act.id}::uuid, ${act.doc_version}, ${quote}, ${json({ from: body.from, to: body.to, passage })}::jsonb, ${body.text}, ${actor.id}::uuid, ${deps.clock.now()})`)
      return { status: 201 as const, body: await one(tx, deps, actor, { act, loaded }, id) }
    }),
  'acts.answerRemark': (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const { act, loaded } = await readAct(tx, actor, 'cases.act', params.id)
      const remark = await one(tx, deps, actor, { act, loaded }, params.remarkId)
      if (act.drafter_id !== actor.id)
        throw new Refusal('forbidden', 'Solo quien proyecta el documento responde sus observaciones.', {
          code: 'tarea_ajena',
        })
      if (!remark.mayAnswer)
        throw new Refusal('conflict', 'Esta observación ya está cerrada.', { code: 'observacion' })
      await tx.run(sql`
        update act_remarks set answer = ${body.reason}, answered_by = ${actor.id}::uuid, answered_at = ${deps.clock.now()}
        where id = ${params.remarkId}::uuid and act_id = ${act.id}::uuid and resolved_at is null`)
      await notifyAuthor(tx, deps, { act, loaded }, params.remarkId, body.reason)
      return ok(await one(tx, deps, actor, { act, loaded }, params.remarkId))
    }),
  'acts.acceptRemark': (ctx, { params, body }) =>
    ctx.command(async (tx) => {
      const actor = me(ctx)
      const { act, loaded } = await readAct(tx, actor, 'cases.act', params.id)
      const done = await runCommand(tx, applyDeps(deps), actor, {
        caseId: act.case_id,
        version: null,
        verb: ctx.endpointId,
        address: ctx.address,
        commands: () => [
          {
            type: 'acceptRemark',
            actId: act.id,
            remarkId: params.remarkId,
            ...(body.reason !== undefined && { reason: body.reason }),
          },
        ],
      })
      return ok({ ...(await one(tx, deps, actor, { act, loaded }, params.remarkId)), version: done.version })
    }),
})
