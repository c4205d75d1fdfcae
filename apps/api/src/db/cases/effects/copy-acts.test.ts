import type { Item } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishItems } from '../../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { expected } from '../../connection/expected.ts'
import { sql } from '../../connection/sql.ts'

/** Copies of acts for control bodies. */

const ADMIN = 'cli-admin@demo.test'
const ROOT = 'superadmin@demo.test'
const APPLICANT = 'ciudadano@demo.test'
const BODIES = '/api/v1/configuracion/clases/ente_control/elementos'
const OPEN = '/api/v1/copias-de-actos/abrir'
const MAIL = 'copias@procuraduria.gov.co'

/** reads every case */
const READER = 'cli-control-interno@demo.test'
/** reads the cases that they work on: none of this story */
const STRANGER = 'cli-financiero@demo.test'

let world: ApiWorld
let caseId: string
beforeAll(async () => {
  world = await startWorld()
  // one body with an address for copies, and one without
  // with an act that is written to one person, which can have been published before choices were judged
  const body = expected(world.deps.catalogue.contents.of('ente_control').get('1'), 'a control body')
  const acts = ['AUTO_INICIO', 'LIQUIDACION', 'RES_OTORGA']
  const first: Item<'ente_control'> = {
    kind: 'ente_control',
    key: '1',
    content: { ...body, email: MAIL, acts },
  }
  await publishItems(world, first)
  await decide('2', { email: '', acts: ['AUTO_INICIO'], address: 'Calle 10 # 3-20' })
  const people = await Promise.all([READER, STRANGER].map((email) => world.personId(email)))
  const group: Item<'grupo'> = {
    kind: 'grupo',
    key: '1',
    content: {
      order: 0,
      name: 'Control interno',
      active: true,
      office: null,
      roles: [],
      people: people.toSorted(),
      acts: ['AUTO_INICIO', 'LIQUIDACION'],
    },
  }
  await publishItems(world, group)
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'PG-15')
}, 240_000)
afterAll(() => world.close())

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  (await world.call(method, path, body, await world.tokenFor(ADMIN))).body
/** Publishes what a control body is to be from now on. */
async function decide(key: string, change: Readonly<Record<string, unknown>>): Promise<void> {
  const { revision, inForce } = await send('GET', `${BODIES}/${key}`)
  const content = { ...inForce.content, ...change }
  const { hash } = await send('PUT', `${BODIES}/${key}/borrador`, {
    revision,
    base: inForce.version,
    content,
  })
  const items = [{ kind: 'ente_control', key, hash }]
  const done = await send('POST', '/api/v1/configuracion/publicaciones', {
    items,
    reason: 'Lo pidió el ente',
  })
  expect(done.release).toEqual(expect.any(Number))
}
/** Sentences of the case's history, as a user reads them. */
async function history(who: string): Promise<readonly string[]> {
  const said: string[] = []
  for (let from: number | null = 0; from !== null;) {
    const path = `/api/v1/solicitudes/${caseId}/historia?desde=${from}`
    const { status, body } = await world.call('GET', path, undefined, await world.tokenFor(who))
    expect(status).toBe(200)
    said.push(...body.rows.map(({ text }: { text: string }) => text))
    from = body.next
  }
  return said
}
const copies = () =>
  world.db.rows<{ id: string; template: string; body: string; email: string; made_at: Date }>(sql`
    select k.id, a.template, k.body, k.email, k.made_at from act_copies k join acts a on a.id = k.act_id
    where k.case_id = ${caseId}::uuid order by k.made_at, a.template`)
const events = (type: string) =>
  world.db.rows<{ body: string }>(
    sql`select body from case_events where case_id = ${caseId}::uuid and type = ${type} order by seq`,
  )
const mailed = () =>
  world.db.rows<{
    recipient: string
    payload: { action: { url: string }; text: string }
    created_at: Date
  }>(sql`
    select recipient, payload, created_at from outbox
    where case_id = ${caseId}::uuid and fact_key like 'copia:%' and channel = 'email' order by created_at`)
const tokenOf = async (nth: number): Promise<string> =>
  (await mailed())[nth]?.payload.action.url.split('#')[1] ?? ''
const open = (token: string) => world.call('POST', OPEN, { token })
const opened = () =>
  world.db.rows<{ actor_id: string | null; detail: unknown }>(
    sql`select actor_id, detail from audit_log where verb = 'copies.open' and not (detail ? 'refused')`,
  )

