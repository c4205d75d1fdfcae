import type { signing } from '@ventanilla/contract/signing.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { createHash, randomBytes } from 'node:crypto'
import { notePasskeyUse, passkeysOf } from '../../db/people/passkeys.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { checkUsed, requestOptions } from '../../http/guards/passkey-ceremony.ts'
import { recordRefusal } from '../../http/refusals.ts'
import { ok } from '../../http/reply.ts'
import type { Handler } from '../../http/routes.ts'
import { changedSince, finishSignature, waitingFor } from './finish-signature.ts'
import { hashOf, prepareToSign } from './prepare-signature.ts'

const LIFE_MS = 5 * 60_000

/** The signer's available means; a code is excluded only for a holder of a key (decision 66). */
export const signingWays =
  (deps: AppDeps): Handler<(typeof signing)['acts.signingWays']> =>
  async (ctx) => {
    const key = (await passkeysOf(deps.db, me(ctx).id)).length > 0
    return ok({ key, code: !key || !deps.settings.signWithKey })
  }

/**
 * The challenge that a key signs for an act: derived from the text's hash, so that the signature proves the
 * text. Attack: showing one text for signature and storing another.
 */
export const askKey =
  (deps: AppDeps): Handler<(typeof signing)['acts.askKey']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    // not a command: the response is valid once and must not be stored for a repetition
    return deps.db.tx(async (tx) => {
      // checked first: another signer's act responds alike to everybody
      const { act, hash } = await prepareToSign(tx, deps, actor, body.id)
      const keys = await passkeysOf(tx, actor.id)
      if (keys.length === 0)
        throw new Refusal(
          'conflict',
          'No tiene una llave de acceso. Agréguela en su perfil o firme con un código.',
          {
            code: 'sin_llave',
          },
        )
      const now = deps.clock.now()
      const bytes = createHash('sha256').update(randomBytes(32)).update(hash).digest()
      const options = await requestOptions(deps, keys, { verification: 'required', challenge: bytes })
      await tx.run(
        sql`delete from key_signatures where act_id = ${act.id}::uuid and user_id = ${actor.id}::uuid and used_at is null`,
      )
      await tx.run(sql`
        insert into key_signatures(id, act_id, user_id, content_hash, challenge, created_at, expires_at)
        values (${deps.newId()}::uuid, ${act.id}::uuid, ${actor.id}::uuid, ${hash}, ${options.challenge}, ${now},
          ${new Date(now.getTime() + LIFE_MS)})`)
      return ok({ options })
    })
  }

interface Asked {
  readonly id: string
  readonly content_hash: string
  readonly challenge: string
}

/**
 * Signs with a key that verified its holder (fingerprint, face or PIN): prevents signing with a stolen session
 * or an unlocked desk.
 */
export const signWithKey =
  (deps: AppDeps): Handler<(typeof signing)['acts.signWithKey']> =>
  async (ctx, { body }) => {
    const actor = me(ctx)
    const now = deps.clock.now()
    const waiting = await waitingFor(deps, actor, body.id)
    const { act } = waiting
    const asked = await deps.db.one<Asked>(sql`
      select id, content_hash, challenge from key_signatures
      where act_id = ${act.id}::uuid and user_id = ${actor.id}::uuid and used_at is null and expires_at > ${now}
      order by created_at desc limit 1`)
    if (asked === undefined)
      throw new Refusal('invalid', 'El tiempo para usar la llave se acabó. Empiece de nuevo.', {
        code: 'llave_vencida',
      })
    const { response } = body
    const key = (await passkeysOf(deps.db, actor.id)).find((one) => one.credential_id === response.id)
    const counter =
      key === undefined
        ? null
        : await checkUsed(deps, response, key, (challenge) => challenge === asked.challenge, true)
    if (key === undefined || counter === null) {
      await refusedKey(deps, ctx, act.case_id, act.id, 'llave')
      throw new Refusal(
        'invalid',
        'La llave no firmó: no es de su cuenta, o no comprobó que es usted (huella, rostro o PIN). Inténtelo de nuevo o firme con un código.',
        { code: 'llave' },
      )
    }
    if (asked.content_hash !== hashOf(act)) throw changedSince('pedir la firma. Léalo y empiece de nuevo')
    // outside the signing transaction: a copied key must stay known although the signature is rejected
    if (!(await notePasskeyUse(deps.db, key.id, counter, now))) {
      await refusedKey(deps, ctx, act.case_id, act.id, 'contador')
      throw new Refusal(
        'invalid',
        'Esa llave parece copiada y no se acepta. Use otra, o avise a la Corporación.',
        {
          code: 'llave_copiada',
        },
      )
    }
    return finishSignature(deps, ctx, waiting, body.version ?? null, async (tx) => {
      const used = await tx.run(sql`
        update key_signatures set used_at = ${now}, credential_id = ${key.credential_id}, public_key = ${key.public_key},
          client_data = ${response.clientDataJSON}, authenticator_data = ${response.authenticatorData},
          signature = ${response.signature}
        where id = ${asked.id}::uuid and used_at is null`)
      if (used !== 1) throw new Refusal('conflict', 'Esa firma ya se usó.', { code: 'codigo_usado' })
    })
  }

const refusedKey = (
  deps: AppDeps,
  ctx: Context,
  caseId: string,
  subject: string,
  refused: string,
): Promise<void> => recordRefusal(deps, ctx, { caseId, subject, detail: { refused } })
