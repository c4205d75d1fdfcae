import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postingKey } from '../../db/printing.ts'
import { sql } from '../../db/connection/sql.ts'
import { hasProgram } from '../../testing/servers/programs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

const SECRETARY = 'cli-secretaria-juridica@demo.test'
const PDFTOTEXT = hasProgram('pdftotext')

let world: ApiWorld
let granted: string
let noticed: string
beforeAll(async () => {
  world = await startWorld()
  noticed = (await world.fileConcession()).caseId
  granted = (await world.fileConcession()).caseId
  await world.advanceTo(granted, 'PG-15')
}, 240_000)
afterAll(() => world.close())

const list = async (query = '') => (await world.call('GET', `/api/v1/boletin${query}`)).body.rows
const titles = async (query = ''): Promise<string[]> =>
  (await list(query)).map((row: { title: string }) => row.title)
const pending = async (who = SECRETARY) =>
  world.call('GET', '/api/v1/publicaciones', undefined, await world.tokenFor(who))
const publish = async (actId: string, who = SECRETARY) =>
  world.call('POST', `/api/v1/publicaciones/${actId}`, undefined, await world.tokenFor(who))
const actOf = async (caseId: string, template: string) => {
  const row = await world.db.one<{ id: string; doc: unknown }>(
    sql`select id, doc from acts where case_id = ${caseId}::uuid and template = ${template} order by created_at desc limit 1`,
  )
  if (row === undefined) throw new Error(template)
  return row
}
/** personal data that must stay private: of the applicant, as registered and as answered */
const secrets = async (caseId: string): Promise<string[]> => {
  const row = await world.db.one<Record<string, string | null>>(sql`
    select u.document_number as document, u.phone, u.email, c.submission->>'direccion_correspondencia' as address, c.submission->>'numero_documento' as typed
    from cases c join users u on u.id = c.applicant_id where c.id = ${caseId}::uuid`)
  return Object.values(row ?? {}).filter((one): one is string => one !== null && one !== '')
}
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

describe('what is to be published', () => {
  it('waits for who publishes, and is read and done by nobody else', async () => {
    const { status, body } = await pending()
    expect(status).toBe(200)
    const own = body.rows.filter((row: { caseId: string }) => row.caseId === granted)
    expect(own.map((row: { title: string }) => row.title).sort()).toEqual([
      'Auto de inicio de trámite',
      'Resolución que otorga',
    ])
    expect(own[0]).toMatchObject({
      overdue: expect.any(Boolean),
      norm: expect.stringContaining('Ley 99/1993'),
    })
    const { id } = await actOf(granted, 'RES_OTORGA')
    for (const who of ['cli-juridico@demo.test', 'ciudadano@demo.test', 'superadmin@demo.test']) {
      expect((await pending(who)).status).toBe(403)
      expect((await publish(id, who)).status).toBe(403)
    }
    expect((await world.call('GET', '/api/v1/publicaciones')).status).toBe(401)
  })

  it('is told to who publishes, once for each act, with the way to the list, and to nobody else', async () => {
    const told = await world.db.rows<{ email: string; href: string; body: string }>(sql`
      select u.email, n.href, n.body from notices n join users u on u.id = n.user_id
      where n.case_id = ${granted}::uuid and n.title like '%por publicar%' order by u.email, n.body`)
    const own = told.filter(({ email }) => email === SECRETARY)
    expect(own.map(({ body }) => body.split(',')[0])).toEqual([
      'Auto de inicio de trámite',
      'Resolución que otorga',
    ])
    expect(new Set(told.map(({ href }) => href))).toEqual(new Set(['/publicaciones']))
    expect(told.every(({ email }) => email.startsWith('cli-secretaria-juridica'))).toBe(true)
  })

  it('is an alarm on the dashboard of who publishes, and of nobody else', async () => {
    const board = async (who: string) =>
      (await world.call('GET', '/api/v1/tablero', undefined, await world.tokenFor(who))).body.publications
    const { body } = await pending()
    expect(await board(SECRETARY)).toMatchObject({ count: body.rows.length, href: '/publicaciones' })
    expect(await board('cli-juridico@demo.test')).toBeNull()
  })

  it('is refused twice, and for what the law does not publish', async () => {
    const concept = await actOf(granted, 'CONCEPTO_TEC')
    expect((await publish(concept.id)).body.message).toBe(
      'La ley no ordena publicar este documento en el boletín.',
    )
    const start = await actOf(granted, 'AUTO_INICIO')
    expect((await publish(start.id)).status).toBe(200)
    const again = await publish(start.id)
    expect([again.status, again.body.message]).toEqual([409, 'Este acto ya está publicado en el boletín.'])
  })
})

