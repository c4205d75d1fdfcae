import type { Answer } from '@ventanilla/demo/teller/caller'
import type { Item } from '@ventanilla/domain/configuration/kinds'
import { rolesThat } from '@ventanilla/domain/configuration/rights'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BUDGETS, spend } from '../../../http/guards/budgets.ts'
import { filesOf } from '../../../db/configuration/carrying/carried-files.ts'
import { carriedConfiguration } from '../../../db/configuration/carrying/carry.ts'
import { storedContent } from '../../../db/configuration/versions.ts'
import { sql } from '../../../db/connection/sql.ts'
import { makeZip, type ZipPart } from '../../../testing/papers/make-zip.ts'
import { publishItems } from '../../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

/** The configuration as an archive, through the whole server: two portals of one product. */

const ADMIN = 'cli-admin@demo.test'
const ROOT = 'superadmin@demo.test'
const PATH = '/api/v1/configuracion/archivo'

let test: ApiWorld
let real: ApiWorld
beforeAll(async () => {
  test = await startWorld()
  real = await startWorld()
}, 120_000)
afterAll(() => Promise.all([test.close(), real.close()]))

beforeEach(async () => {
  for (const { db } of [test, real]) {
    await db.run(sql`delete from rate_limits`)
    await db.run(sql`delete from budgets`)
  }
})

