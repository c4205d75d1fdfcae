import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
let citizen: string
let draft: { caseId: string; version: number }
beforeAll(async () => {
  world = await startWorld()
  citizen = await world.tokenFor('ciudadano@demo.test')
  draft = await world.draftOf3()
})
afterAll(() => world.close())

const PDF = samplePdf('hola', 1)

/** Uploads like a browser: requests a link, sends the bytes to it, requests their check. */
async function upload(
  name: string,
  bytes: Buffer,
  how: {
    readonly size?: number
    readonly caseId?: string
    readonly send?: Buffer
    readonly token?: string
  } = {},
): Promise<{ asked: Answer; put: number | null; confirmed: Answer | null; fileId: string }> {
  const token = how.token ?? citizen
  const owner = await world.personId('ciudadano@demo.test')
  const asked = await world.call(
    'POST',
    '/api/v1/generatePresignedUrl',
    {
      urlDoc: `${owner}/${how.caseId ?? draft.caseId}/solicitud`,
      fileType: 'pdf',
      name,
      size: how.size ?? bytes.length,
    },
    token,
  )
  if (asked.status !== 200) return { asked, put: null, confirmed: null, fileId: '' }
  const url = new URL(asked.body.url as string)
  const put = await world.app.inject({
    method: 'PUT',
    url: url.pathname + url.search,
    headers: asked.body.headers as Record<string, string>,
    payload: how.send ?? bytes,
  })
  const fileId = asked.body.fileId as string
  const confirmed = await world.call('POST', `/api/v1/archivos/${fileId}/confirmar`, {}, token)
  return { asked, put: put.statusCode, confirmed, fileId }
}

describe('a file that attacks', () => {
  it('is refused when its bytes are not what its name says', async () => {
    for (const bytes of [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('MZ\u0090\u0000programa'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ]) {
      const { confirmed } = await upload('plano.pdf', bytes)
      expect(confirmed?.body.state, JSON.stringify(confirmed?.body)).toBe('refused')
      expect(confirmed?.body.refusal).toMatch(/\S+ .+/)
    }
  })

  it('is refused when empty or larger than the limit, before a byte is sent and after', async () => {
    expect((await upload('vacio.pdf', Buffer.alloc(0))).asked.status).toBe(422)
    expect((await upload('grande.pdf', PDF, { size: 900_000_000 })).asked.status).toBe(413)
    // neither size nor content was sent
    const empty = await upload('vacio.pdf', PDF, { send: Buffer.alloc(0) })
    expect(empty.confirmed?.body.state).not.toBe('ready')
  })

  it('is refused when it was cut off half-way', async () => {
    const whole = samplePdf('documento largo', 4)
    const { confirmed } = await upload('cortado.pdf', whole, { send: whole.subarray(0, whole.length >> 1) })
    expect(confirmed?.body.state, JSON.stringify(confirmed?.body)).not.toBe('ready')
  })

  it('keeps no path and no script of its name', async () => {
    for (const name of [
      '../../etc/passwd.pdf',
      '..\\..\\windows\\win.pdf',
      '<img src=x onerror=alert(1)>.pdf',
      'a\u202Efdp.exe.pdf',
    ]) {
      const { confirmed, fileId } = await upload(name, PDF)
      expect(confirmed?.body.state, JSON.stringify(confirmed?.body)).toBe('ready')
      expect(confirmed?.body.name).not.toMatch(/[/\\<>\u202E]|\.\./)
      const row = await world.db.one<{ key: string }>(
        sql`select storage_key as key from files where id = ${fileId}::uuid`,
      )
      expect(row?.key).toMatch(new RegExp(`^archivos/${fileId}\\.[0-9a-f-]{36}$`))
    }
  })

  it('cannot be replaced through its upload link after it was judged', async () => {
    const { asked, fileId } = await upload('bueno.pdf', PDF)
    const url = new URL(asked.body.url as string)
    const again = await world.app.inject({
      method: 'PUT',
      url: url.pathname + url.search,
      headers: asked.body.headers as Record<string, string>,
      payload: Buffer.from('MZ malo'),
    })
    expect([again.statusCode, again.json()]).toEqual([
      403,
      { message: 'El enlace no es válido o ya venció. Vuelva a la página y ábralo de nuevo.' },
    ])
    const link = await world.call('GET', `/api/v1/archivos/${fileId}/enlace`, undefined, citizen)
    const at = new URL(link.body.url as string)
    const got = await world.app.inject({ method: 'GET', url: at.pathname + at.search })
    expect(got.rawPayload.equals(PDF)).toBe(true)
  })

  it('of somebody else opens for nobody, by state, link, confirmation or removal', async () => {
    const { fileId } = await upload('mio.pdf', PDF)
    const stranger = await world.tokenFor('empresa@demo.test')
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/enlace'],
      ['POST', '/confirmar'],
      ['DELETE', ''],
    ] as const)
      expect(
        (
          await world.call(
            method,
            `/api/v1/archivos/${fileId}${path}`,
            method === 'GET' ? undefined : {},
            stranger,
          )
        ).status,
        method + path,
      ).toBe(404)
    const into = await upload('ajeno.pdf', PDF, { token: stranger })
    expect(into.asked.status).toBe(404)
  })

  it('of another case is not accepted in the answers of a draft or in what a task captures', async () => {
    const other = await world.draftOf3('empresa@demo.test')
    const theirs = await world.db.one<{ id: string; key: string; name: string }>(sql`
      select f.id, k.key, f.name from files f, drafts d, jsonb_each(d.answers) k
      where f.case_id = ${other.caseId}::uuid and d.case_id = f.case_id and k.value::text like '%' || f.id::text || '%' limit 1`)
    const entry = { fileId: theirs?.id, name: theirs?.name, size: 10, mime: 'application/pdf' }
    const saved = await world.call(
      'PATCH',
      `/api/v1/solicitudes/${draft.caseId}/borrador`,
      { baseVersion: draft.version, changes: { [theirs?.key ?? '']: [entry] } },
      citizen,
    )
    const filed = await world.call(
      'POST',
      `/api/v1/solicitudes/${draft.caseId}/radicar`,
      { version: saved.body.version ?? draft.version, declaration: true },
      citizen,
    )
    expect(filed.status, JSON.stringify(filed.body)).toBe(422)

    const { caseId } = await world.fileConcession({ applicant: 'empresa@demo.test' })
    await world.advanceTo(caseId, 'LIQ-04')
    const [task] = await world.openTasks(caseId)
    const mine = await upload('otro.pdf', PDF)
    const paid = await world.call(
      'POST',
      '/api/v1/workflow/components/continueNextComponent',
      {
        idComponent: task?.id,
        idSolicitud: caseId,
        outcome: 'pagado',
        data: {
          'pago.comprobante': [
            { fileId: mine.fileId, name: 'otro.pdf', size: PDF.length, mime: 'application/pdf' },
          ],
          'pago.fecha': world.clock.now().toISOString().slice(0, 10),
          'pago.valor': 1000,
        },
      },
      await world.tokenFor('empresa@demo.test'),
    )
    expect([paid.status, paid.body.code], JSON.stringify(paid.body)).toEqual([422, 'archivo_ajeno'])
    expect((await world.openTasks(caseId)).some(({ step: now }) => now === 'LIQ-04')).toBe(true)
  })
})

