import { setTimeout as pause } from 'node:timers/promises'
import { factory } from '@ventanilla/catalog/factory'
import type { ItemsByKind } from '@ventanilla/domain/configuration/kinds'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFINITION_RULES } from '../../catalogue.ts'
import { type Database, openDatabase, sql } from '../connection/sql.ts'
import {
  cause,
  cutAt,
  everything,
  named,
  publication,
  releaseNow,
  type Served,
  served,
  shipping,
} from './configuration.testkit.ts'
import { publishFactory } from './publish-factory.ts'
import { bringDueIntoForce, callOff, publish, schedule } from './release.ts'
import { openSnapshots, type Snapshot } from './snapshot.ts'

const NOON = new Date('2026-12-31T17:00:00Z')
/** 00:00 of 1 January in Bogotá */
const MIDNIGHT = new Date('2027-01-01T05:00:00Z')
const LATER = new Date('2027-01-06T12:00:00Z')

let world: Served
let db: Database
beforeEach(async () => {
  world = await served(4)
  db = world.db
})
afterEach(() => world.drop())

const at = (release: number): Promise<Snapshot> => openSnapshots(db)(release)
/** Names of the causes in force at a release, by key. */
const causesAt = async (release: number): Promise<Record<string, string>> =>
  Object.fromEntries([...(await at(release)).of('causa_rechazo')].map(([key, { name }]) => [key, name]))

describe('what the product ships', () => {
  it('is in force after the first start, all of it, and a second start publishes nothing', async () => {
    const shipped = factory()
    expect(await publishFactory(db, NOON, shipped)).toBe(1)
    const snapshot = await at(1)
    expect(snapshot.size).toBe(Object.values(shipped).flat().length)
    for (const { key, content } of shipped.sede) expect(snapshot.of('sede').get(key)).toEqual(content)
    for (const { key, content } of shipped.cifras) expect(snapshot.of('cifras').get(key)).toEqual(content)
    const before = await everything(db)
    expect(await publishFactory(db, LATER, factory())).toBeNull()
    expect(await everything(db)).toEqual(before)
  })

  it('is published once when several processes start together', async () => {
    const made = await Promise.all(
      world.processes.map((one) => publishFactory(one, NOON, shipping({ 1: 'a', 2: 'b' }))),
    )
    expect(made.filter((number) => number !== null)).toEqual([1])
    expect(await causesAt(1)).toEqual({ 1: 'a', 2: 'b' })
  })

  it('is followed by an item that the authority never touched, also when the product goes back', async () => {
    await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'b' }))
    expect(await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'nueva', 3: 'c' }))).toBe(2)
    expect(await causesAt(2)).toEqual({ 1: 'a', 2: 'nueva', 3: 'c' })
    expect(await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'b' }))).toBe(3)
    expect(await causesAt(3)).toEqual({ 1: 'a', 2: 'b' })
    expect(await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'nueva', 3: 'c' }))).toBe(4)
    expect(await causesAt(4)).toEqual(await causesAt(2))
  })

  it('does not replace what the authority published; what the product has now is stored beside it', async () => {
    await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'b' }))
    await publish(db, publication(cause('1', 'nuestra')), NOON)
    expect(await publishFactory(db, NOON, shipping({ 1: 'nueva', 2: 'b' }))).toBeNull()
    expect(await causesAt(2)).toEqual({ 1: 'nuestra', 2: 'b' })
    const row = await db.one<{ before: string; after: string }>(sql`
      select b.text as before, c.text as after from configuration_items i
      join configuration_versions v on v.item = i.id and v.number = 2 join configuration_contents b on b.hash = v.factory
      join configuration_shipped s on s.item = i.id join configuration_contents c on c.hash = s.hash
      where i.key = '1'`)
    expect([JSON.parse(row?.before ?? ''), JSON.parse(row?.after ?? '')]).toEqual([
      named('a'),
      named('nueva'),
    ])
    // gone from the product, it stays too
    expect(await publishFactory(db, NOON, shipping({ 2: 'b' }))).toBeNull()
    expect(await causesAt(2)).toEqual({ 1: 'nuestra', 2: 'b' })
  })

  it('does not overtake a version of the authority that waits, and is followed again once it is called off', async () => {
    await publishFactory(db, NOON, shipping({ 1: 'a' }))
    await schedule(db, publication(cause('1', 'nuestra')), MIDNIGHT, NOON)
    expect(await publishFactory(db, NOON, shipping({ 1: 'nueva' }))).toBeNull()
    await callOff(db, { kind: 'causa_rechazo', key: '1', due: MIDNIGHT }, NOON)
    expect(await publishFactory(db, NOON, shipping({ 1: 'nueva' }))).toBe(2)
    expect(await causesAt(2)).toEqual({ 1: 'nueva' })
  })

  it('leaves kinds of a newer program alone', async () => {
    await publishFactory(db, NOON, shipping({ 1: 'a' }))
    await world.owner.pool.query(
      `insert into configuration_items(kind, key) values ('formulario', 'x');
        insert into configuration_contents values (sha256('{}'), '{}');
        insert into configuration_versions(item, number, hash, origin, made_at)
          select id, 1, sha256('{}'), 'fabrica', now() from configuration_items where kind = 'formulario';
        insert into configuration_in_force(item, version, due, release)
          select id, 1, now(), 1 from configuration_items where kind = 'formulario'`,
    )
    await publishFactory(db, NOON, shipping({ 1: 'b' }))
    expect(
      await db.rows(sql`select number from configuration_versions v join configuration_items i on i.id = v.item
        where i.kind = 'formulario'`),
    ).toEqual([{ number: 1 }])
    expect((await at(2)).size).toBe(1)
  })

  it('that its own kind rejects is not published', async () => {
    await expect(publishFactory(db, NOON, shipping({ 1: ' a' }))).rejects.toMatchObject({ kind: 'invalid' })
    expect(await releaseNow(db)).toBe(0)
  })
})

