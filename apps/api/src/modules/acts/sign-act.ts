import type { portalDocuments } from '@ventanilla/contract/acts.contract'
import { APPEAL_CLAUSE, appealClause } from '@ventanilla/domain/acts/appeal'
import { COMPETENCE_CLAUSE, signingRole, whyNotSign } from '@ventanilla/domain/acts/competence'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { fillVariables, type SigningValues } from '@ventanilla/domain/acts/document'
import { signedSentence } from '@ventanilla/domain/acts/numbering'
import { notFound, Refusal } from '@ventanilla/domain/cases/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import { partOf } from '@ventanilla/domain/workflow/act-parts'
import { refuseOpenRemarks } from '@ventanilla/domain/workflow/closing-remarks'
import { createHash } from 'node:crypto'
import { refuseIfStopped } from '../../db/alerts.ts'
import { refuseOwnAffair, runCommand } from '../../db/cases/command.ts'
import { signerWords } from '../../db/cases/signer.ts'
import { remarksOfAct } from '../../db/cases/remarks.ts'
import { announce } from '../../db/outbox.ts'
import { type Db, json, sql } from '../../db/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type BudgetName, overBudget, PORTAL, secondsOver } from '../../http/budgets.ts'
import { CODES_AN_HOUR, countedSince, secondsUntilNext, waitSentence } from '../../http/code-limits.ts'
import { type Context, me } from '../../http/context.ts'
import { guess } from '../../http/guessing.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { codeHash, isCode, newCode } from '../../http/secrets.ts'
import { spendAll } from '../../http/spending.ts'
import { refuseUnsound } from './act-problems.ts'
import { type ActRow, readAct, taskOnAct } from './act-row.ts'
import { signingCode } from './messages.ts'

const LIFE_MS = 10 * 60_000
const TRIES = 5
const BETWEEN_MS = 60_000
const SENT_JUST_NOW = 'Ya le enviamos un código. Espere un minuto para pedir otro.'

interface LastCode {
  readonly created_at: Date
  readonly expires_at: Date
  readonly used_at: Date | null
  readonly attempts: number
  readonly content_hash: string
  readonly sent_to: string | null
}

/**
 * Seconds until another code may be sent for an act. Codes on which somebody guessed wrong and that never signed count
 * together, whatever act they were for. The attack: a stolen session guesses on one act after another.
 */
async function secondsUntilNextCode(tx: Db, now: Date, signer: string, actId: string): Promise<number> {
  const sent = await tx.rows<{ created_at: Date; here: boolean }>(sql`
    select created_at, act_id = ${actId}::uuid as here from otp_signatures
    where user_id = ${signer}::uuid and created_at > ${countedSince(now)}
      and (act_id = ${actId}::uuid or attempts > 0 and used_at is null)
    order by created_at desc limit ${CODES_AN_HOUR}`)
  const at = ({ created_at: day }: (typeof sent)[number]): Date => day
  // a code for another act holds nobody up for its minute
  return Math.max(
    secondsUntilNext(sent.filter(({ here }) => here).map(at), now),
    sent.length < CODES_AN_HOUR ? 0 : secondsUntilNext(sent.map(at), now),
  )
}

/** Whether the code that was sent last still signs this text. */
const isLive = (last: LastCode, hash: string, now: Date): boolean =>
  last.used_at === null && last.attempts < TRIES && last.expires_at > now && last.content_hash === hash

/** Where a code went, for how long it is good and when another may be asked for; in whole seconds, whatever the reader's clock says. */
function codeState(
  { expires_at, sent_to }: Pick<LastCode, 'expires_at' | 'sent_to'>,
  againIn: number,
  now: Date,
) {
  const secondsTo = (instant: number): number => Math.max(0, Math.ceil((instant - now.getTime()) / 1000))
  return {
    expiresAt: expires_at.toISOString(),
    sentTo: sent_to ?? 'correo',
    expiresIn: secondsTo(expires_at.getTime()),
    againIn,
  }
}

/** No code is sent that nobody may try: whose tries are used up hears it now, and not after typing. */
async function refuseWithoutTries(deps: AppDeps, ctx: Context): Promise<void> {
  const budgets: readonly (readonly [BudgetName, string])[] = [
    ['signingGuessesOfAddress', ctx.address],
    ['signingGuessesOfAccount', me(ctx).id],
    ['signingGuessesOfPortal', PORTAL],
  ]
  for (const [name, who] of budgets) {
    const seconds = await secondsOver(deps.db, name, who)
    if (seconds > 0) throw overBudget(name, seconds)
  }
}

