import { factory } from '@ventanilla/catalog/factory'
import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publishFactory } from '../../db/configuration/publish-factory.ts'
import { bringDueIntoForce } from '../../db/configuration/release.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** The calls of the configuration, through the whole server. */

const ADMIN = 'cli-admin@demo.test'
const ROOT = 'superadmin@demo.test'
const FEES = 'cli-liquidador@demo.test'
const FEE_HEAD = 'cli-subdirector-administrativo@demo.test'
const LEGAL = 'cli-coordinador-juridico@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const KINDS = '/api/v1/configuracion/clases'
const REASON = 'Lo pidió el comité'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  await publishFactory(world.db, world.clock.now(), factory())
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

const at = (kind: string, key: string): string => `${KINDS}/${kind}/elementos/${key}`
const get = async (who: string, path: string): Promise<Answer> =>
  world.call('GET', path, undefined, await world.tokenFor(who))
const send = async (who: string, method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer> =>
  world.call(method, path, body, await world.tokenFor(who))
const item = async (kind: string, key: string, who = ADMIN): Promise<Answer['body']> => {
  const reply = await get(who, at(kind, key))
  expect([reply.status, reply.body.message]).toEqual([200, undefined])
  return reply.body
}
/** Saves a draft over what is in force, as a user who has just read it. */
async function save(
  who: string,
  kind: string,
  key: string,
  change: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const now = await item(kind, key, who)
  return send(who, 'PUT', `${at(kind, key)}/borrador`, {
    revision: now.revision,
    base: now.inForce?.version ?? 0,
    content: { ...(now.draft ?? now.inForce).content, ...change },
    ...more,
  })
}
async function hashOf(kind: string, key: string): Promise<string> {
  return (await item(kind, key)).draft.hash
}
async function publish(
  who: string,
  names: readonly (readonly [kind: string, key: string])[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const items = await Promise.all(
    names.map(async ([kind, key]) => ({ kind, key, hash: await hashOf(kind, key) })),
  )
  return send(who, 'POST', '/api/v1/configuracion/publicaciones', { items, reason: REASON, ...more })
}
async function schedule(
  who: string,
  names: readonly (readonly [kind: string, key: string])[],
  day: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const items = await Promise.all(
    names.map(async ([kind, key]) => ({ kind, key, hash: await hashOf(kind, key) })),
  )
  return send(who, 'POST', '/api/v1/configuracion/programaciones', { items, day, reason: REASON, ...more })
}
const lines = (verb: string): Promise<{ subject: string | null; detail: Record<string, unknown> }[]> =>
  world.db.rows(sql`
    select subject, detail from audit_log where verb = ${verb} order by at desc, id desc`)
/** A new cause of rejection in force. */
async function newCause(name: string): Promise<string> {
  const made = await send(ADMIN, 'POST', `${KINDS}/causa_rechazo/elementos`, {
    content: { order: 900, name, active: true },
  })
  expect(made.status).toBe(201)
  const { key } = made.body
  expect((await publish(ADMIN, [['causa_rechazo', key]])).status).toBe(200)
  return key
}

describe('the kinds', () => {
  it('are those that the reader edits or publishes, with what the reader may do', async () => {
    const fees = (await get(FEES, KINDS)).body.rows
    expect(
      fees.map(({ kind, canEdit, canPublish }: Record<string, unknown>) => [kind, canEdit, canPublish]),
    ).toEqual([
      ['cifras', true, false],
      ['formula', true, false],
    ])
    expect(fees[0]).toMatchObject({
      one: 'cifras de un año',
      appliesTo: 'byYear',
      applies: expect.stringMatching(/^Vale para lo que se liquide/),
      twoPeople: true,
      asksNorm: true,
    })
    const { rows } = (await get(ADMIN, KINDS)).body
    const kindsOf = (all: readonly { readonly kind: string }[]) => all.map(({ kind }) => kind)
    expect(kindsOf(rows).toSorted()).toEqual(Object.keys(factory()).toSorted())
    // the screens offer no retirement of these
    const staying = rows.filter(({ stays }: { readonly stays: boolean }) => stays)
    expect(kindsOf(staying)).toEqual(['ajuste', 'texto_legal', 'mensaje', 'carta'])
    expect((await get(CITIZEN, KINDS)).status).toBe(403)
  })

  it('that a reader does not see answer like those that do not exist', async () => {
    for (const kind of ['sede', 'constructor', 'otra'])
      expect([kind, (await get(FEES, `${KINDS}/${kind}/elementos`)).status]).toEqual([kind, 404])
    expect((await get(FEES, at('sede', 'norte'))).status).toBe(404)
    const denied = await send(FEE_HEAD, 'PUT', `${at('sede', 'norte')}/borrador`, {
      revision: 0,
      base: 1,
      content: {},
    })
    expect(denied.status).toBe(404)
  })
})

describe('the items of a kind', () => {
  it('come in their order, are found by words without accents, and page by page', async () => {
    const all = (await get(ADMIN, `${KINDS}/especie/elementos`)).body
    expect(all.rows.length).toBe(factory().especie.length)
    const orders = all.rows.map(({ order }: { order: number }) => order)
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b))
    const [first, second] = all.rows
    const words = encodeURIComponent(first.title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase())
    const found = (await get(ADMIN, `${KINDS}/especie/elementos?q=${words}`)).body.rows
    expect(found.map(({ key }: { key: string }) => key)).toContain(first.key)
    const rest = (await get(ADMIN, `${KINDS}/especie/elementos?cursor=${first.key}`)).body.rows
    expect(rest[0].key).toBe(second.key)
    expect((await get(ADMIN, `${KINDS}/especie/elementos?cursor=nada`)).status).toBe(422)
  })

  it('say what is under way, and are filtered by it', async () => {
    const key = await newCause('En curso')
    await save(LEGAL, 'causa_rechazo', key, { name: 'En curso todavía' })
    const rows = (await get(ADMIN, `${KINDS}/causa_rechazo/elementos?estado=borrador`)).body.rows
    expect(rows).toMatchObject([
      { key, title: 'En curso', state: 'vigente', version: 1, draft: { by: { name: expect.any(String) } } },
    ])
    expect((await get(ADMIN, KINDS)).body.rows).toContainEqual(
      expect.objectContaining({ kind: 'causa_rechazo', drafts: 1 }),
    )
    const { revision } = await item('causa_rechazo', key)
    await send(ADMIN, 'POST', `${at('causa_rechazo', key)}/borrador/descartar`, { revision })
    expect((await get(ADMIN, `${KINDS}/causa_rechazo/elementos?estado=borrador`)).body.rows).toEqual([])
  })
})