const call = async (
  world: ApiWorld,
  who: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> => world.call(method, path, body, await world.tokenFor(who))
const exported = async (world: ApiWorld): Promise<Buffer> => {
  const { status, raw } = await call(world, ADMIN, 'GET', PATH)
  expect(status).toBe(200)
  return raw
}
const compared = (world: ApiWorld, zip: Buffer, who = ADMIN): Promise<Answer> =>
  call(world, who, 'POST', `${PATH}/comparacion`, { archive: zip.toString('base64') })
interface Name {
  readonly kind: string
  readonly key: string
}
const brought = (world: ApiWorld, zip: Buffer, items: readonly Name[], who = ADMIN): Promise<Answer> =>
  call(world, who, 'POST', `${PATH}/borradores`, {
    archive: zip.toString('base64'),
    items: items.map(({ kind, key }) => ({ kind, key })),
  })
/** What each item that is not the same would do. */
const verdicts = async (world: ApiWorld, zip: Buffer): Promise<readonly unknown[]> =>
  (await compared(world, zip)).body.rows.map(
    ({ kind, key, verdict, brings }: Name & { verdict: string; brings: boolean }) => [
      `${kind}/${key}`,
      verdict,
      brings,
    ],
  )
const stored = ({ db }: ApiWorld): Promise<unknown> =>
  db.rows(sql`
    select (select count(*) from configuration_items) as items, (select count(*) from configuration_edits) as edits,
      (select json_agg(d order by d.item) from configuration_drafts d) as drafts,
      (select count(*) from configuration_contents) as contents`)
/** An archive of these items, as a portal that has nothing else would write it. */
const archiveOf = (...items: readonly Item[]): Buffer => makeZip(partsOf(items))
const partsOf = (items: readonly Item[]): ZipPart[] =>
  [...filesOf({ contents: items.map((one) => storedContent(one)), layers: [] })].map(([name, data]) => ({
    name,
    data,
  }))
const cause = (key: string, name: string, order = 900): Item<'causa_rechazo'> => ({
  kind: 'causa_rechazo',
  key,
  content: { order, name, active: true },
})
const publishAll = async (world: ApiWorld, names: readonly Name[], who: string): Promise<Answer> => {
  const items = await Promise.all(
    names.map(async ({ kind, key }) => {
      const item = await call(world, who, 'GET', `/api/v1/configuracion/clases/${kind}/elementos/${key}`)
      return { kind, key, hash: item.body.draft.hash }
    }),
  )
  return call(world, who, 'POST', '/api/v1/configuracion/publicaciones', {
    items,
    reason: 'Se probó en el portal de pruebas',
    norm: 'Acuerdo 1 de 2026',
  })
}

describe('an archive', () => {
  it('has the files that the command on the server writes, and the same bytes for the same contents', async () => {
    const { raw, headers } = await call(test, ADMIN, 'GET', PATH)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="configuracion-\d{4}-\d\d-\d\d\.zip"$/,
      ),
    })
    expect(await exported(real)).toEqual(raw)
    const files = filesOf(await carriedConfiguration(test.db))
    for (const name of files.keys()) expect([name, raw.includes(name)]).toEqual([name, true])
    expect((await compared(real, raw)).body).toEqual({ rows: [], same: files.size - 1, left: 0 })
    expect(
      await test.db.rows(sql`select detail from audit_log where verb = 'configuration.export' limit 1`),
    ).toEqual([{ detail: { cuantos: files.size - 1 } }])
  })

  it('carries a change and a new item from one portal to another, which then writes the same bytes', async () => {
    const [office] = (await carriedConfiguration(test.db)).contents.filter(({ kind }) => kind === 'sede')
    const changed = { ...JSON.parse(office?.text ?? ''), hours: 'Lunes a viernes, de 7 a. m. a 3 p. m.' }
    const names = [
      { kind: 'causa_rechazo', key: '700' },
      { kind: 'sede', key: office?.key ?? '' },
    ]
    await publishItems(test, cause('700', 'Falta la firma'), {
      kind: 'sede',
      key: office?.key ?? '',
      content: changed,
    })
    const zip = await exported(test)
    const { body } = await compared(real, zip)
    expect(body.rows).toMatchObject([
      { ...names[0], title: 'Falta la firma', verdict: 'nuevo', brings: true, changes: [] },
      {
        ...names[1],
        verdict: 'cambia',
        changes: [{ path: ['hours'], after: 'Lunes a viernes, de 7 a. m. a 3 p. m.' }],
      },
    ])
    const bringing = await brought(real, zip, names)
    expect([bringing.status, bringing.body]).toEqual([
      200,
      {
        drafted: [
          { kind: 'causa_rechazo', many: 'causas de rechazo', count: 1 },
          { kind: 'sede', many: 'sedes', count: 1 },
        ],
        unchanged: 0,
      },
    ])
    expect(await exported(real)).not.toEqual(zip)
    const [line] = await real.db.rows<{ detail: object }>(
      sql`select detail from audit_log where verb = 'configuration.bring'`,
    )
    expect(line?.detail).toMatchObject({
      borradores: 2,
      elementos: ['causa_rechazo/700', `sede/${office?.key}`],
      huella: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const before = await stored(real)
    expect((await brought(real, zip, names)).body).toEqual({ drafted: [], unchanged: 2 })
    expect(await stored(real)).toEqual(before)
    expect(
      [await publishAll(real, names, ROOT)].map(({ status, body: said }) => [status, said.message]),
    ).toEqual([[200, undefined]])
    expect(await exported(real)).toEqual(zip)
    expect(await verdicts(real, zip)).toEqual([])
  })

  it('leaves what it does not have as it is, and brings back what is retired here', async () => {
    await publishItems(real, cause('701', 'a'))
    const name = { kind: 'causa_rechazo', key: '701' }
    const at = '/api/v1/configuracion/clases/causa_rechazo/elementos/701'
    const { revision } = (await call(real, ADMIN, 'GET', at)).body
    expect((await call(real, ADMIN, 'POST', `${at}/retirar`, { revision })).status).toBe(200)
    const back = archiveOf(cause('701', 'b'))
    expect((await brought(real, back, [name])).body.message).toContain('el borrador lo retira')
    expect((await publishAll(real, [name], ROOT)).status).toBe(200)
    expect(await verdicts(real, back)).toEqual([['causa_rechazo/701', 'vuelve', true]])
    expect((await brought(real, back, [name])).status).toBe(200)
    expect((await call(real, ADMIN, 'GET', at)).body.draft).toMatchObject({
      retired: false,
      content: { name: 'b' },
    })
    const { body } = await compared(real, archiveOf(cause('702', 'b')))
    expect([body.rows.length, body.same]).toEqual([1, 0])
    expect(body.left).toBeGreaterThan(500)
  })
})