describe('what is scheduled', () => {
  beforeEach(() => publishFactory(db, NOON, shipping({ 1: 'a', 2: 'b', 3: 'c' })))

  it('comes into force at its instant, one release for one instant, once, also when every process was down', async () => {
    await schedule(db, publication(cause('1', 'año nuevo')), MIDNIGHT, NOON)
    await schedule(db, publication(cause('2', 'año nuevo')), MIDNIGHT, NOON)
    await schedule(db, publication(cause('3', 'después')), new Date(MIDNIGHT.getTime() + 1), NOON)
    expect(await bringDueIntoForce(db, new Date(MIDNIGHT.getTime() - 1))).toEqual([])
    const made = await Promise.all(world.processes.map((one) => bringDueIntoForce(one, LATER)))
    expect(made.flat()).toEqual([2, 3])
    expect(await causesAt(1)).toEqual({ 1: 'a', 2: 'b', 3: 'c' })
    expect(await causesAt(2)).toEqual({ 1: 'año nuevo', 2: 'año nuevo', 3: 'c' })
    expect(await causesAt(3)).toEqual({ 1: 'año nuevo', 2: 'año nuevo', 3: 'después' })
    expect(await db.rows(sql`select at from configuration_releases where number = 2`)).toEqual([
      { at: MIDNIGHT },
    ])
  })

  it('is in force before what is published after its instant', async () => {
    await schedule(db, publication(cause('1', 'año nuevo')), MIDNIGHT, NOON)
    expect(await publish(db, publication(cause('1', 'corregida')), LATER)).toBe(3)
    expect([await causesAt(2), await causesAt(3)]).toMatchObject([{ 1: 'año nuevo' }, { 1: 'corregida' }])
  })

  it('is called off while it waits, and not afterwards', async () => {
    await schedule(db, publication(cause('1', 'x')), MIDNIGHT, NOON)
    const waiting = { kind: 'causa_rechazo', key: '1', due: MIDNIGHT } as const
    await expect(callOff(db, { ...waiting, key: '2' }, NOON)).rejects.toMatchObject({ kind: 'conflict' })
    await callOff(db, waiting, NOON)
    expect(await bringDueIntoForce(db, LATER)).toEqual([])
    await schedule(db, publication(cause('1', 'y')), MIDNIGHT, NOON)
    await expect(callOff(db, waiting, LATER)).rejects.toMatchObject({ kind: 'conflict' })
    expect(await causesAt(2)).toMatchObject({ 1: 'y' })
  })

  it('is refused twice for one instant, and for one that is past', async () => {
    await schedule(db, publication(cause('1', 'x')), MIDNIGHT, NOON)
    const before = await everything(db)
    await expect(schedule(db, publication(cause('1', 'y')), MIDNIGHT, NOON)).rejects.toMatchObject({
      kind: 'conflict',
    })
    await expect(schedule(db, publication(cause('2', 'y')), NOON, NOON)).rejects.toMatchObject({
      kind: 'invalid',
    })
    expect(await everything(db)).toEqual(before)
  })
})