describe('a draft', () => {
  it('is saved although it is incomplete, says what it lacks, and is not published so', async () => {
    const saved = await save(FEES, 'cifras', '2026', { norm: '' })
    expect(saved).toMatchObject({
      status: 200,
      body: { problems: [{ path: 'norm', message: 'Este dato es obligatorio' }] },
    })
    const refused = await publish(FEE_HEAD, [['cifras', '2026']], { norm: 'Decreto 1 de 2026' })
    expect([refused.status, refused.body.problems[0].path]).toEqual([422, 'cifras/2026/norm'])
    const { revision } = await item('cifras', '2026')
    await send(FEES, 'POST', `${at('cifras', '2026')}/borrador/descartar`, { revision })
  })

  it('of another that one has not seen is not saved over, published or discarded: the sentence names who saved it', async () => {
    const key = await newCause('De dos')
    const path = `${at('causa_rechazo', key)}/borrador`
    const seen = await item('causa_rechazo', key)
    const body = { revision: seen.revision, base: 1, content: { ...seen.inForce.content, name: 'De Ada' } }
    const hers = await send(LEGAL, 'PUT', path, body)
    expect(hers.status).toBe(200)
    const mine = await send(ADMIN, 'PUT', path, { ...body, content: { ...body.content, name: 'De Ben' } })
    const legal = await world.actor(LEGAL)
    expect(mine).toMatchObject({
      status: 409,
      body: {
        code: 'borrador_cambiado',
        message: expect.stringMatching(new RegExp(`^${legal.name} guardó este borrador`)),
        current: { revision: hers.body.revision, draft: { content: { name: 'De Ada' } } },
      },
    })
    expect((await send(ADMIN, 'POST', `${path}/descartar`, { revision: seen.revision })).status).toBe(409)
    expect((await item('causa_rechazo', key)).draft.content.name).toBe('De Ada')
    // once it was discarded, an editor that is still open does not bring it back unnoticed
    await send(ADMIN, 'POST', `${path}/descartar`, { revision: hers.body.revision })
    const late = await send(LEGAL, 'PUT', path, { ...body, revision: hers.body.revision })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('descartó este borrador')])
  })

  it('is saved once by a repeated command, and leaves no line when nothing changed', async () => {
    const key = await newCause('Repetida')
    const seen = await item('causa_rechazo', key)
    const token = await world.tokenFor(ADMIN)
    const body = { revision: seen.revision, base: 1, content: { ...seen.inForce.content, name: 'Otra vez' } }
    const once = (): Promise<Answer> =>
      world.call('PUT', `${at('causa_rechazo', key)}/borrador`, body, token, {
        'idempotency-key': 'guardar-una-vez',
      })
    const [first, second] = [await once(), await once()]
    expect([first.status, second.body]).toEqual([200, first.body])
    const before = (await lines('configuration.saveDraft')).length
    const again = await send(ADMIN, 'PUT', `${at('causa_rechazo', key)}/borrador`, {
      ...body,
      revision: first.body.revision,
    })
    expect(again.body.revision).toBe(first.body.revision)
    expect(await lines('configuration.saveDraft')).toHaveLength(before)
  })

  it('of a new item has a key of its kind’s form, which nothing else has', async () => {
    const make = (key: string | null, kind = 'serie'): Promise<Answer> =>
      send(ADMIN, 'POST', `${KINDS}/${kind}/elementos`, { key, content: {} })
    expect(await make('minúscula')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('letras mayúsculas'), problems: [{ path: 'body.key' }] },
    })
    expect((await make(null)).status).toBe(422)
    expect((await make('AUTO')).body.code).toBe('ya_existe')
    const [one, two] = await Promise.all([make(null, 'ente_control'), make(null, 'ente_control')])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.key).not.toBe(two.body.key)
  })

  it('that holds what cannot be stored is refused by its place', async () => {
    const key = await newCause('Guardable')
    const refused = await save(ADMIN, 'causa_rechazo', key, { name: 'a\u0000b' })
    expect([refused.status, refused.body.problems]).toEqual([
      422,
      [{ path: 'body.content.name', message: 'Este dato no se puede guardar' }],
    ])
  })

  it('retires an item when it is published, and another brings it back', async () => {
    const key = await newCause('Pasajera')
    const path = at('causa_rechazo', key)
    const now = async (): Promise<number> => (await item('causa_rechazo', key)).revision
    expect((await send(ADMIN, 'POST', `${path}/reactivar`, { revision: await now() })).status).toBe(409)
    const retired = await send(ADMIN, 'POST', `${path}/retirar`, { revision: await now() })
    expect(retired).toMatchObject({ status: 200, body: { retired: true, problems: [] } })
    expect((await item('causa_rechazo', key)).state).toBe('vigente')
    await publish(ADMIN, [['causa_rechazo', key]])
    expect((await item('causa_rechazo', key)).state).toBe('retirado')
    await send(ADMIN, 'POST', `${path}/reactivar`, { revision: await now() })
    await publish(ADMIN, [['causa_rechazo', key]])
    expect(await item('causa_rechazo', key)).toMatchObject({
      state: 'vigente',
      inForce: { version: 3, content: { name: 'Pasajera' } },
    })
  })
})

