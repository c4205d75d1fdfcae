import { plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../stories/world.ts'

const FIRST = 'cli-coordinador-juridico@demo.test'
const SECOND = 'cli-coordinador-juridico-2@demo.test'
/** words every auto begins with */
const PASSAGE = 'Ley 99 de 1993'
const DAY = 86_400_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  await world.close()
})

interface Seen {
  readonly doc: EditorNode
  readonly docVersion: number
  readonly remarks: readonly {
    readonly id: string
    readonly resolved: boolean
    readonly found: boolean
    readonly mayAnswer: boolean
    readonly mayAccept: boolean
    readonly accepted: { readonly by: string; readonly text: string } | null
  }[]
}

/** An auto in review with one remark by the first coordinator, sent back to its drafter. */
async function remarked(): Promise<{
  caseId: string
  actId: string
  remarkId: string
  drafter: string
  by: (email: string) => Promise<string>
}> {
  const { caseId } = await world.fileConcession()
  await world.advanceTo(caseId, 'FIR-03')
  const act = await world.db.one<{ id: string; drafter_id: string; doc: EditorNode }>(
    sql`select id, drafter_id, doc from acts where case_id = ${caseId}::uuid and state = 'review'`,
  )
  if (act === undefined) throw new Error('no act in review')
  const token = await world.tokenFor((await world.actor(FIRST)).id)
  const at = plainText(act.doc).indexOf(PASSAGE)
  const said = await world.call(
    'POST',
    `/api/v1/actos/${act.id}/observaciones`,
    { from: at, to: at + PASSAGE.length, text: 'Falta el acto de delegación.' },
    token,
  )
  expect(said.status, JSON.stringify(said.body)).toBe(201)
  return {
    caseId,
    actId: act.id,
    remarkId: (said.body as { id: string }).id,
    drafter: await world.tokenFor(act.drafter_id),
    by: async (email) => world.tokenFor((await world.actor(email)).id),
  }
}
const seen = async (actId: string, token: string): Promise<Seen> =>
  (await world.call('GET', `/api/v1/actos/${actId}`, undefined, token)).body as Seen

describe('an act with an open remark', () => {
  it('shows its ways on as closed with the sentence, and the server refuses them', async () => {
    const { caseId, remarkId, by } = await remarked()
    const task = (await world.openTasks(caseId)).find((one) => one.step === 'FIR-03')
    const view = (await world.call('GET', `/api/v1/tareas/${task?.id}`, undefined, await by(FIRST))).body as {
      outcomes: { code: string; move: string | null; enabled: boolean; reason: string | null }[]
      openRemarks: string[]
    }
    expect(view.openRemarks).toEqual([remarkId])
    expect(view.outcomes).toMatchObject([
      {
        code: 'aprobado',
        move: 'approve',
        enabled: false,
        reason: expect.stringContaining('una observación por resolver') as string,
      },
      { code: 'devuelto', move: 'return', enabled: true },
    ])
    await expect(world.doTask(caseId, 'FIR-03', 'aprobado', {}, { by: FIRST })).rejects.toThrow(
      'por resolver',
    )
  }, 60_000)

  it('is neither sent a code for nor signed, also when the remark comes after the code', async () => {
    const { caseId, actId, remarkId, by } = await remarked()
    const accepted = await world.call(
      'POST',
      `/api/v1/actos/${actId}/observaciones/${remarkId}/aceptar`,
      { reason: 'El acto de delegación ya consta.' },
      await by(FIRST),
    )
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    await world.doTask(caseId, 'FIR-03', 'aprobado', {}, { by: FIRST })
    const signer = await world.doerOf(caseId, 'FIR-04')
    const token = await world.tokenFor(signer.id)
    const send = (): ReturnType<ApiWorld['call']> =>
      world.call('POST', '/api/v1/create-firma-otp', { id: actId }, token)
    expect((await send()).status).toBe(200)
    await world.drain()
    const phone = await world.db.one<{ phone: string }>(
      sql`select phone from users where id = ${signer.id}::uuid`,
    )
    const messages = (
      await world.call('GET', `/api/v1/dev/messages?to=${encodeURIComponent(phone?.phone ?? '')}`)
    ).body as { text: string }[]
    const code = /Código de firma: (\d{4})/.exec(messages[0]?.text ?? '')?.[1] ?? ''
    await world.call(
      'POST',
      `/api/v1/actos/${actId}/observaciones`,
      { from: 0, to: 20, text: 'Espere: falta la delegación.' },
      token,
    )
    const signed = await world.call('POST', '/api/v1/confirmar-firma-otp', { id: actId, code }, token)
    expect([signed.status, (signed.body as { code: string }).code]).toEqual([409, 'observaciones'])
    const again = await send()
    expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'observaciones'])
    const act = await world.db.one<{ state: string }>(sql`select state from acts where id = ${actId}::uuid`)
    expect(act?.state).toBe('sign')
  }, 60_000)
})