describe('an item that comes', () => {
  it('is combined with a draft that changes something else, and stopped by one that changes the same', async () => {
    await publishItems(real, cause('710', 'a'))
    const at = '/api/v1/configuracion/clases/causa_rechazo/elementos/710'
    const draft = async (change: object): Promise<number> => {
      const now = (await call(real, ADMIN, 'GET', at)).body
      const reply = await real.call(
        'PUT',
        `${at}/borrador`,
        { revision: now.revision, base: 1, content: { order: 900, name: 'a', active: true, ...change } },
        await real.tokenFor(ADMIN),
      )
      return reply.status
    }
    const name = { kind: 'causa_rechazo', key: '710' }
    expect(await draft({ order: 7 })).toBe(200)
    expect((await brought(real, archiveOf(cause('710', 'b')), [name])).status).toBe(200)
    expect((await call(real, ADMIN, 'GET', at)).body.draft).toMatchObject({
      content: { order: 7, name: 'b', active: true },
    })
    expect(await draft({ name: 'c' })).toBe(200)
    const before = await stored(real)
    const zip = archiveOf(cause('710', 'd'), cause('711', 'e'))
    expect(await verdicts(real, zip)).toEqual([
      ['causa_rechazo/710', 'conflicto', false],
      ['causa_rechazo/711', 'nuevo', true],
    ])
    const refused = await brought(real, zip, [name, { ...name, key: '711' }])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'No se guardó ninguno. causa_rechazo/710: ya tiene un borrador, y name cambia en los dos: publíquelo o descártelo antes.',
    ])
    expect(await stored(real)).toEqual(before)
  })

  it('of two people at once is kept from one, and the other is told', async () => {
    for (const key of ['730', '731', '732', '733']) {
      const name = { kind: 'causa_rechazo', key }
      const replies = await Promise.all([
        brought(real, archiveOf(cause(key, 'a')), [name], ADMIN),
        brought(real, archiveOf(cause(key, 'b')), [name], ROOT),
      ])
      expect([key, replies.map(({ status }) => status).toSorted()]).toEqual([key, [200, 409]])
    }
  })

  it('under a key that the authority gave to something else is said, and is only brought by choice', async () => {
    await publishItems(real, cause('720', 'Nuestra'))
    const { body } = await compared(real, archiveOf(cause('720', 'De otra autoridad')))
    expect(body.rows).toMatchObject([
      {
        verdict: 'choca',
        brings: true,
        why: 'Aquí «720» es «Nuestra», y lo que llega es «De otra autoridad». Tráigalo solo si es la misma cosa con otro nombre.',
      },
    ])
  })

  it('is stopped where only the product gives its number, or its kind is edited by nobody here', async () => {
    const { contents } = await carriedConfiguration(test.db)
    const procedure = contents.find(({ kind }) => kind === 'tramite')
    const theirs = contents.find(({ kind }) => rolesThat('edit', kind).length === 0)
    if (theirs === undefined) throw new Error('every kind is edited by some role: this test needs another')
    const zip = makeZip(
      partsOf([
        { kind: 'tramite', key: '990', content: JSON.parse(procedure?.text ?? '{}') },
        { kind: theirs.kind, key: theirs.key, content: { ...JSON.parse(theirs.text), order: 999 } },
      ]),
    )
    expect(await verdicts(real, zip)).toEqual([
      [`${theirs.kind}/${theirs.key}`, 'ajeno', false],
      ['tramite/990', 'numero', false],
    ])
    const before = await stored(real)
    const [own, others] = [
      await brought(real, zip, [{ kind: 'tramite', key: '990' }]),
      await brought(real, zip, [{ kind: theirs.kind, key: theirs.key }]),
    ]
    expect([own.status, own.body.message]).toEqual([
      409,
      'No se guardó ninguno. tramite/990: El número de un trámite propio empieza en 1000.',
    ])
    expect(others.status).toBe(403)
    expect(await stored(real)).toEqual(before)
  })
})