describe('a publication', () => {
  it('puts in force what was seen, with its reason, and stands in history and audit', async () => {
    const key = await newCause('Antes')
    await save(LEGAL, 'causa_rechazo', key, { name: 'Después' })
    const done = await publish(ADMIN, [['causa_rechazo', key]])
    expect(done).toMatchObject({
      status: 200,
      body: { versions: [{ kind: 'causa_rechazo', key, version: 2 }] },
    })
    const now = await item('causa_rechazo', key)
    expect(now).toMatchObject({ inForce: { version: 2, content: { name: 'Después' } }, draft: null })
    const [admin, legal] = [await world.actor(ADMIN), await world.actor(LEGAL)]
    expect(now.history[0]).toMatchObject({
      version: 2,
      state: 'vigente',
      author: { id: legal.id },
      publisher: { id: admin.id },
      reason: REASON,
      until: null,
    })
    expect(now.history[1]).toMatchObject({ version: 1, state: 'anterior', until: now.history[0].from })
    expect((await lines('configuration.publish'))[0]).toMatchObject({
      subject: `causa_rechazo/${key}`,
      detail: { elementos: [`causa_rechazo/${key}`], motivo: REASON, publicacion: done.body.release },
    })
    expect((await get(ADMIN, `${at('causa_rechazo', key)}/versiones/1`)).body).toMatchObject({
      content: { name: 'Antes' },
      changes: [{ path: ['name'], kind: 'changed', before: 'Antes', after: 'Después' }],
    })
  })

  it('is refused without a reason, without a draft, without a change, and of a draft that changed meanwhile', async () => {
    const key = await newCause('Vista')
    const name = ['causa_rechazo', key] as const
    await save(ADMIN, ...name, { name: 'Vista otra vez' })
    const seen = await hashOf(...name)
    expect((await publish(ADMIN, [name], { reason: '' })).status).toBe(422)
    await save(LEGAL, ...name, { name: 'Cambiada' })
    const items = [{ kind: name[0], key, hash: seen }]
    const stale = await send(ADMIN, 'POST', '/api/v1/configuracion/publicaciones', { items, reason: REASON })
    expect([stale.status, stale.body.code]).toEqual([409, 'borrador_cambiado'])
    expect((await item(...name)).inForce.content.name).toBe('Vista')
    await save(ADMIN, ...name, { name: 'Vista' })
    expect((await publish(ADMIN, [name])).body.code).toBe('sin_cambios')
    const { revision } = await item(...name)
    await send(ADMIN, 'POST', `${at(...name)}/borrador/descartar`, { revision })
    const gone = await send(ADMIN, 'POST', '/api/v1/configuracion/publicaciones', { items, reason: REASON })
    expect(gone.status).toBe(409)
    const [line] = await lines('configuration.publish')
    expect(line?.detail).toMatchObject({ refused: 'borrador_cambiado', elementos: [`causa_rechazo/${key}`] })
  })

  it('happens once when it is repeated, and when two publish the same draft', async () => {
    const key = await newCause('Una vez')
    await save(LEGAL, 'causa_rechazo', key, { name: 'Una vez más' })
    const body = {
      items: [{ kind: 'causa_rechazo', key, hash: await hashOf('causa_rechazo', key) }],
      reason: REASON,
    }
    const [ada, ben] = [await world.tokenFor(ADMIN), await world.tokenFor(ROOT)]
    const path = '/api/v1/configuracion/publicaciones'
    const replies = await Promise.all([
      world.call('POST', path, body, ada, { 'idempotency-key': 'publicar-una-vez' }),
      world.call('POST', path, body, ada, { 'idempotency-key': 'publicar-una-vez' }),
      world.call('POST', path, body, ben),
    ])
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(statuses[2] === 200 ? 2 : 1)
    expect((await item('causa_rechazo', key)).history).toHaveLength(2)
  })

  it('of a draft that began before another version came into force waits until it was looked at again', async () => {
    const key = await newCause('Original')
    const name = ['causa_rechazo', key] as const
    await save(ADMIN, ...name, { name: 'Programada' })
    expect((await schedule(ADMIN, [name], '2026-02-03')).status).toBe(200)
    await save(LEGAL, ...name, { order: 901 })
    world.clock.set(new Date('2026-02-03T15:00:00.000Z'))
    await bringDueIntoForce(world.db, world.clock.now())
    const now = await item(...name)
    expect(now.draft).toMatchObject({
      base: 1,
      behind: [{ path: ['name'], before: 'Original', after: 'Programada' }],
      whyNot: expect.stringContaining('entró en vigor otra versión'),
    })
    expect((await publish(ADMIN, [name])).body.code).toBe('otra_vigente')
    await save(LEGAL, ...name, { name: 'Programada', order: 901 })
    expect((await publish(ADMIN, [name])).status).toBe(200)
  })
})

