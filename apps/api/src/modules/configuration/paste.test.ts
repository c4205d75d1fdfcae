import { factory } from '@ventanilla/catalog/factory'
import type { Answer } from '@ventanilla/demo/teller/caller'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Rows of a spreadsheet become drafts of many items at once, through the whole server. */

const ADMIN = 'cli-admin@demo.test'
const RESOURCES = 'cli-coordinador-recursos@demo.test'
const FEES = 'cli-liquidador@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const SPECIES = '/api/v1/configuracion/clases/especie'
const BEGIN = { order: 0, name: '', active: true, scientificName: '', family: '', checkBan: false }

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await publishFactory(world.db, world.clock.now(), factory())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

type Row = Readonly<Record<string, unknown>>
const send = async (
  who: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Answer> => world.call(method, path, body, await world.tokenFor(who))
const judge = (rows: readonly Row[], who = ADMIN): Promise<Answer> =>
  send(who, 'POST', `${SPECIES}/borradores/revision`, { by: 'scientificName', begin: BEGIN, rows })
const itemsOf = (judged: Answer): Row[] =>
  judged.body.rows.map(({ key, revision, base, content }: Row) => ({ key, revision, base, content }))
const save = (items: readonly Row[], who = ADMIN): Promise<Answer> =>
  send(who, 'PUT', `${SPECIES}/borradores`, { items })
const item = async (key: string): Promise<Answer['body']> =>
  (await send(ADMIN, 'GET', `${SPECIES}/elementos/${key}`)).body
const lines = (): Promise<{ subject: string | null; detail: Record<string, unknown> }[]> =>
  world.db.rows(
    sql`select subject, detail from audit_log where verb = 'configuration.saveDrafts' order by at, id`,
  )
const drafts = async (): Promise<string[]> =>
  (
    await world.db.rows<{ key: string }>(sql`
      select i.key from configuration_drafts d join configuration_items i on i.id = d.item
      where i.kind = 'especie' order by i.id`)
  ).map(({ key }) => key)

/** Names of species that no other test uses. */
let named = 0
const fresh = (count: number): readonly Row[] =>
  Array.from({ length: count }, () => {
    named += 1
    const letters = [...String(named)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return { name: `Especie ${named}`, scientificName: `Genus ${letters}`, family: 'Fabaceae' }
  })

it('a species is found by either of its names', async () => {
  for (const words of ['cedro rosado', 'CEDRELA odor']) {
    const found = await send(ADMIN, 'GET', `${SPECIES}/elementos?q=${encodeURIComponent(words)}`)
    expect(found.body.rows.map(({ key }: Row) => key)).toEqual(['10'])
  }
})

describe('pasted rows are judged', () => {
  it('as new, changed, the same or wrong, with what would be saved, and nothing is', async () => {
    const before = await drafts()
    const { body, status } = await judge([
      ...fresh(1),
      { scientificName: 'Cedrela odorata', banNorm: 'Acuerdo 1 de 2026', banFrom: '2026-01-01' },
      { scientificName: 'Samanea saman', name: 'Samán' },
      { scientificName: 'mal escrito', name: 'X', family: 'Y' },
    ])
    expect(status).toBe(200)
    const said = body.rows.map(({ verdict, key, problems }: Row) => [verdict, key, problems])
    expect(said).toEqual([
      ['nuevo', null, []],
      ['cambia', '10', []],
      ['igual', '3', []],
      [
        'mal',
        null,
        [{ path: 'scientificName', message: 'Escriba género y especie, por ejemplo Cedrela odorata' }],
      ],
    ])
    expect(body.rows[1]).toMatchObject({
      title: 'Cedro rosado (Cedrela odorata)',
      revision: 0,
      base: 1,
      content: { name: 'Cedro rosado', checkBan: true, banNorm: 'Acuerdo 1 de 2026' },
      changes: [{ path: ['banFrom'] }, { path: ['banNorm'] }],
    })
    expect(await drafts()).toEqual(before)
  })

  it('only for who edits the kind, and within limits', async () => {
    expect((await judge(fresh(1), RESOURCES)).status).toBe(200)
    expect([(await judge(fresh(1), FEES)).status, (await judge(fresh(1), CITIZEN)).status]).toEqual([
      404, 403,
    ])
    expect((await judge([])).status).toBe(422)
    expect((await judge(Array.from({ length: 501 }, () => ({})))).status).toBe(422)
    const odd = await judge([{ name: 'a\u0000b' }])
    expect([odd.status, odd.body.problems[0].path]).toEqual([422, 'body.rows.0.name'])
  })
})

describe('drafts of many items', () => {
  it('are saved together: new ones under the next keys, and one line in the audit', async () => {
    const rows = [...fresh(2), { scientificName: 'Ceiba pentandra', banNorm: 'Acuerdo 2 de 2026' }]
    const saved = await save(itemsOf(await judge(rows)), RESOURCES)
    expect(saved).toMatchObject({ status: 200, body: { unchanged: 0 } })
    const keys: string[] = saved.body.saved.map(({ key }: Row) => key)
    const [ceiba, one, two] = keys
    expect([ceiba, Number(two) - Number(one)]).toEqual(['7', 1])
    expect((await item('7')).draft).toMatchObject({
      content: { name: 'Ceiba', banNorm: 'Acuerdo 2 de 2026' },
      by: { name: expect.any(String) },
    })
    expect((await item(one ?? '')).draft.content).toMatchObject({ ...rows[0], active: true })
    expect((await lines()).at(-1)).toEqual({
      subject: null,
      detail: { elementos: keys.map((key) => `especie/${key}`), borradores: 3 },
    })
  })

  it('are none where one row is wrong, and its place is said', async () => {
    const before = await drafts()
    const items = itemsOf(await judge(fresh(2)))
    const [good, other] = items
    const bad = await save([good ?? {}, { ...other, content: { ...BEGIN, name: 'Sin nombre científico' } }])
    expect([bad.status, bad.body.problems[0].path]).toEqual([422, 'body.items.1.content.scientificName'])
    const known = itemsOf(await judge([{ scientificName: 'Samanea saman', name: 'Otro' }]))
    const twice = await save([...known, ...known])
    expect([twice.status, twice.body.problems[0].path]).toEqual([422, 'body.items.1.key'])
    expect((await save([{ ...known[0], key: '../x' }])).status).toBe(422)
    expect(await drafts()).toEqual(before)
  })

  it('are none where another person was faster with one of them, who is named', async () => {
    const items = itemsOf(
      await judge([{ scientificName: 'Mangifera indica', name: 'Mango común' }, ...fresh(1)]),
    )
    const hers = itemsOf(await judge([{ scientificName: 'Mangifera indica', name: 'Mango de ella' }]))
    expect((await save(hers, RESOURCES)).status).toBe(200)
    const before = await drafts()
    const mine = await save(items)
    const { name } = await world.actor(RESOURCES)
    expect(mine).toMatchObject({
      status: 409,
      body: { code: 'borrador_cambiado', current: { kind: 'especie', key: '23' } },
    })
    expect(mine.body.message).toContain(`«Mango (Mangifera indica)»: ${name} guardó este borrador`)
    expect(await drafts()).toEqual(before)
    expect((await item('23')).draft.content.name).toBe('Mango de ella')
  })

  it('of two people at once are one’s for each item, and never share a new key', async () => {
    const ada = itemsOf(await judge([{ scientificName: 'Ficus benjamina', name: 'De Ada' }, ...fresh(3)]))
    const ben = itemsOf(await judge([{ scientificName: 'Ficus benjamina', name: 'De Ben' }, ...fresh(3)]))
    const [first, second] = await Promise.all([save(ada), save(ben, RESOURCES)])
    expect([first.status, second.status].toSorted()).toEqual([200, 409])
    const [one, two] = await Promise.all([
      judge(fresh(20)).then((judged) => save(itemsOf(judged))),
      judge(fresh(20)).then((judged) => save(itemsOf(judged), RESOURCES)),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    const keys = [...one.body.saved, ...two.body.saved].map(({ key }: Row) => key)
    expect(new Set(keys).size).toBe(40)
  })

  it('are saved once by a repeated command, and pasted again leave no trace', async () => {
    const rows = fresh(2)
    const items = itemsOf(await judge(rows))
    const token = await world.tokenFor(ADMIN)
    const once = (): Promise<Answer> =>
      world.call('PUT', `${SPECIES}/borradores`, { items }, token, { 'idempotency-key': 'pegar-una-vez' })
    const [first, again] = [await once(), await once()]
    expect([first.status, again.body]).toEqual([200, first.body])
    const before = await lines()
    const judged = await judge(rows)
    expect(judged.body.rows.map(({ verdict }: Row) => verdict)).toEqual(['igual', 'igual'])
    expect((await save(itemsOf(judged))).body).toEqual({ saved: [], unchanged: 2 })
    expect(await lines()).toEqual(before)
  })

  it('do not bring back what was retired', async () => {
    const items = itemsOf(await judge([{ scientificName: 'Eucalyptus globulus', name: 'Eucalipto azul' }]))
    const { revision } = await item('22')
    await send(ADMIN, 'POST', `${SPECIES}/elementos/22/retirar`, { revision })
    const now = (await item('22')).revision
    expect(await save([{ ...items[0], revision: now }])).toMatchObject({
      status: 409,
      body: { code: 'estado' },
    })
    const judged = await judge([{ scientificName: 'Eucalyptus globulus', name: 'Eucalipto azul' }])
    expect(judged.body.rows[0].verdict).toBe('mal')
  })

  it('are hundreds in a moment', async () => {
    const items = itemsOf(await judge(fresh(500)))
    const saved = await save(items)
    expect([saved.status, saved.body.saved.length]).toEqual([200, 500])
  }, 60_000)

  it('are saved only by who edits the kind', async () => {
    const items = itemsOf(await judge(fresh(1)))
    expect([(await save(items, FEES)).status, (await save(items, CITIZEN)).status]).toEqual([404, 403])
    const none = await send(ADMIN, 'PUT', '/api/v1/configuracion/clases/nada/borradores', { items })
    expect(none.status).toBe(404)
  })
})