describe('a publication that is interrupted at any statement', () => {
  const works: readonly (readonly [string, (on: Database) => Promise<unknown>])[] = [
    ['of the product', (on) => publishFactory(on, NOON, shipping({ 1: 'nueva', 2: 'b', 4: 'd' }))],
    ['of the authority', (on) => publish(on, publication(cause('1', 'x'), cause('9', 'y')), NOON)],
    ['that is scheduled', (on) => schedule(on, publication(cause('1', 'x')), LATER, NOON)],
    ['of what is due', (on) => bringDueIntoForce(on, MIDNIGHT)],
    ['called off', (on) => callOff(on, { kind: 'causa_rechazo', key: '3', due: MIDNIGHT }, NOON)],
  ]
  it.each(works)('%s leaves nothing behind', async (_, work) => {
    await publishFactory(db, NOON, shipping({ 1: 'a', 2: 'b', 3: 'c' }))
    await schedule(db, publication(cause('3', 'z')), MIDNIGHT, NOON)
    // identities that a rollback consumed are no trace
    const before = JSON.stringify(await everything(db))
    let cuts = 0
    for (; ; cuts += 1) {
      const ended = await work(cutAt(cuts + 1, db)).then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : 'failed'),
      )
      if (ended === 'done') break
      expect(ended).toBe('cut')
      expect(JSON.stringify(await everything(db))).toBe(before)
    }
    expect(cuts).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(await everything(db))).not.toBe(before)
  })
})

describe('the gate', () => {
  it('holds a publication while a command is between its decision and its commit', async () => {
    await publishFactory(db, NOON, shipping({ 1: 'a' }))
    const command = openDatabase(world.url, 1, { deadlines: null })
    let published: Promise<number> | undefined
    const [first, last] = await command.tx(async (tx) => {
      await tx.rows(sql`select from configuration_gate for key share`)
      const read = (): Promise<{ number: number } | undefined> =>
        tx.one<{ number: number }>(sql`select number from configuration_release_now`)
      const before = await read()
      published = publish(db, publication(cause('1', 'b')), NOON)
      await pause(700)
      return [before, await read()]
    })
    expect(last).toEqual(first)
    expect(await published).toBe(2)
    await command.close()
  })
})

describe('a product whose definitions do not go together with the authority’s', () => {
  const without = (factoryNow: ItemsByKind, key: string): ItemsByKind => ({
    ...factoryNow,
    seccion: factoryNow.seccion.filter((one) => one.key !== key),
    tramite: [],
  })

  it('leaves its definitions out, says why, and publishes the rest', async () => {
    const now = factory()
    await publishFactory(db, NOON, now)
    const own = now.tramite.find(({ key }) => key === '3')
    if (own === undefined) throw new Error('no procedure 3')
    await publish(db, publication({ ...own, kind: 'tramite', content: { ...own.content, order: 7 } }), NOON)
    const said: string[] = []
    const next = { ...without(now, 'solicitante'), causa_rechazo: shipping({ 1: 'otra' }).causa_rechazo }
    await publishFactory(db, NOON, next, {
      rules: DEFINITION_RULES,
      leftOut: (faults) => said.push(...faults.map(({ sentence }) => sentence)),
    })
    const after = await at(await releaseNow(db))
    expect(said).toEqual([expect.stringContaining('no se pueden reunir')])
    expect(after.of('causa_rechazo').get('1')?.name).toBe('otra')
    expect([after.of('seccion').has('solicitante'), after.of('tramite').has('4')]).toEqual([true, true])
  })
})

describe('a snapshot', () => {
  it('shares with the next one everything that did not change, and reads only the rest', async () => {
    await publishFactory(db, NOON, factory())
    const read: number[] = []
    const snapshotAt = openSnapshots({
      ...db,
      rows: async <T>(statement: Parameters<Database['rows']>[0]) => {
        const rows = await db.rows<T>(statement)
        read.push(rows.filter((row) => typeof Object(row).text === 'string').length)
        return rows
      },
    })
    const first = await snapshotAt(1)
    await publish(db, publication(cause('1', 'otra')), NOON)
    const second = await snapshotAt(2)
    // looking for cases that run by former definitions reads no content
    expect(read.filter((count) => count > 0)).toEqual([expect.any(Number), 1])
    expect(second.of('sede').get('norte')).toBe(first.of('sede').get('norte'))
    expect(second.of('causa_rechazo').get('1')).not.toBe(first.of('causa_rechazo').get('1'))
    expect(first.of('causa_rechazo').get('1')?.name).not.toBe('otra')
    expect(first.size).toBe(second.size)
  })

  it('cannot be changed by who reads it', async () => {
    await publishFactory(db, NOON, factory())
    const office = (await at(1)).of('sede').get('norte')
    expect(() => office?.municipalities.push('73001')).toThrow(TypeError)
    expect(() => Object.assign(office ?? {}, { name: 'x' })).toThrow(TypeError)
  })
})