describe('what binds people', () => {
  const FIGURES = ['cifras', '2025'] as const
  const NORM = { norm: 'Decreto 1572 de 2024' }
  const discard = async (): Promise<void> => {
    const { revision } = await item(...FIGURES)
    await send(ADMIN, 'POST', `${at(...FIGURES)}/borrador/descartar`, { revision })
  }

  it('is published by somebody who edited no revision of the draft, and names its norm', async () => {
    await save(FEE_HEAD, ...FIGURES, { permitPaper: 11_111 })
    await save(FEES, ...FIGURES, { permitPaper: 22_222 })
    const refused = await publish(FEE_HEAD, [FIGURES], NORM)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'dos_personas', message: expect.stringMatching(/^Usted guardó parte de este borrador/) },
    })
    expect((await publish(FEES, [FIGURES], NORM)).status).toBe(403)
    expect((await item(...FIGURES, FEE_HEAD)).draft.whyNot).toBe(refused.body.message)
    expect(await publish(ADMIN, [FIGURES])).toMatchObject({ status: 422, body: { code: 'norma' } })
    expect((await item(...FIGURES)).draft.whyNot).toBeNull()
    expect((await publish(ADMIN, [FIGURES], NORM)).status).toBe(200)
    expect((await item(...FIGURES)).inForce.content.permitPaper).toBe(22_222)
  })

  it('is not published from another account of the same person', async () => {
    const [ada, ben] = [await world.actor(ADMIN), await world.actor(ROOT)]
    await save(ADMIN, ...FIGURES, { permitPaper: 33_333 })
    const [own] = await world.db.rows<{ document_type: number; document_number: string }>(
      sql`select document_type, document_number from users where id = ${ben.id}::uuid`,
    )
    await world.db.run(sql`
      update users set (document_type, document_number) = (select document_type, document_number from users where id = ${ada.id}::uuid)
      where id = ${ben.id}::uuid`)
    expect((await publish(ROOT, [FIGURES], NORM)).body.code).toBe('dos_personas')
    await world.db.run(sql`
      update users set document_type = ${own?.document_type ?? null}, document_number = ${own?.document_number ?? null}
      where id = ${ben.id}::uuid`)
    await discard()
  })

  it('may be taken up by somebody else after it was discarded: nothing of the first remains', async () => {
    await save(ADMIN, ...FIGURES, { permitPaper: 44_444 })
    await discard()
    await save(FEES, ...FIGURES, { permitPaper: 55_555 })
    expect((await publish(ADMIN, [FIGURES], NORM)).status).toBe(200)
  })

  it('goes back alone to the version before, which somebody else confirms, and to no older one', async () => {
    const before = await item(...FIGURES)
    const version = before.inForce.version
    const back = (who: string, to: number, inForce: number): Promise<Answer> =>
      send(who, 'POST', `${at(...FIGURES)}/versiones/${to}/volver`, { inForce, reason: REASON, ...NORM })
    expect((await back(FEE_HEAD, version - 2, version)).body.code).toBe('dos_personas')
    expect((await back(FEE_HEAD, version - 1, version - 1)).body.code).toBe('otra_vigente')
    expect((await back(FEE_HEAD, version - 1, version)).body).toMatchObject({ version: version + 1 })
    const gone = await item(...FIGURES)
    expect(gone.inForce.content.permitPaper).toBe(22_222)
    // from Tuesday to Thursday
    expect(gone.toConfirm).toMatchObject({ version: version + 1, until: '2026-02-05', canConfirm: true })
    expect((await item(...FIGURES, FEE_HEAD)).toConfirm.canConfirm).toBe(false)
    const confirm = (who: string): Promise<Answer> =>
      send(who, 'POST', `${at(...FIGURES)}/versiones/${version + 1}/confirmar`, {})
    expect((await confirm(FEE_HEAD)).body.code).toBe('dos_personas')
    expect((await confirm(ADMIN)).status).toBe(200)
    expect((await item(...FIGURES)).toConfirm).toBeNull()
    expect((await confirm(ADMIN)).status).toBe(409)
  })
})