describe('a remark', () => {
  it('is answered by the drafter, who cannot close it, and closed by its author, which the history keeps', async () => {
    const { caseId, actId, remarkId, drafter, by } = await remarked()
    await world.doTask(caseId, 'FIR-03', 'devuelto', {}, { by: FIRST, reason: 'Atienda la observación.' })
    const at = `/api/v1/actos/${actId}/observaciones/${remarkId}`
    const own = await seen(actId, drafter)
    expect(own.remarks).toMatchObject([{ mayAnswer: true, mayAccept: false, resolved: false, found: true }])
    const early = await world.call('POST', `${at}/aceptar`, { reason: 'Ya está en el texto.' }, drafter)
    expect(early.status).toBe(403)
    const stranger = await world.call(
      'POST',
      `${at}/responder`,
      { reason: 'Ya está en el texto.' },
      await by(SECOND),
    )
    // while the drafter has it, no other reviewer takes part
    expect(stranger.status).toBe(404)
    const answered = await world.call(
      'POST',
      `${at}/responder`,
      { reason: 'La delegación ya se cita.' },
      drafter,
    )
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    const author = (await world.actor(FIRST)).id
    const notice = await world.db.one<{ href: string }>(
      sql`select href from notices where user_id = ${author}::uuid and title = 'Respondieron su observación'`,
    )
    expect(notice?.href).toContain(`documento=${actId}&observacion=${remarkId}`)
    await world.doTask(caseId, 'FIR-02', 'a_revision')
    await expect(world.doTask(caseId, 'FIR-03', 'aprobado', {}, { by: SECOND })).rejects.toThrow(
      'por resolver',
    )
    expect((await world.call('POST', `${at}/aceptar`, {}, await by(SECOND))).status).toBe(403)
    expect((await world.call('POST', `${at}/aceptar`, {}, await by(FIRST))).status).toBe(200)
    expect((await world.call('POST', `${at}/aceptar`, {}, await by(FIRST))).status).toBe(409)
    const kept = await world.db.one<{ data: Record<string, unknown> }>(
      sql`select body::jsonb as data from case_events where case_id = ${caseId}::uuid and type = 'observacion.aceptada'`,
    )
    expect(kept?.data).toMatchObject({
      observacion: 'Falta el acto de delegación.',
      motivo: 'La delegación ya se cita.',
      en_ausencia: false,
    })
    await world.doTask(caseId, 'FIR-03', 'aprobado', {}, { by: SECOND })
  }, 60_000)

  it('is closed by a changed passage and open again when the old words are put back', async () => {
    const { caseId, actId, drafter } = await remarked()
    await world.doTask(caseId, 'FIR-03', 'devuelto', {}, { by: FIRST, reason: 'Atienda la observación.' })
    const save = async (doc: EditorNode): Promise<Seen> => {
      const { docVersion } = await seen(actId, drafter)
      const saved = await world.call('PUT', `/api/v1/actos/${actId}`, { doc, version: docVersion }, drafter)
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      return seen(actId, drafter)
    }
    const before = (await seen(actId, drafter)).doc
    const changed = JSON.parse(JSON.stringify(before).replace(PASSAGE, 'Constitución Política')) as EditorNode
    expect((await save(changed)).remarks).toMatchObject([{ resolved: true, found: false }])
    expect((await save(before)).remarks).toMatchObject([{ resolved: false, found: true }])
    expect((await save(changed)).remarks).toMatchObject([{ resolved: true }])
    await world.doTask(caseId, 'FIR-02', 'a_revision')
    await world.doTask(caseId, 'FIR-03', 'aprobado', {}, { by: SECOND })
  }, 60_000)

  it('is closed by another reviewer once its author was away for two business days after the answer', async () => {
    const { caseId, actId, remarkId, drafter, by } = await remarked()
    const at = `/api/v1/actos/${actId}/observaciones/${remarkId}`
    await world.doTask(caseId, 'FIR-03', 'devuelto', {}, { by: FIRST, reason: 'Atienda la observación.' })
    const answered = await world.call(
      'POST',
      `${at}/responder`,
      { reason: 'La delegación ya se cita.' },
      drafter,
    )
    expect(answered.status, JSON.stringify(answered.body)).toBe(200)
    await world.doTask(caseId, 'FIR-02', 'a_revision')
    const author = (await world.actor(FIRST)).id
    await world.db.run(
      sql`update sessions set last_seen_at = ${world.clock.now()} where user_id = ${author}::uuid`,
    )
    expect((await world.call('POST', `${at}/aceptar`, {}, await by(SECOND))).status).toBe(403)
    world.clock.set(new Date(world.clock.now().getTime() + 7 * DAY))
    const accepted = await world.call('POST', `${at}/aceptar`, {}, await by(SECOND))
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    const kept = await world.db.one<{ data: Record<string, unknown> }>(
      sql`select body::jsonb as data from case_events where case_id = ${caseId}::uuid and type = 'observacion.aceptada'`,
    )
    expect(kept?.data['en_ausencia']).toBe(true)
  }, 60_000)
})