const hashOf = (act: ActRow): string => createHash('sha256').update(canonicalContent(act.doc)).digest('hex')

/**
 * Sends the signing code. What is signed is the hash of the content at this moment: changing the document afterwards
 * makes the code useless. The attack: showing one text for signature and storing another.
 */
export const createOtp =
  (deps: AppDeps): Handler<(typeof portalDocuments)['acts.createOtp']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      const now = deps.clock.now()
      await refuseIfStopped(tx, now, 'act.sign')
      const { act, loaded } = await readAct(tx, actor, 'cases.act', body.id)
      const task = taskOnAct(loaded, actor, act.id)
      if (partOf(deps.catalogue.workflow, task) !== 'sign' || act.state !== 'sign')
        throw new Refusal(409, 'Este documento no espera su firma.', { code: 'sin_firma' })
      await refuseOwnAffair(tx, loaded, actor)
      const template = deps.catalogue.actTemplateOf(act.template, loaded.row.tt_id, loaded.state.facts)
      if (template === undefined) throw notFound()
      const remarks = await remarksOfAct(tx, act.id)
      // who signs and who reviewed (where nobody else does, the signer) are known now: the text names them before anybody signs it
      const day = bogotaDate(now.toISOString())
      const refused = whyNotSign(deps.catalogue.competence, template, actor.roles, day)
      if (refused !== null) throw new Refusal(403, refused, { code: 'sin_competencia' })
      const role = signingRole(deps.catalogue.competence, template, actor.roles, day) ?? actor.roles[0] ?? ''
      const person = await tx.one<{ phone: string | null; email: string; gender: number | null }>(
        sql`select phone, email, gender from users where id = ${actor.id}::uuid`,
      )
      const signer = signerWords(deps.catalogue, role, { gender: person?.gender, class: template.class, day })
      const doc = fillVariables(act.doc, {
        'firmante.nombre': actor.name,
        'firmante.cargo': signer.position,
        'firmante.rol': role,
        [COMPETENCE_CLAUSE]: signer.competence,
        'reviso.nombre': act.reviewer ?? actor.name,
        [APPEAL_CLAUSE]: appealClause(template, signer.standing) ?? '',
      } satisfies SigningValues)
      await tx.run(
        sql`update acts set doc = ${json(doc)}::jsonb where id = ${act.id}::uuid and state = 'sign'`,
      )
      refuseOpenRemarks({ remarksOn: () => remarks }, act.id)
      await refuseUnsound(tx, deps, loaded, { template, doc, signerGender: person?.gender ?? null })
      await refuseWithoutTries(deps, ctx)
      const last = await tx.one<LastCode>(sql`
        select created_at, expires_at, used_at, attempts, content_hash, sent_to from otp_signatures
        where act_id = ${act.id}::uuid and user_id = ${actor.id}::uuid order by created_at desc limit 1`)
      const hash = hashOf({ ...act, doc })
      if (body.keep === true && last !== undefined && isLive(last, hash, now))
        return ok({
          status: 200 as const,
          message: 'El código que le enviamos sigue siendo válido',
          data: codeState(last, await secondsUntilNextCode(tx, now, actor.id, act.id), now),
        })
      const wait = await secondsUntilNextCode(tx, now, actor.id, act.id)
      if (wait > 0)
        throw new Refusal(429, wait > BETWEEN_MS / 1000 ? waitSentence(wait) : SENT_JUST_NOW, {
          code: 'demasiados_intentos',
          retryAfter: wait,
        })
      // kept although what follows may be refused: it is the asking that is limited
      await spendAll(deps, [{ name: 'signingCodesOfAccount', who: actor.id }])
      const code = newCode()
      const id = deps.newId()
      const expires = new Date(now.getTime() + LIFE_MS)
      const sentTo = [
        ...(person?.phone == null ? [] : [`celular terminado en ${person.phone.slice(-4)}`]),
        `correo ${maskedMail(person?.email ?? '')}`,
      ].join(' y ')
      await tx.run(sql`
        insert into otp_signatures(id, act_id, user_id, content_hash, code_hash, created_at, expires_at, sent_to)
        values (${id}::uuid, ${act.id}::uuid, ${actor.id}::uuid, ${hash}, ${codeHash(deps.secret, 'firma', id, code)}, ${now}, ${expires}, ${sentTo})`)
      const message = signingCode(code, act.title, loaded.row.radicado ?? '')
      if (person?.phone != null)
        await announce(tx, {
          factKey: `firma:${id}`,
          channel: 'sms',
          to: person.phone,
          payload: message.sms,
          caseId: act.case_id,
          at: now,
          newId: deps.newId,
        })
      await announce(tx, {
        factKey: `firma-correo:${id}`,
        channel: 'email',
        to: person?.email ?? '',
        payload: message.mail,
        caseId: act.case_id,
        at: now,
        newId: deps.newId,
      })
      return ok({
        status: 200 as const,
        message: 'Se ha enviado el código',
        data: codeState(
          { expires_at: expires, sent_to: sentTo },
          await secondsUntilNextCode(tx, now, actor.id, act.id),
          now,
        ),
      })
    })
    deps.wake()
    return reply
  }

