import type { portalDocuments } from '@ventanilla/contract/acts.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { SPECIFIED } from '@ventanilla/domain/kernel/specified'
import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import { announce } from '../../db/outbox.ts'
import { passkeysOf } from '../../db/people/passkeys.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { secondsOver } from '../../http/guards/budgets.ts'
import {
  CODE_LIFE_MS,
  CODE_TRIES,
  CODES_AN_HOUR,
  countedSince,
  isOpen,
  secondsUntilNext,
  type SentCode,
  waitSentence,
  wrongAndOver,
  wrongCode,
} from '../../http/guards/code-limits.ts'
import { type Context, me } from '../../http/context.ts'
import { guess, type Guess, refusesNext } from '../../http/guards/guessing.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { codeHash, isCode, newCode } from '../../http/guards/secrets.ts'
import { spendAll } from '../../http/guards/spending.ts'
import { changedSince, finishSignature, waitingFor } from './finish-signature.ts'
import { signingCode } from './messages.ts'
import { hashOf, prepareToSign } from './prepare-signature.ts'

const BETWEEN_MS = SPECIFIED.codeEverySeconds * 1000
const SENT_JUST_NOW = 'Ya le enviamos un código. Espere un minuto para pedir otro.'

interface LastCode extends SentCode {
  readonly content_hash: string
  readonly sent_to: string | null
}

/**
 * Seconds until another code can be sent for an act. Unused codes with a wrong guess count together, whatever
 * their act. Attack: a stolen session guesses on one act after another.
 */
async function secondsUntilNextCode(tx: Db, now: Date, signer: string, actId: string): Promise<number> {
  const sent = await tx.rows<{ created_at: Date; here: boolean }>(sql`
    select created_at, act_id = ${actId}::uuid as here from otp_signatures
    where user_id = ${signer}::uuid and created_at > ${countedSince(now)}
      and (act_id = ${actId}::uuid or attempts > 0 and used_at is null)
    order by created_at desc limit ${CODES_AN_HOUR}`)
  const at = ({ created_at: day }: (typeof sent)[number]): Date => day
  // the one-minute wait applies to codes of the same act only
  return Math.max(
    secondsUntilNext(sent.filter(({ here }) => here).map(at), now),
    sent.length < CODES_AN_HOUR ? 0 : secondsUntilNext(sent.map(at), now),
  )
}

/** Whether the last code sent still signs this text. */
const isLive = (last: LastCode, hash: string, now: Date): boolean =>
  isOpen(last, now) && last.content_hash === hash

/**
 * A code's recipient, lifetime and wait for the next one, in whole seconds, independent of the client's clock.
 */
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

/** Sends no code that could not be tried: a user without tries left learns it before typing. */
async function refuseWithoutTries(deps: AppDeps, ctx: Context): Promise<void> {
  const refused = await refusesNext(deps, ctx, { what: 'firma', account: me(ctx).id })
  if (refused !== null) throw refused
}

/** Why the typed code signed nothing, and how the user can sign. */
async function notSigned(deps: AppDeps, ctx: Context, of: Guess, actId: string): Promise<Refusal> {
  const now = deps.clock.now()
  const signer = me(ctx).id
  const refused = await refusesNext(deps, ctx, of)
  if (refused !== null) return wrongAndOver(refused)
  const last = await sentLast(deps.db, signer, actId)
  const hasKey = (await passkeysOf(deps.db, signer)).length > 0
  const noOther = hasKey && deps.settings.signWithKey
  return wrongCode(last, now, {
    wait: Math.max(
      await secondsUntilNextCode(deps.db, now, signer, actId),
      await secondsOver(deps.db, 'signingCodesOfAccount', signer),
    ),
    noOther,
    ...(hasKey && {
      instead: noOther ? 'Firme con su llave de acceso.' : 'También puede firmar con su llave de acceso.',
    }),
  })
}

const sentLast = (db: Db, signer: string, actId: string): Promise<LastCode | undefined> =>
  db.one<LastCode>(sql`
    select expires_at, used_at, attempts, content_hash, sent_to from otp_signatures
    where act_id = ${actId}::uuid and user_id = ${signer}::uuid order by created_at desc limit 1`)

/**
 * A signer with a key must use it when the operator requires so (decision 66); one without a key gets a code.
 */