describe('the bulletin', () => {
  it('shows nothing of an act before it is posted, also to who knows its id', async () => {
    const { id } = await actOf(granted, 'RES_OTORGA')
    expect(await titles()).not.toContain('Resolución que otorga')
    expect((await world.call('GET', `/api/v1/boletin/${id}`)).status).toBe(404)
    await publish(id)
    expect(await titles()).toContain('Resolución que otorga')
    // the act's own id opens nothing, posted or not
    expect((await world.call('GET', `/api/v1/boletin/${id}`)).status).toBe(404)
  })

  it('serves text and file without what identifies or reaches the applicant, who is named', async () => {
    const hidden = await secrets(granted)
    expect(hidden.length).toBeGreaterThan(2)
    const [row] = (await list('?q=resoluci')).filter(
      (one: { title: string }) => one.title === 'Resolución que otorga',
    )
    const { doc } = await actOf(granted, 'RES_OTORGA')
    const original = bare(JSON.stringify(doc))
    // the original does contain some of it
    expect(hidden.some((one) => original.includes(bare(one)))).toBe(true)
    const read = await world.call('GET', `/api/v1/boletin/${row.id}`)
    const text = read.body.paragraphs.map((one: { text: string }) => one.text).join('\n')
    const name = await world.db.one<{ name: string }>(
      sql`select applicant_name as name from cases where id = ${granted}::uuid`,
    )
    expect(text).toContain(name?.name)
    expect(text).toContain('[dato reservado]')
    // heading and operative part
    expect(text).toContain('RESUELVE')
    expect(text).not.toMatch(/CONSIDERANDO|Constitución Política/)
    const stored = await world.db.one<{ all: string }>(
      sql`select doc::text || words as all from publications where id = ${row.id}::uuid`,
    )
    for (const one of hidden) {
      expect(bare(text)).not.toContain(bare(one))
      expect(bare(stored?.all ?? '')).not.toContain(bare(one))
    }
    // its place in the queue is far off, until a request brings it forward
    await world.db.run(sql`
      update jobs set next_at = ${new Date(world.clock.now().getTime() + 3_600_000)}
      where key = ${postingKey(row.id)} and state = 'pending'`)
    await world.drain()
    const early = await world.call('GET', `/api/v1/boletin/${row.id}/archivo`)
    expect([early.status, early.body.code]).toEqual([409, 'sin_documento'])
    await world.drain()
    const file = await world.app.inject({ method: 'GET', url: `/api/v1/boletin/${row.id}/archivo` })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': 'no-store',
    })
    if (!PDFTOTEXT) return
    const printed = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: file.rawPayload,
      encoding: 'utf8',
    })
    expect(printed).toContain('Copia para el boletín')
    for (const one of hidden) expect(bare(printed)).not.toContain(bare(one))
  })

  it('is searched by words, class and days, and is a feed', async () => {
    expect(await titles('?q=otorga')).toContain('Resolución que otorga')
    expect(await titles('?q=zzqqxx')).toEqual([])
    expect(await titles('?tipo=aviso')).not.toContain('Resolución que otorga')
    expect(await titles('?hasta=2020-01-01')).toEqual([])
    expect((await world.call('GET', '/api/v1/boletin?q=ab')).status).toBe(422)
    const feed = await world.app.inject({ method: 'GET', url: '/api/v1/boletin/atom' })
    expect(feed.headers['content-type']).toContain('application/atom+xml')
    expect(feed.headers['x-robots-tag']).toContain('noindex')
    expect(feed.body).toContain('Resolución que otorga')
    for (const one of await secrets(granted)) expect(bare(feed.body)).not.toContain(bare(one))
  })

  it('is continued where a part ends, without a row twice or left out', async () => {
    const all = await list()
    await world.db.run(sql`
      insert into acts(id, case_id, template, origin_step, state, title, doc, series, code, dated_on, created_at, updated_at)
      select gen_random_uuid(), ${granted}::uuid, 'AUTO_INICIO', 'PG-07', 'sealed', 'Auto ' || n, '{}', 'AUTO', 'PRUEBA' || n, '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, 45) n`)
    await world.db.run(sql`
      insert into publications(id, act_id, case_id, kind, template, title, dated_on, code, procedure, doc, words, posted_at)
      select gen_random_uuid(), id, case_id, 'acto', template, title, dated_on, code, 'Prueba', '{"type":"doc"}', title, '2026-01-01' from acts where code like 'PRUEBA%'`)
    const seen: string[] = []
    let mark: string | null = ''
    while (mark !== null) {
      const part: { rows: { id: string }[]; next: string | null } = (
        await world.call('GET', `/api/v1/boletin${mark === '' ? '' : `?cursor=${encodeURIComponent(mark)}`}`)
      ).body
      seen.push(...part.rows.map((row) => row.id))
      mark = part.next
    }
    expect(seen).toHaveLength(all.length + 45)
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('a notice', () => {
  it('stands while its days run, and is gone from page, search, feed and file with the hour of its removal', async () => {
    await world.advanceTo(noticed, 'PG-08')
    await world.writeAct(noticed, 'PG-08')
    await world.drain()
    const [row] = await list('?tipo=aviso')
    expect(row).toMatchObject({ kind: 'aviso', title: 'Aviso de inicio y visita' })
    const task = (await world.load(noticed)).state.flow.tasks.find((one) => one.step === 'PG-08')
    const until = `${new Date(Date.parse(`${task?.dueOn}T05:00:00Z`) + 86_400_000).toISOString()}`
    expect(row.until).toBe(until)
    const seen = async () => [
      (await titles('?tipo=aviso')).length,
      (await titles('?q=aviso')).includes('Aviso de inicio y visita'),
      (await world.app.inject({ method: 'GET', url: '/api/v1/boletin/atom' })).body.includes(row.id),
      (await world.call('GET', `/api/v1/boletin/${row.id}`)).status,
      (await world.app.inject({ method: 'GET', url: `/api/v1/boletin/${row.id}/archivo` })).statusCode,
    ]
    world.clock.set(new Date(Date.parse(until) - 1000))
    expect(await seen()).toEqual([1, true, true, 200, 200])
    // at its instant, even before the loop has recorded the removal
    world.clock.set(new Date(until))
    expect(await seen()).toEqual([0, false, false, 404, 404])
    await world.drain()
    const stamped = await world.db.one<{ removed_at: Date }>(
      sql`select removed_at from publications where id = ${row.id}::uuid`,
    )
    expect(stamped?.removed_at.toISOString()).toBe(until)
    const { doc } = await actOf(noticed, 'AVISO_VISITA')
    const said = JSON.stringify(doc)
    expect(said).toContain('aviso.fecha_fijacion')
    expect((await world.load(noticed)).state.facts['aviso.fecha_desfijacion']).toBe(task?.dueOn)
  })
})

describe('a posting', () => {
  it.each([
    ['posted_at', sql`update publications set posted_at = posted_at - interval '1 day'`],
    ['doc', sql`update publications set doc = '{}'`],
    ['removed_at', sql`update publications set removed_at = '2030-01-01' where removed_at is not null`],
  ])('is not rewritten: %s', async (_name, statement) => {
    await expect(world.db.run(statement)).rejects.toThrow(/only moves forward/)
  })
  it('is not deleted', async () => {
    await expect(world.db.run(sql`delete from publications`)).rejects.toThrow(/not deleted/)
  })
})