describe('what is scheduled', () => {
  it('comes into force at midnight in Bogotá of a day later than today', async () => {
    const key = await newCause('Hoy')
    const name = ['causa_rechazo', key] as const
    await save(ADMIN, ...name, { name: 'Mañana' })
    for (const day of ['2026-02-03', '2026-02-02', '2099-01-01'])
      expect((await schedule(ADMIN, [name], day)).body.code).toBe('dia')
    const done = await schedule(ADMIN, [name], '2026-02-04')
    expect(done.body).toMatchObject({ due: '2026-02-04T05:00:00.000Z', versions: [{ version: 2 }] })
    expect(await item(...name)).toMatchObject({
      draft: null,
      inForce: { version: 1 },
      waiting: [{ version: 2, changes: [{ before: 'Hoy', after: 'Mañana' }] }],
    })
    await save(ADMIN, ...name, { name: 'También mañana' })
    expect((await schedule(ADMIN, [name], '2026-02-04')).body.code).toBe('ya_programada')
    await bringDueIntoForce(world.db, new Date('2026-02-04T04:59:59.999Z'))
    expect((await item(...name)).inForce.version).toBe(1)
    await bringDueIntoForce(world.db, new Date('2026-02-04T05:00:00.000Z'))
    expect((await item(...name)).inForce.version).toBe(2)
  })

  it('comes into force although its publisher lost the account meanwhile', async () => {
    const key = await newCause('De quien se fue')
    const name = ['causa_rechazo', key] as const
    const head = 'cli-subdirector-juridico@demo.test'
    await save(LEGAL, ...name, { name: 'Decidida a tiempo' })
    expect((await schedule(head, [name], '2026-02-10')).status).toBe(200)
    const { id } = await world.actor(head)
    await world.db.run(sql`update users set active = false where id = ${id}::uuid`)
    await bringDueIntoForce(world.db, new Date('2026-02-10T05:00:00.000Z'))
    expect((await item(...name)).inForce.content.name).toBe('Decidida a tiempo')
    await world.db.run(sql`update users set active = true where id = ${id}::uuid`)
  })

  it('is called off while it waits, with its reason, and not afterwards', async () => {
    const key = await newCause('Queda')
    const name = ['causa_rechazo', key] as const
    await save(ADMIN, ...name, { name: 'No llega' })
    const { due } = (await schedule(ADMIN, [name], '2026-03-02')).body
    const items = [{ kind: name[0], key, due }]
    const callOff = (): Promise<Answer> =>
      send(ADMIN, 'POST', '/api/v1/configuracion/programaciones/retirar', { items, reason: REASON })
    expect((await callOff()).body).toEqual({ calledOff: 1 })
    expect((await callOff()).body.code).toBe('ya_no_espera')
    const now = await item(...name)
    expect(now).toMatchObject({
      waiting: [],
      history: [{ version: 2, state: 'desprogramada', from: null }, {}],
    })
    expect(
      (await lines('configuration.callOff')).map(({ detail }) => detail['motivo'] ?? detail['refused']),
    ).toEqual(['ya_no_espera', REASON])
  })
})

