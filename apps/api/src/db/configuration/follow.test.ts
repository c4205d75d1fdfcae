import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import pg from 'pg'
import type { Clock } from '../../deps.ts'
import { cause, publication, type Served, served, shipping } from './configuration.testkit.ts'
import { type Configuration, openConfiguration } from './follow.ts'
import { publishFactory } from './publish-factory.ts'
import { publish, schedule } from './release.ts'

const NOON = new Date('2026-12-31T17:00:00Z')
const MIDNIGHT = new Date('2027-01-01T05:00:00Z')

let world: Served
let now: Date
let following: Configuration[]
const clock: Clock = { now: () => now }
beforeEach(async () => {
  now = NOON
  world = await served(3)
  await publishFactory(world.db, NOON, shipping({ 1: 'a' }))
  following = await Promise.all(
    world.processes.map((db) =>
      openConfiguration({ db, url: world.url, clock, report: (error) => expect.fail(String(error)) }),
    ),
  )
})
afterEach(async () => {
  await Promise.all(following.map((one) => one.close()))
  await world.drop()
})

const names = (): readonly (string | undefined)[] =>
  following.map((one) => one.current().of('causa_rechazo').get('1')?.name)
const all = (name: string): Promise<void> =>
  // two busy cores must not fail a test: seconds are measured elsewhere
  vi.waitFor(() => expect(names()).toEqual([name, name, name]), { timeout: 30_000, interval: 20 })

describe('every process', () => {
  it('knows what is in force when it starts, and what is published afterwards', async () => {
    expect(names()).toEqual(['a', 'a', 'a'])
    await publish(world.db, publication(cause('1', 'b')), NOON)
    await all('b')
  })

  it('keeps one snapshot until something else comes into force', async () => {
    const before = following[0]?.current()
    await following[0]?.look()
    expect(following[0]?.current()).toBe(before)
  })

  it('ends while it still connects, and without a database', async () => {
    const options = { db: world.db, clock, report: () => undefined }
    for (const url of [world.url, world.url.replace(/:\d+\//, ':1/')])
      await (await openConfiguration({ ...options, url })).close()
  })

  it('brings into force what was scheduled, by the clock of the portal and by itself', async () => {
    await schedule(world.db, publication(cause('1', 'año nuevo')), MIDNIGHT, NOON)
    await Promise.all(following.map((one) => one.look()))
    expect(names()).toEqual(['a', 'a', 'a'])
    now = MIDNIGHT
    await all('año nuevo')
    expect(following.map((one) => one.current().release)).toEqual([2, 2, 2])
  })

  it('catches up when its connection was cut while something was published', async () => {
    const admin = new pg.Client({ connectionString: world.adminUrl })
    await admin.connect()
    const cut = await vi.waitFor(
      async () => {
        const { rowCount } = await admin.query(
          `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
        )
        expect(rowCount).toBe(3)
        return admin.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
        )
      },
      { timeout: 30_000, interval: 50 },
    )
    expect(cut.rowCount).toBe(3)
    await publish(world.db, publication(cause('1', 'b')), NOON)
    await all('b')
    await publish(world.db, publication(cause('1', 'c')), NOON)
    await all('c')
    await admin.end()
  })
})