describe('a signature that is attacked', () => {
  /** Sends the code to the signer and reads it from the message. */
  async function send(caseId: string): Promise<{ id: string; token: string; code: string }> {
    const task = (await world.openTasks(caseId)).find(({ step }) => step === 'FIR-04')
    const token = await world.tokenFor((await world.doerOf(caseId, 'FIR-04')).id)
    const id = task?.actId ?? ''
    const reply = await world.call('POST', '/api/v1/create-firma-otp', { id }, token)
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
    const message = await world.db.one<{ text: string }>(
      sql`select payload->>'text' as text from outbox where case_id = ${caseId}::uuid and fact_key like 'firma:%' order by id desc limit 1`,
    )
    return { id, token, code: /\d{4}/.exec(message?.text ?? '')?.[0] ?? '' }
  }
  const confirm = (id: string, code: string, token: string): Promise<Answer> =>
    world.call('POST', '/api/v1/confirmar-firma-otp', { id, code }, token)

  /** A case whose auto waits for its signature. */
  async function toSign(): Promise<string> {
    const { caseId } = await world.fileConcession()
    for (let n = 0; n < 20; n += 1) {
      await world.advanceTo(caseId, 'FIR-04')
      const acts = await world.db.rows(
        sql`select 1 from acts where case_id = ${caseId}::uuid and template = 'AUTO_INICIO' and state = 'sign'`,
      )
      if (acts.length > 0) return caseId
      await world.doTask(caseId, 'FIR-04', 'firmado')
    }
    throw new Error('the auto never came to its signature')
  }

  it('fails when the text was changed after the code was sent', async () => {
    const caseId = await toSign()
    const { id, token, code } = await send(caseId)
    const act = await world.db.one<{ doc: { content: unknown[] } }>(
      sql`select doc from acts where id = ${id}::uuid`,
    )
    const doc = {
      ...act?.doc,
      content: [
        ...(act?.doc.content ?? []),
        { type: 'paragraph', content: [{ type: 'text', text: 'Otra cosa.' }] },
      ],
    }
    await world.db.run(sql`update acts set doc = ${json(doc)}::jsonb where id = ${id}::uuid`)
    const reply = await confirm(id, code, token)
    expect([reply.status, reply.body.code]).toEqual([409, 'cambiado'])
  })

  it('fails for another person and another act, and the code works once', async () => {
    const [one, two] = [await toSign(), await toSign()]
    const first = await send(one)
    world.clock.advance(61_000)
    const second = await send(two)
    const stranger = await world.tokenFor('cli-ventanilla-unica@demo.test')
    expect((await confirm(first.id, first.code, stranger)).status).toBeGreaterThanOrEqual(403)
    // another official who can sign, but was sent no code
    const others = await world.db.rows<{ email: string }>(sql`
      select distinct u.email from users u join user_roles r on r.user_id = u.id where r.role in
        (select r2.role from user_roles r2 join otp_signatures o on o.user_id = r2.user_id where o.act_id = ${first.id}::uuid)
        and u.id not in (select user_id from otp_signatures)`)
    for (const { email } of others.slice(0, 1))
      expect(
        (await confirm(first.id, first.code, await world.tokenFor(email))).status,
      ).toBeGreaterThanOrEqual(403)
    if (first.code !== second.code)
      expect((await confirm(second.id, first.code, second.token)).status).toBe(422)
    const signed = await confirm(first.id, first.code, first.token)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect((await confirm(first.id, first.code, first.token)).status).toBe(409)
  })

  it('allows five tries, then not even the right code', async () => {
    const { id, token, code } = await send(await toSign())
    const wrong = code === '0000' ? '1111' : '0000'
    for (let n = 0; n < 5; n += 1) expect((await confirm(id, wrong, token)).status).toBe(422)
    const reply = await confirm(id, code, token)
    expect([reply.status, reply.body.code]).toEqual([422, 'codigo_vencido'])
  })
})