/** Signs: the code confirms the hash it was sent for; number, date and verification code follow in this transaction. */
export const confirmOtp =
  (deps: AppDeps): Handler<(typeof portalDocuments)['acts.confirmOtp']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const now = deps.clock.now()
    const { act, loaded } = await readAct(deps.db, actor, 'cases.act', body.id)
    const task = taskOnAct(loaded, actor, act.id)
    if (task === null || partOf(deps.catalogue.workflow, task) !== 'sign')
      throw new Refusal(409, 'Este documento no espera su firma.', { code: 'sin_firma' })
    const guessed = { what: 'firma', account: actor.id, subject: act.id, caseId: act.case_id } as const
    const otp = await guess(deps, ctx, guessed, async () => {
      const found = await deps.db.one<{ id: string; code_hash: string; content_hash: string }>(sql`
        update otp_signatures set attempts = attempts + 1 where id = (
          select id from otp_signatures where act_id = ${act.id}::uuid and user_id = ${actor.id}::uuid order by created_at desc limit 1)
          and used_at is null and expires_at > ${now} and attempts < ${TRIES} returning id, code_hash, content_hash`)
      // counted outside the signing transaction: a refused try must stay counted
      if (found === undefined)
        throw new Refusal(422, 'El código venció o se agotaron los intentos. Pida otro.', {
          code: 'codigo_vencido',
        })
      return isCode(found.code_hash, deps.secret, 'firma', found.id, body.code) ? found : null
    })
    if (otp === null)
      throw new Refusal(422, 'El código no es correcto. Revíselo e intente de nuevo.', { code: 'codigo' })
    if (otp.content_hash !== hashOf(act))
      throw new Refusal(409, 'El documento cambió después de enviar el código. Léalo y pida otro código.', {
        code: 'cambiado',
      })
    const reply = await ctx.command(async (tx) => {
      await refuseIfStopped(tx, now, 'act.sign')
      const used = await tx.run(
        sql`update otp_signatures set used_at = ${now} where id = ${otp.id}::uuid and used_at is null`,
      )
      if (used !== 1) throw new Refusal(409, 'Ese código ya se usó.', { code: 'codigo_usado' })
      const done = await runCommand(tx, applyDeps(deps), actor, {
        caseId: act.case_id,
        version: body.version ?? null,
        verb: ctx.endpointId,
        address: ctx.address,
        // with the case locked: nobody adds a remark between this look and the signature
        derive: async () => {
          const remarks = await remarksOfAct(tx, act.id)
          refuseOpenRemarks({ remarksOn: () => remarks }, act.id)
          return {}
        },
        commands: () => [{ type: 'complete', taskId: task.id, outcome: 'firmado', data: {} }],
      })
      const signed = done.numbers.find((n) => n.actId === act.id)
      return ok({
        status: 200 as const,
        message: 'El documento quedó firmado.',
        data: {
          number: signed?.number ?? null,
          code: signed?.code ?? '',
          version: done.version,
          signed: signedSentence(
            { class: deps.catalogue.actRules.get(act.template)?.class ?? 'documento', name: act.title },
            signed?.number ?? null,
          ),
        },
      })
    })
    deps.wake()
    return reply
  }
