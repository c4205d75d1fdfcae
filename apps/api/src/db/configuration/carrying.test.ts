import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { factory } from '@ventanilla/catalog/factory'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkFolder, compareWith, exportTo, importFrom } from '../../../../../tools/configuration/carry.ts'
import { folderFiles, writeFolder } from '../../../../../tools/configuration/folder.ts'
import { sql } from '../connection/sql.ts'
import {
  cause,
  everything,
  named,
  publication,
  type Served,
  served,
  shipping,
} from './configuration.testkit.ts'
import { ConfigurationError, filesOf, readCarried } from './carrying/carried-files.ts'
import { publishFactory } from './publish-factory.ts'
import { publish } from './release.ts'
import { storedContent } from './versions.ts'

/** `npm run configuration`: what it does with a folder and a portal. */

const NOON = new Date('2026-12-31T17:00:00Z')
let world: Served
let folder: string
beforeEach(async () => {
  world = await served(0)
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-configuration-'))
})
afterEach(async () => {
  await world.drop()
  await rm(folder, { recursive: true, force: true })
})

const bytesOf = async (of: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(of, { recursive: true }))
        .filter((path) => path.endsWith('.json'))
        .toSorted()
        .map(async (path) => [path, await readFile(join(of, path), 'utf8')] as const),
    ),
  )
const drafts = (): Promise<unknown[]> =>
  world.db.rows(sql`
    select i.key, d.text::json->>'name' as name, d.base, d.revision from configuration_drafts d
    join configuration_items i on i.id = d.item order by i.key`)