describe('rules between items', () => {
  const move = async (code: string): Promise<void> => {
    const { inForce: north } = await item('sede', 'norte')
    const { inForce: ibague } = await item('sede', 'ibague')
    await save(ROOT, 'sede', 'norte', {
      municipalities: north.content.municipalities.filter((one: string) => one !== code),
    })
    await save(ROOT, 'sede', 'ibague', { municipalities: [...ibague.content.municipalities, code] })
  }

  it('stop a municipality from falling between two offices; both are published at once', async () => {
    const { inForce } = await item('sede', 'norte')
    const [code] = inForce.content.municipalities
    await move(code)
    const alone = await publish(ROOT, [['sede', 'norte']])
    expect(alone).toMatchObject({
      status: 409,
      body: {
        code: 'contradiccion',
        message: expect.stringContaining(`El municipio ${code} se queda sin sede`),
        current: { findings: [{ severity: 'error', items: [{ kind: 'sede', key: 'norte' }] }] },
      },
    })
    expect((await publish(ROOT, [['sede', 'ibague']])).body.message).toContain('está en más de una sede')
    const names = [
      { kind: 'sede', key: 'norte' },
      { kind: 'sede', key: 'ibague' },
    ]
    const review = await send(ROOT, 'POST', '/api/v1/configuracion/revision', { items: names.slice(0, 1) })
    expect(review.body).toMatchObject({
      items: [{ key: 'norte', changes: [{ path: ['municipalities'] }], problems: [], whyNot: null }],
      findings: [{ severity: 'error' }],
      already: [],
    })
    const both = await send(ROOT, 'POST', '/api/v1/configuracion/revision', { items: names })
    expect(both.body.findings).toEqual([])
    const done = await publish(ROOT, [
      ['sede', 'norte'],
      ['sede', 'ibague'],
    ])
    expect(done.status).toBe(200)
    expect((await item('sede', 'norte')).history[0].from).toBe((await item('sede', 'ibague')).history[0].from)
  })

  it('see what is scheduled: today’s publication cannot contradict tomorrow’s', async () => {
    const { inForce } = await item('sede', 'norte')
    const [code] = inForce.content.municipalities
    await move(code)
    const due = (
      await schedule(
        ROOT,
        [
          ['sede', 'norte'],
          ['sede', 'ibague'],
        ],
        '2026-06-01',
      )
    ).body.due
    const { inForce: sur } = await item('sede', 'oriente')
    await save(ROOT, 'sede', 'oriente', { municipalities: [...sur.content.municipalities, code] })
    const half = await send(ROOT, 'POST', '/api/v1/configuracion/programaciones/retirar', {
      items: [{ kind: 'sede', key: 'ibague', due }],
      reason: REASON,
    })
    expect([half.status, half.body.message]).toEqual([409, expect.stringContaining('Desde el 01/06/2026')])
    expect((await publish(ROOT, [['sede', 'oriente']])).body.code).toBe('contradiccion')
    const whole = await send(ROOT, 'POST', '/api/v1/configuracion/programaciones/retirar', {
      items: [
        { kind: 'sede', key: 'ibague', due },
        { kind: 'sede', key: 'norte', due },
      ],
      reason: REASON,
    })
    expect(whole.body).toEqual({ calledOff: 2 })
  })

  it('warn, and each warning is accepted with its reason', async () => {
    const made = await send(ROOT, 'POST', `${KINDS}/sede/elementos`, {
      key: 'nueva',
      content: {
        order: 9,
        name: 'Nueva',
        active: true,
        number: 77,
        seat: 'Honda',
        address: 'Calle 2',
        municipalities: [],
      },
    })
    expect(made.status).toBe(201)
    const warned = await publish(ROOT, [['sede', 'nueva']])
    expect([warned.status, warned.body.code]).toEqual([409, 'aviso_sin_aceptar'])
    const [{ id, sentence }] = warned.body.current.findings
    expect(sentence).toBe('La sede «Nueva» no atiende ningún municipio.')
    const accepted = [{ finding: id, reason: 'Abre el mes entrante' }]
    expect((await publish(ROOT, [['sede', 'nueva']], { accepted })).status).toBe(200)
    expect((await lines('configuration.publish'))[0]?.detail['avisos']).toEqual(accepted)
  })
})

