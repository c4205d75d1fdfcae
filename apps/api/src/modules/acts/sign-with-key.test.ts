import { endpoints } from '../../endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { BUDGETS, spend } from '../../http/guards/budgets.ts'
import { forgetLimits } from '../../testing/account-app.ts'
import { type Authenticator, makeAuthenticator } from '../../testing/authenticator.ts'
import { addOwnKey } from '../../testing/servers/own-key.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const MINUTE = 60_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(() => forgetLimits(world.db))

const pathOf = (id: string): string => endpoints.find((one) => one.id === id)?.path ?? ''

/** An act waiting for its signature, and its signer with a key. */
async function signing(at: ApiWorld = world) {
  const { caseId } = await at.fileConcession()
  await at.advanceTo(caseId, 'FIR-04')
  const signer = await at.doerOf(caseId, 'FIR-04')
  const token = await at.tokenFor(signer.id)
  const act = await at.db.one<{ id: string }>(
    sql`select id from acts where case_id = ${caseId}::uuid and state = 'sign'`,
  )
  const id = act?.id ?? ''
  await at.db.run(sql`delete from passkeys where user_id = ${signer.id}::uuid`)
  return {
    caseId,
    id,
    signer,
    token,
    ask: () => at.call('POST', pathOf('acts.askKey'), { id }, token),
    give: (response: object) => at.call('POST', pathOf('acts.signWithKey'), { id, response }, token),
  }
}
const addKey = (token: string, at: ApiWorld = world): Promise<Authenticator> => addOwnKey(at, token)
const stateOf = async (id: string): Promise<string | undefined> =>
  (await world.db.one<{ state: string }>(sql`select state from acts where id = ${id}::uuid`))?.state

describe('an act', () => {
  it('is signed by a key that proved who holds it, and what the key signed is kept', async () => {
    const act = await signing()
    expect((await act.ask()).status).toBe(409)
    const key = await addKey(act.token)
    const asked = await act.ask()
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(asked.body.options.userVerification).toBe('required')
    const { challenge } = asked.body.options as { challenge: string }
    const response = key.use({ challenge, verified: true })
    const signed = await act.give(response)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(signed.body.data.code).toMatch(/^[A-Z0-9]{12}$/)
    expect(['signed', 'sealed']).toContain(await stateOf(act.id))
    const kept = await world.db.one(
      sql`select challenge, credential_id, client_data, authenticator_data, signature from key_signatures where act_id = ${act.id}::uuid and used_at is not null`,
    )
    expect(kept).toEqual({
      challenge,
      credential_id: key.id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    })
    expect((await act.give(response)).status).toBe(409)
  })

  it('is not signed by a key without a fingerprint, face or PIN, nor by another person’s, and both stand in the audit', async () => {
    const act = await signing()
    const key = await addKey(act.token)
    const stranger = makeAuthenticator({
      origin: world.deps.settings.publicUrl,
      rpId: new URL(world.deps.settings.publicUrl).hostname,
    })
    for (const one of [key, stranger]) {
      const { challenge } = (await act.ask()).body.options as { challenge: string }
      const refused = await act.give(one.use({ challenge, verified: one === stranger }))
      expect([refused.status, refused.body.code]).toEqual([422, 'llave'])
    }
    expect(await stateOf(act.id)).toBe('sign')
    const lines = await world.db.rows(
      sql`select 1 from audit_log where verb = 'acts.signWithKey' and subject = ${act.id} and detail->>'refused' = 'llave'`,
    )
    expect(lines).toHaveLength(2)
  })

  it('is not signed by what a key signed for another act, too late, or for a text that changed since', async () => {
    const [one, two] = [await signing(), await signing()]
    expect(one.signer.id).toBe(two.signer.id)
    const key = await addKey(one.token)
    const challengeOf = async (act: typeof one): Promise<string> =>
      ((await act.ask()).body.options as { challenge: string }).challenge
    const ofTwo = await challengeOf(two)
    await challengeOf(one)
    expect((await one.give(key.use({ challenge: ofTwo, verified: true }))).body.code).toBe('llave')
    const late = key.use({ challenge: await challengeOf(one), verified: true })
    world.clock.advance(5 * MINUTE)
    expect((await one.give(late)).body.code).toBe('llave_vencida')
    const changed = key.use({ challenge: await challengeOf(one), verified: true })
    await world.db.run(sql`
      update acts set doc = jsonb_set(doc, '{content}', doc->'content' || '[{"type":"paragraph","content":[{"type":"text","text":"Otra cosa."}]}]'::jsonb)
      where id = ${one.id}::uuid`)
    expect((await one.give(changed)).body.code).toBe('cambiado')
    expect(await stateOf(one.id)).toBe('sign')
  })

  it('is not signed while an alert of the authority stops signatures, and is afterwards', async () => {
    const act = await signing()
    const key = await addKey(act.token)
    const { challenge } = (await act.ask()).body.options as { challenge: string }
    await world.db.run(sql`
      insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion)
      values ('Firma no disponible', 'Intente más tarde.', 140, ${world.clock.now()})`)
    const stopped = await act.give(key.use({ challenge, verified: true }))
    expect([stopped.status, await stateOf(act.id)]).toEqual([503, 'sign'])
    await world.db.run(sql`delete from global_alerts`)
    const again = (await act.ask()).body.options as { challenge: string }
    expect((await act.give(key.use({ challenge: again.challenge, verified: true }))).status).toBe(200)
  })

  it('is signed by key when the codes of the person are used up', async () => {
    const act = await signing()
    const key = await addKey(act.token)
    await spend(world.db, 'signingGuessesOfAccount', act.signer.id, BUDGETS.signingGuessesOfAccount.most)
    expect((await world.call('POST', pathOf('acts.createOtp'), { id: act.id }, act.token)).status).toBe(429)
    const { challenge } = (await act.ask()).body.options as { challenge: string }
    expect((await act.give(key.use({ challenge, verified: true }))).status).toBe(200)
  })
})

describe('the code', () => {
  it('is refused with a sentence to who has a key only where the operator says so', async () => {
    const strict = await startWorld({ env: { SIGN_WITH: 'passkey' } })
    try {
      const act = await signing(strict)
      const code = () => strict.call('POST', pathOf('acts.createOtp'), { id: act.id }, act.token)
      const ways = async () =>
        (await strict.call('GET', pathOf('acts.signingWays'), undefined, act.token)).body
      expect(await ways()).toEqual({ key: false, code: true })
      expect((await code()).status).toBe(200)
      await addKey(act.token, strict)
      expect(await ways()).toEqual({ key: true, code: false })
      const refused = await code()
      expect([refused.status, refused.body.code]).toEqual([409, 'firme_con_llave'])
    } finally {
      await strict.close()
    }
    const act = await signing()
    await addKey(act.token)
    expect((await world.call('GET', pathOf('acts.signingWays'), undefined, act.token)).body).toEqual({
      key: true,
      code: true,
    })
    expect((await world.call('POST', pathOf('acts.createOtp'), { id: act.id }, act.token)).status).toBe(200)
  })
})