describe('a control body', () => {
  it('gets each of its acts once, with the decision of which it is part, and no act that is written to one person', async () => {
    expect((await copies()).map(({ template, body, email }) => [template, body, email])).toEqual([
      ['AUTO_INICIO', '1', MAIL],
      ['RES_OTORGA', '1', MAIL],
    ])
    const told = await world.db.one<{ until: Date }>(sql`
      select max(n.legal_on)::timestamptz as until from notifications n join acts a on a.id = n.act_id
      where n.case_id = ${caseId}::uuid and a.template = 'RES_OTORGA'`)
    const decision = (await copies())[1]
    // a decision that can be appealed goes to nobody before its parties
    expect(decision?.made_at.getTime()).toBeGreaterThanOrEqual(told?.until.getTime() ?? Infinity)
  })

  it('is written to by a mail that names no person, and the case says so to its officials', async () => {
    const [first] = await mailed()
    expect(first).toMatchObject({ recipient: MAIL })
    const { applicant_name: applicant } =
      (await world.db.one<{ applicant_name: string }>(
        sql`select applicant_name from cases where id = ${caseId}::uuid`,
      )) ?? {}
    expect(applicant).toMatch(/\S/)
    expect(first?.payload.text).not.toContain(applicant)
    const about = (said: readonly string[], words: string): string[] =>
      said.filter((text) => text.startsWith(words) && text.includes('para Procuraduría Judicial'))
    expect(about(await history(ROOT), 'Está por salir por correo copia')).toHaveLength(2)
    await world.drain()
    expect(about(await history(ROOT), 'Se envió por correo el ')).toHaveLength(2)
    expect(about(await history(APPLICANT), '')).toEqual([])
  })

  it('without an address for copies gets none: the case says so, and who wrote the act is told', async () => {
    expect((await events('acto.sin_copia')).map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ ente: 'Contraloría General de la República', direccion: 'Calle 10 # 3-20' }),
    ])
    const told = await world.db.rows<{ email: string }>(sql`
      select u.email from notices n join users u on u.id = n.user_id
      where n.case_id = ${caseId}::uuid and n.title like 'Un ente de control no recibió%'`)
    expect(told).toHaveLength(1)
    expect(told[0]?.email).toMatch(/^cli-juridico/)
  })

  it('changes nothing of what was decided before, and of the next act at once', async () => {
    expect(await events('acto.copiado')).toHaveLength(2)
    await decide('2', { email: 'copias@contraloria.gov.co' })
    expect(await copies()).toHaveLength(2)
  })
})

describe('a group inside the house', () => {
  it('is told of each of its acts once: who may read the case without the group, and nobody else', async () => {
    const told = await world.db.rows<{ email: string; body: string }>(sql`
      select u.email, n.body from notices n join users u on u.id = n.user_id
      where n.case_id = ${caseId}::uuid and n.title = 'Copia de un acto para su grupo'`)
    expect(told).toEqual([{ email: READER, body: expect.stringContaining('Auto de inicio') }])
    expect((await events('acto.copia_interna')).map(({ body }) => JSON.parse(body))).toEqual([
      expect.objectContaining({ grupos: ['Control interno'], personas: 1 }),
    ])
    const said = (lines: readonly string[]) => lines.filter((line) => line.includes('«Control interno»'))
    expect(said(await history(ROOT))).toEqual([expect.stringMatching(/^Se envió copia .* a una persona de /)])
    expect(said(await history(APPLICANT))).toEqual([])
  })
})

describe('the link of a copy', () => {
  it('opens the act without an account, each time with a line in the audit', async () => {
    const { status, body } = await open(await tokenOf(0))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      body: 'Procuraduría Judicial Ambiental y Agraria',
      title: 'Auto de inicio de trámite',
      number: expect.stringMatching(/^AUTO-/),
      url: expect.any(String),
    })
    expect(await opened()).toEqual([{ actor_id: null, detail: { ente: body.body } }])
    expect((await world.call('GET', `/api/v1/verificar/${body.code}`)).status).toBe(200)
    await open(await tokenOf(0))
    expect(await opened()).toHaveLength(2)
  })

  it('is kept as its hash alone, and another opens nothing', async () => {
    const token = await tokenOf(0)
    const rows = await world.db.rows<{ row: string }>(sql`select k::text as row from act_copies k`)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
    for (const wrong of [token.toLowerCase(), token.slice(1), `${token}A`])
      expect((await open(wrong)).status).toBe(404)
  })

  it('ends after its last day', async () => {
    const until = await world.db.one<{ at: Date }>(sql`select max(expires_at) as at from act_copies`)
    const lines = (await opened()).length
    world.clock.set(until?.at ?? new Date())
    const { status, body } = await open(await tokenOf(1))
    expect([status, body.code]).toEqual([410, 'enlace_vencido'])
    expect(await opened()).toHaveLength(lines)
  })
})