describe('an archive that cannot be trusted', () => {
  const sound = partsOf([cause('1', 'a'), cause('2', 'b')])
  const swapped = (name: string, change: Partial<ZipPart>): ZipPart[] =>
    sound.map((one) => (one.name === name ? { ...one, ...change } : one))
  const FILE = 'causa_rechazo/1.json'
  const manifest = (change: (of: { items: object[] }) => object): ZipPart[] =>
    swapped('manifest.json', {
      data: JSON.stringify(
        change(JSON.parse(String(sound.find(({ name }) => name === 'manifest.json')?.data))),
      ),
    })
  const entry = (kind: string, key: string): object => ({ kind, key, hash: 'x' })
  const whole = makeZip(sound)
  const HUGE = 'El archivo, descomprimido, es mucho más grande de lo que se admite.'
  const BROKEN = 'El archivo está incompleto o dañado: descárguelo otra vez.'
  const bad: readonly (readonly [string, Buffer, string])[] = [
    ['no archive', Buffer.from('hola'), 'El archivo no es un ZIP.'],
    ['an empty archive', makeZip([]), 'El archivo no es un ZIP.'],
    ['one cut off', whole.subarray(0, whole.length - 40), BROKEN],
    ['one with a flipped bit', makeZip(swapped(FILE, { crc: 1 })), BROKEN],
    [
      'a password',
      makeZip(swapped(FILE, { encrypted: true })),
      'El archivo tiene contraseña: comprímalo sin ella.',
    ],
    [
      'a name that leads out of it',
      makeZip([...sound, { name: '../../etc/passwd', data: 'x' }]),
      'El archivo tiene un nombre que lleva fuera de él.',
    ],
    [
      'a name from the root',
      makeZip([...sound, { name: '/etc/passwd', data: 'x' }]),
      'El archivo tiene un nombre que lleva fuera de él.',
    ],
    [
      'a symbolic link',
      makeZip(swapped(FILE, { data: '/etc/passwd', mode: 0o120777 })),
      `«${FILE}» es un enlace a otro archivo, y no se admite.`,
    ],
    [
      'a file twice',
      makeZip([...sound, { name: FILE, data: '{}' }]),
      `«${FILE}» está dos veces en el archivo.`,
    ],
    [
      'a bomb that says how large it is',
      makeZip([...sound, { name: 'x', data: Buffer.alloc(33 * 1_048_576) }]),
      HUGE,
    ],
    [
      'a bomb that says that it is small',
      makeZip(swapped(FILE, { data: Buffer.alloc(5_000_000), unpacked: 100 })),
      HUGE,
    ],
    ['files that share their bytes', makeZip(swapped(FILE, { offset: 0 })), HUGE],
    [
      'more files than an archive may have',
      makeZip([...sound, ...Array.from({ length: 10_001 }, (_, i) => ({ name: `n${i}`, data: '' }))]),
      HUGE,
    ],
    ['a large file', makeZip(swapped(FILE, { data: ' '.repeat(1_048_577) })), `${FILE}: pasa de 1 MB.`],
    [
      'endless brackets',
      makeZip(swapped(FILE, { data: '['.repeat(400_000) + ']'.repeat(400_000) })),
      `${FILE}: tiene datos que no se pueden guardar.`,
    ],
    [
      'a million rows',
      makeZip(manifest((of) => ({ ...of, items: Array.from({ length: 20_001 }, () => entry('a', '1')) }))),
      'manifest.json: tiene 20001 elementos, y se aceptan 20000.',
    ],
    [
      'no manifest',
      makeZip(sound.filter(({ name }) => name === FILE)),
      'manifest.json: no está en la carpeta.',
    ],
    [
      'another version of the form',
      makeZip(manifest((of) => ({ ...of, version: 2 }))),
      'manifest.json: su formato es el 2 y este portal lee el 1: use la misma versión del portal.',
    ],
    [
      'an unknown kind',
      makeZip(manifest((of) => ({ ...of, items: [entry('otra', '1')] }))),
      'manifest.json: este portal no conoce «otra».',
    ],
    [
      'a key that leads outside',
      makeZip(manifest((of) => ({ ...of, items: [entry('sede', '../../x')] }))),
      'manifest.json: «sede/../../x.json»: La clave empieza',
    ],
    [
      'a changed file',
      makeZip(swapped(FILE, { data: '{"active":true,"name":"otra","order":0}' })),
      `${FILE}: no es el que dice manifest.json: se cambió después de exportarlo.`,
    ],
    [
      'an unseen sign',
      makeZip(swapped(FILE, { data: '{"active":true,"name":"a\u202Eb","order":900}' })),
      `${FILE}: name: `,
    ],
  ]

  it('is refused with one sentence at its place, by both calls, and nothing is stored', async () => {
    const before = await stored(real)
    for (const [what, zip, sentence] of bad)
      for (const reply of [
        await compared(real, zip),
        await brought(real, zip, [{ kind: 'causa_rechazo', key: '1' }]),
      ]) {
        expect([what, reply.status, reply.body.code]).toEqual([what, 422, 'archivo'])
        const [first] = reply.body.problems
        expect([what, first.path, first.message.slice(0, sentence.length)]).toEqual([
          what,
          'body.archive',
          sentence,
        ])
        await real.db.run(sql`delete from rate_limits`)
      }
    expect(await stored(real)).toEqual(before)
  }, 60_000)

  it('larger than the call takes is not read', async () => {
    const reply = await compared(real, Buffer.alloc(8 * 1_048_576 + 3))
    expect([reply.status, reply.body.problems?.[0]?.path]).toEqual([422, 'body.archive'])
    expect((await compared(real, Buffer.alloc(9 * 1_048_576))).status).toBe(413)
  })

  it('is taken with the folder around it and other files beside, as people pack it', async () => {
    const packed = makeZip([
      ...sound.map(({ name, ...rest }) => ({ ...rest, name: `configuracion/${name}` })),
      { name: 'configuracion/LEAME.md', data: 'x' },
      { name: '__MACOSX/._manifest.json', data: 'x' },
    ])
    expect((await compared(real, packed)).status).toBe(200)
  })
})

describe('carrying', () => {
  it('is for who administers the portal', async () => {
    const zip = archiveOf(cause('1', 'a'))
    for (const who of [
      'cli-coordinador-juridico@demo.test',
      'cli-subdirector-juridico@demo.test',
      'cli-liquidador@demo.test',
      'ciudadano@demo.test',
    ]) {
      const replies = [
        await call(real, who, 'GET', PATH),
        await compared(real, zip, who),
        await brought(real, zip, [{ kind: 'causa_rechazo', key: '1' }], who),
      ]
      expect([who, replies.map(({ status }) => status)]).toEqual([who, [403, 403, 403]])
    }
  })

  it('of one person has an end within an hour', async () => {
    const who = await real.personId(ADMIN)
    await spend(real.db, 'carriedArchivesOfPerson', who, BUDGETS.carriedArchivesOfPerson.most)
    const reply = await compared(real, archiveOf(cause('1', 'a')))
    expect([reply.status, reply.body.message]).toEqual([
      429,
      expect.stringContaining('Ya revisó todas las configuraciones'),
    ])
    expect((await compared(real, archiveOf(cause('1', 'a')), ROOT)).status).toBe(200)
  })
})