async function refuseByKey(tx: Db, deps: AppDeps, signer: string): Promise<void> {
  if (deps.settings.signWithKey && (await passkeysOf(tx, signer)).length > 0)
    throw new Refusal(
      'conflict',
      'Firme con su llave de acceso: a quien tiene una no se le envían códigos.',
      {
        code: 'firme_con_llave',
      },
    )
}

/**
 * Sends the signing code. It signs the hash of the content at this moment: a later change of the document voids
 * the code. Attack: showing one text for signature and storing another.
 */
export const createOtp =
  (deps: AppDeps): Handler<(typeof portalDocuments)['acts.createOtp']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      const now = deps.clock.now()
      await refuseByKey(tx, deps, actor.id)
      const { act, loaded, hash, person } = await prepareToSign(tx, deps, actor, body.id)
      await refuseWithoutTries(deps, ctx)
      const last = await sentLast(tx, actor.id, act.id)
      if (body.keep === true && last !== undefined && isLive(last, hash, now))
        return ok({
          status: 200 as const,
          message: 'El código que le enviamos sigue siendo válido',
          data: codeState(last, await secondsUntilNextCode(tx, now, actor.id, act.id), now),
        })
      const wait = await secondsUntilNextCode(tx, now, actor.id, act.id)
      if (wait > 0)
        throw new Refusal('too_many', wait > BETWEEN_MS / 1000 ? waitSentence(wait) : SENT_JUST_NOW, {
          code: 'demasiados_intentos',
          retryAfter: wait,
        })
      // kept even if the following checks reject the call: the limit is on requests
      await spendAll(deps, [{ name: 'signingCodesOfAccount', who: actor.id }])
      const code = newCode()
      const id = deps.newId()
      const expires = new Date(now.getTime() + CODE_LIFE_MS)
      const sentTo = [
        ...(person.phone === null ? [] : [`celular terminado en ${person.phone.slice(-4)}`]),
        `correo ${maskedMail(person.email)}`,
      ].join(' y ')
      await tx.run(sql`
        insert into otp_signatures(id, act_id, user_id, content_hash, code_hash, created_at, expires_at, sent_to)
        values (${id}::uuid, ${act.id}::uuid, ${actor.id}::uuid, ${hash}, ${codeHash(deps.secret, 'firma', id, code)}, ${now}, ${expires}, ${sentTo})`)
      const message = signingCode(deps, code, act.title, loaded.row.radicado ?? '')
      if (person.phone !== null)
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
        to: person.email,
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

/** No code was open: nothing was learnt about one, and no try is used up. */
const NONE_OPEN = 'none'

/**
 * Signs: the code confirms the hash it was sent for; number, date and verification code follow in this
 * transaction.
 */
export const confirmOtp =
  (deps: AppDeps): Handler<(typeof portalDocuments)['acts.confirmOtp']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const now = deps.clock.now()
    const waiting = await waitingFor(deps, actor, body.id)
    const { act } = waiting
    const guessed = { what: 'firma', account: actor.id, subject: act.id, caseId: act.case_id } as const
    const otp = await guess(deps, ctx, guessed, async () => {
      const found = await deps.db.one<{ id: string; code_hash: string; content_hash: string }>(sql`
        update otp_signatures set attempts = attempts + 1 where id = (
          select id from otp_signatures where act_id = ${act.id}::uuid and user_id = ${actor.id}::uuid order by created_at desc limit 1)
          and used_at is null and expires_at > ${now} and attempts < ${CODE_TRIES} returning id, code_hash, content_hash`)
      // counted outside the signing transaction: a rejected try must stay counted
      if (found === undefined) return NONE_OPEN
      return isCode(found.code_hash, deps.secret, 'firma', found.id, body.code) ? found : null
    })
    if (otp === null || otp === NONE_OPEN) throw await notSigned(deps, ctx, guessed, act.id)
    if (otp.content_hash !== hashOf(act)) throw changedSince('enviar el código. Léalo y pida otro código')
    return finishSignature(deps, ctx, waiting, body.version ?? null, async (tx) => {
      const used = await tx.run(
        sql`update otp_signatures set used_at = ${now} where id = ${otp.id}::uuid and used_at is null`,
      )
      if (used !== 1) throw new Refusal('conflict', 'Ese código ya se usó.', { code: 'codigo_usado' })
    })
  }