describe('a newer version of the product', () => {
  const shipping = (names: Readonly<Record<string, string>>): ItemsByKind => ({
    ...factory(),
    comunicacion: Object.entries(names).map(([key, name]) => ({
      key,
      content: { order: Number(key), name, active: true },
    })),
  })
  const ship = (names: Readonly<Record<string, string>>): Promise<unknown> =>
    publishFactory(world.db, world.clock.now(), shipping(names))
  const take = async (key: string, choice: string): Promise<Answer> =>
    send(ADMIN, 'POST', `${at('comunicacion', key)}/producto`, {
      choice,
      revision: (await item('comunicacion', key)).revision,
    })
  const SHIPPED = { 901: 'uno', 902: 'dos', 903: 'tres', 904: 'cuatro' }
  const keys = Object.keys(SHIPPED)

  it('is told only of what the authority changed, with a comparison of three', async () => {
    await ship(SHIPPED)
    for (const key of keys) await save(ADMIN, 'comunicacion', key, { order: 50 + Number(key) })
    expect(
      (
        await publish(
          ADMIN,
          keys.map((key) => ['comunicacion', key] as const),
        )
      ).status,
    ).toBe(200)
    await ship({ 901: 'uno nuevo', 902: 'dos nuevo', 903: 'tres nuevo' })
    for (const key of keys) expect((await item('comunicacion', key)).product.news).toBe(true)
    expect((await item('comunicacion', '901')).product).toMatchObject({
      gone: false,
      before: { name: 'uno' },
      now: { name: 'uno nuevo' },
      theirs: [{ path: ['name'], before: 'uno', after: 'uno nuevo' }],
      ours: [{ path: ['order'] }],
      conflicts: [],
    })
    expect((await get(ADMIN, `${KINDS}/comunicacion/elementos?estado=producto`)).body.total).toBe(4)
    // not forgotten because something else of the item was published
    await save(ADMIN, 'comunicacion', '901', { order: 77 })
    await publish(ADMIN, [['comunicacion', '901']])
    expect((await item('comunicacion', '901')).product).toMatchObject({ news: true, before: { name: 'uno' } })
  })

  it('is combined, adopted or left; nothing is published by it', async () => {
    expect((await take('901', 'combinar')).body).toMatchObject({ draft: { problems: [] }, conflicts: [] })
    expect((await item('comunicacion', '901')).draft.content).toEqual({
      order: 77,
      name: 'uno nuevo',
      active: true,
    })
    expect((await item('comunicacion', '901')).inForce.content.name).toBe('uno')
    expect((await take('902', 'adoptar')).status).toBe(200)
    expect((await item('comunicacion', '902')).draft.content).toEqual({
      order: 902,
      name: 'dos nuevo',
      active: true,
    })
    expect((await take('904', 'adoptar')).body.draft.retired).toBe(true)
    expect((await take('904', 'dejar')).body.draft).toBeNull()
    expect(await item('comunicacion', '904')).toMatchObject({ draft: null, product: { news: false } })
    await save(ADMIN, 'comunicacion', '903', { name: 'tres nuestro' })
    expect((await take('903', 'adoptar')).body.code).toBe('hay_borrador')
    expect((await take('903', 'combinar')).body.conflicts).toMatchObject([
      { path: ['name'], kind: 'both changed', base: 'tres', product: 'tres nuevo', ours: 'tres nuestro' },
    ])
    const names = ['901', '902', '903'].map((key) => ['comunicacion', key] as const)
    expect((await publish(ADMIN, names)).status).toBe(200)
    for (const [, key] of names) expect((await item('comunicacion', key)).product.news).toBe(false)
    expect((await take('901', 'dejar')).body.code).toBe('sin_novedad')
  })
})
