import { createHash } from 'node:crypto'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

interface Signable {
  readonly id: string
  readonly doc: EditorNode
  readonly number: string | null
  readonly state: string
  readonly content_hash: string | null
}

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world.close()
})

const actOf = async (caseId: string): Promise<Signable> => {
  const act = await world.db.one<Signable>(
    sql`select id, doc, number, state, content_hash from acts where case_id = ${caseId}::uuid and template = 'AUTO_INICIO'`,
  )
  if (act === undefined) throw new Error('No AUTO_INICIO')
  return act
}

/** Takes a case to the signature of its first auto; returns its signer. */
async function waitingForSignature(): Promise<{
  caseId: string
  token: string
  act: Signable
  email: string
  phone: string
}> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-04', {})
  for (let i = 0; i < 30 && (await actsNamed(caseId)) === 0; i += 1) {
    await world.doTask(caseId, 'FIR-04', 'firmado')
    await world.advanceTo(caseId, 'FIR-04', {})
  }
  const signer = await world.doerOf(caseId, 'FIR-04')
  const person = await world.db.one<{ email: string; phone: string | null }>(
    sql`select email, phone from users where id = ${signer.id}::uuid`,
  )
  const email = person?.email ?? ''
  return {
    caseId,
    token: await world.tokenFor(email),
    act: await actOf(caseId),
    email,
    phone: person?.phone ?? email,
  }
}

const actsNamed = async (caseId: string): Promise<number> =>
  (
    await world.db.rows(
      sql`select 1 from acts where case_id = ${caseId}::uuid and template = 'AUTO_INICIO' and state = 'sign'`,
    )
  ).length

async function codeFor(to: string): Promise<string> {
  const list = (await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(to)}`)).body as {
    text: string
  }[]
  return /Código de firma: (\d{4})/.exec(list[0]?.text ?? '')?.[1] ?? ''
}

describe('signing an act by one-time code', () => {
  it('confirms the hash of the text, which the number given afterwards does not change', async () => {
    const { caseId, token, act, phone } = await waitingForSignature()
    const sent = await world.call('POST', '/api/v1/create-firma-otp', { id: act.id }, token)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    await world.drain()
    const shown = await actOf(caseId)
    const hash = createHash('sha256').update(canonicalContent(shown.doc)).digest('hex')
    const signed = await world.call(
      'POST',
      '/api/v1/confirmar-firma-otp',
      { id: act.id, code: await codeFor(phone) },
      token,
    )
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    await world.drain()
    const after = await actOf(caseId)
    expect(after.state).toBe('sealed')
    expect(after.content_hash).toBe(hash)
    expect(createHash('sha256').update(canonicalContent(after.doc)).digest('hex')).toBe(hash)
    expect(plainText(after.doc)).toContain(after.number)
  }, 60_000)

  it('is refused while the text has a gap', async () => {
    const { token, act } = await waitingForSignature()
    const gap: EditorNode = {
      type: 'paragraph',
      content: [{ type: 'variable', attrs: { name: 'pago.valor', value: '' } }],
    }
    const doc = { ...act.doc, content: [...(act.doc.content ?? []), gap] }
    await world.db.run(sql`update acts set doc = ${json(doc)}::jsonb where id = ${act.id}::uuid`)
    const refused = await world.call('POST', '/api/v1/create-firma-otp', { id: act.id }, token)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('Falta el dato «Valor pagado»')
  }, 60_000)

  it('sends no code for a text that cites what does not exist, and says so while it is reviewed too', async () => {
    const { token, act } = await waitingForSignature()
    const doc = JSON.parse(JSON.stringify(act.doc).replace(/\b20\d\dE\d{7}\b/g, '2026E0999999')) as EditorNode
    await world.db.run(sql`update acts set doc = ${json(doc)}::jsonb where id = ${act.id}::uuid`)
    const refused = await world.call('POST', '/api/v1/create-firma-otp', { id: act.id }, token)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('No hay nada con el número 2026E0999999 en los registros.')
    const read = await world.call('GET', `/api/v1/actos/${act.id}`, undefined, token)
    const { problems } = read.body as { problems: { code: string; severity?: string }[] }
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'numero_inexistente', severity: 'error' }),
    )
  })
})