describe('an exported folder', () => {
  it('imported where it came from makes no draft and changes nothing', async () => {
    await publishFactory(world.db, NOON, factory())
    await exportTo(world.db, folder)
    const before = await everything(world.db)
    expect(await importFrom(world.db, folder, NOON)).toEqual([
      'La carpeta no trae nada que el portal no tenga.',
    ])
    expect(await compareWith(world.db, folder)).toEqual(['La carpeta y el portal dicen lo mismo.'])
    expect(await everything(world.db)).toEqual(before)
  })

  it('has the same bytes for the same contents, whatever the way by which a portal came to them', async () => {
    await publishFactory(world.db, NOON, shipping({ 1: 'a', 2: 'b', 3: 'c' }))
    await publish(world.db, publication(cause('1', 'x')), NOON)
    await publishFactory(world.db, NOON, shipping({ 1: 'a', 2: 'b' }))
    await exportTo(world.db, folder)
    const first = await bytesOf(folder)
    await publish(world.db, publication(cause('1', 'y')), NOON)
    await publish(world.db, publication(cause('1', 'x')), NOON)
    await exportTo(world.db, folder)
    expect(await bytesOf(folder)).toEqual(first)
    expect(Object.keys(first)).toEqual(['causa_rechazo/1.json', 'causa_rechazo/2.json', 'manifest.json'])
  })

  it('is read back as what was written', async () => {
    const contents = fc.uniqueArray(
      fc.record({
        key: fc.integer({ min: 1, max: 99 }).map(String),
        name: fc.stringMatching(/^[a-zñáéí«"\\/]{1,12}$/),
        order: fc.nat(9),
      }),
      { selector: ({ key }) => key, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(contents, async (rows) => {
        const items = rows.map(({ key, name, order }) =>
          storedContent({ ...cause(key, name), content: { ...named(name), order } }),
        )
        await writeFolder(folder, { contents: items, layers: [] })
        const read = await readCarried(folderFiles(folder))
        expect(read.problems).toEqual([])
        expect(read.contents.toSorted((a, b) => Number(a.key) - Number(b.key))).toEqual(
          items.toSorted((a, b) => Number(a.key) - Number(b.key)),
        )
        expect(await bytesOf(folder)).toEqual(
          Object.fromEntries(filesOf({ contents: items.toReversed(), layers: [] })),
        )
      }),
      { numRuns: 25 },
    )
  })

  it('leaves other files of its folder alone, and is not written over something else', async () => {
    await publishFactory(world.db, NOON, shipping({ 1: 'a' }))
    await writeFile(join(folder, 'LEAME.md'), 'x')
    await expect(exportTo(world.db, folder)).rejects.toThrow('guarda otras cosas')
    await rm(join(folder, 'LEAME.md'))
    await exportTo(world.db, folder)
    await writeFile(join(folder, 'LEAME.md'), 'x')
    await exportTo(world.db, folder)
    expect((await readdir(folder)).toSorted()).toEqual(['LEAME.md', 'causa_rechazo', 'manifest.json'])
  })
})

describe('an import', () => {
  beforeEach(async () => {
    const items = [cause('1', 'importada'), cause('2', 'b'), cause('5', 'cinco')]
    await writeFolder(folder, { contents: items.map((one) => storedContent(one)), layers: [] })
    await publishFactory(world.db, NOON, shipping({ 1: 'a', 2: 'b', 3: 'c' }))
  })

  it('makes drafts of what differs, and nothing comes into force', async () => {
    expect(await importFrom(world.db, folder, NOON)).toEqual([
      '2 borradores quedaron por publicar; nada entró en vigor.',
      '1 elementos del portal no están en la carpeta y quedan como están.',
    ])
    expect(await drafts()).toEqual([
      { key: '1', name: 'importada', base: 1, revision: 1 },
      { key: '5', name: 'cinco', base: 0, revision: 1 },
    ])
    expect(await world.db.rows(sql`select number from configuration_release_now`)).toEqual([{ number: 1 }])
    expect(await world.db.rows(sql`select verb from audit_log`)).toEqual([{ verb: 'configuration.import' }])
  })

  const drafted = (content: object): Promise<number> =>
    world.db.run(sql`
      insert into configuration_drafts(item, text, base, saved_at)
      select id, ${JSON.stringify(content)}, 1, ${NOON} from configuration_items where key = '1'`)

  it('is combined with a draft that changed something else', async () => {
    await drafted({ active: true, name: 'a', order: 7 })
    await importFrom(world.db, folder, NOON)
    const [row] = await world.db.rows<{ text: string }>(sql`
      select text from configuration_drafts d join configuration_items i on i.id = d.item where i.key = '1'`)
    expect(JSON.parse(row?.text ?? '')).toEqual({ active: true, name: 'importada', order: 7 })
  })

  it('does nothing at all when a draft changed the same place', async () => {
    await drafted({ active: true, name: 'mía', order: 0 })
    const before = await everything(world.db)
    await expect(importFrom(world.db, folder, NOON)).rejects.toThrow(
      'causa_rechazo/1: ya tiene un borrador, y name cambia en los dos',
    )
    expect(await everything(world.db)).toEqual(before)
  })

  it('is compared in words beforehand', async () => {
    expect(await compareWith(world.db, folder)).toEqual([
      'causa_rechazo/1 (causa de rechazo «importada»): name: "a" → "importada".',
      'causa_rechazo/5 (causa de rechazo «cinco»): solo está en la carpeta.',
      'causa_rechazo/3 (causa de rechazo «c»): solo está en el portal.',
    ])
  })

  const manifest = async (change: (of: Record<string, unknown>) => object): Promise<void> => {
    const file = join(folder, 'manifest.json')
    await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
  }
  const entry = (kind: string, key: string): object => ({ kind, key, hash: 'x' })
  const cause1 = (text: string): Promise<void> => writeFile(join(folder, 'causa_rechazo', '1.json'), text)
  const faults: readonly (readonly [string, () => Promise<void>, string])[] = [
    [
      'a changed file',
      () => cause1('{"active":true,"name":"otra","order":0}'),
      'causa_rechazo/1.json: no es el que dice manifest.json',
    ],
    [
      'a content that is not sound',
      () => cause1('{"active":true,"name":" x","order":0}'),
      'causa_rechazo/1.json: name: Quite los espacios',
    ],
    ['no JSON', () => cause1('{'), 'causa_rechazo/1.json: no es JSON.'],
    ['too large a file', () => cause1(' '.repeat(1_048_577)), 'causa_rechazo/1.json: pasa de 1 MB.'],
    [
      'a missing file',
      () => rm(join(folder, 'causa_rechazo', '1.json')),
      'causa_rechazo/1.json: no está en la carpeta.',
    ],
    ['no manifest', () => rm(join(folder, 'manifest.json')), 'manifest.json: no está en la carpeta.'],
    [
      'another format',
      () => manifest((of) => ({ ...of, version: 2 })),
      'su formato es el 2 y este portal lee el 1',
    ],
    ['something else', () => manifest(() => ({})), 'no es de una configuración exportada'],
    [
      'an unknown kind',
      () => manifest((of) => ({ ...of, items: [entry('otra', '1')] })),
      'este portal no conoce «otra»',
    ],
    [
      'a kind of JavaScript',
      () => manifest((of) => ({ ...of, items: [entry('constructor', '1')] })),
      'este portal no conoce «constructor»',
    ],
    [
      'a key that leads outside',
      () => manifest((of) => ({ ...of, items: [entry('sede', '../../x')] })),
      'La clave empieza',
    ],
    [
      'an item twice',
      () => manifest((of) => ({ ...of, items: [of['items'], of['items']].flat(2) })),
      'está dos veces',
    ],
    [
      'a million rows',
      () => manifest((of) => ({ ...of, items: Array.from({ length: 20_001 }, () => entry('a', '1')) })),
      'se aceptan 20000',
    ],
    ['rows of another form', () => manifest((of) => ({ ...of, items: [1] })), 'no tiene la forma esperada'],
  ]
  it.each(faults)('of %s is refused with a sentence, and nothing is done', async (_, spoil, sentence) => {
    await spoil()
    const before = await everything(world.db)
    await expect(checkFolder(folder)).rejects.toThrow(sentence)
    await expect(importFrom(world.db, folder, NOON)).rejects.toThrow(ConfigurationError)
    expect(await everything(world.db)).toEqual(before)
  })
})
