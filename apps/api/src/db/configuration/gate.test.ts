import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Clock } from '../../deps.ts'
import type { Gate } from '../connection/gate.ts'
import { type Database, openDatabase, sql } from '../connection/sql.ts'
import { cause, publication, type Served, served, shipping } from './configuration.testkit.ts'
import { type Configuration, openConfiguration } from './follow.ts'
import { publishFactory } from './publish-factory.ts'
import { publish, schedule } from './release.ts'

const NOON = new Date('2026-12-31T17:00:00Z')
const MIDNIGHT = new Date('2027-01-01T05:00:00Z')

/** A process that has read the configuration once and is woken by nothing but its gate. */
interface Process {
  readonly db: Database
  readonly configuration: Configuration
}

let world: Served
let now: Date
let open: Process[]
const clock: Clock = { now: () => now }
/** @param reading how long a snapshot takes to read, milliseconds: a command must wait for it */
const start = async (reading = 0): Promise<Process> => {
  const entrance: { gate: Gate | null } = { gate: null }
  const db = openDatabase(world.url, 4, { deadlines: null, gate: () => entrance.gate })
  const configuration = await openConfiguration({
    db: {
      ...db,
      rows: async (statement) => {
        await pause(reading)
        return db.rows(statement)
      },
    },
    url: null,
    clock,
    report: (error) => expect.fail(String(error)),
  })
  entrance.gate = configuration.gate
  const process = { db, configuration }
  open.push(process)
  return process
}
beforeEach(async () => {
  now = NOON
  open = []
  world = await served(1)
  await publishFactory(world.db, NOON, shipping({ 1: 'a' }))
})
afterEach(async () => {
  for (const { db, configuration } of open) {
    await configuration.close()
    await db.close()
  }
  await world.drop()
})

const nameIn = ({ configuration }: Process): string | undefined =>
  configuration.current().of('causa_rechazo').get('1')?.name
const say = (name: string): Promise<number> => publish(world.db, publication(cause('1', name)), clock.now())

describe('a command', () => {
  it('decides by what was published in another process, of which its own has not heard', async () => {
    const here = await start(200)
    await say('b')
    expect(nameIn(here)).toBe('a')
    const decided = await here.db.tx(async (tx) => {
      await tx.one(sql`select 1`)
      return nameIn(here)
    })
    expect(decided).toBe('b')
    expect(nameIn(here)).toBe('b')
  })

  it('decides after what is due by the clock has come into force, though nobody has brought it', async () => {
    const here = await start()
    await schedule(world.db, publication(cause('1', 'año nuevo')), MIDNIGHT, NOON)
    const decide = () =>
      here.db.tx(async (tx) => {
        await tx.one(sql`select 1`)
        return nameIn(here)
      })
    expect(await decide()).toBe('a')
    now = MIDNIGHT
    expect(await decide()).toBe('año nuevo')
  })

  it('holds a publication until it has committed, and the publication then comes into force', async () => {
    const here = await start()
    let publishing: Promise<number> | undefined
    const decided = await here.db.tx(async (tx) => {
      await tx.one(sql`select 1`)
      publishing = say('b')
      // long enough for the publication to have tried
      await tx.one(sql`select pg_sleep(0.5)`)
      const row = await world.db.one<{ number: number }>(sql`select number from configuration_release_now`)
      return [nameIn(here), row?.number === here.configuration.current().release]
    })
    expect(decided).toEqual(['a', true])
    await publishing
    await here.configuration.look()
    expect(nameIn(here)).toBe('b')
  })

  it('never decides by a release that is over when it commits, however many publish meanwhile', async () => {
    const processes = [await start(), await start()]
    await world.owner.run(sql`create table decided (release int, in_force int)`)
    await world.owner.run(sql`grant all on decided to public`)
    let going = true
    const publishers = (async () => {
      for (let i = 0; i < 40; i += 1) await say(`n${i}`)
      going = false
    })()
    const commands = processes.map(async (process) => {
      while (going)
        await process.db.tx(async (tx) => {
          // as the load of a case
          await tx.one(sql`select 1`)
          const { release } = process.configuration.current()
          await tx.run(sql`insert into decided select ${release}, number from configuration_release_now`)
        })
    })
    await Promise.all([publishers, ...commands])
    const rows = await world.db.rows<{ release: number; in_force: number; n: number }>(
      sql`select release, in_force, count(*)::int as n from decided group by 1, 2`,
    )
    expect(rows.filter(({ release, in_force }) => release !== in_force)).toEqual([])
    expect(new Set(rows.map(({ release }) => release)).size).toBeGreaterThan(5)
  })
})

describe('a call', () => {
  it('reads one release from its beginning to its end, unless it decides something', async () => {
    const here = await start()
    const seen = await here.configuration.pinned(async () => {
      const first = nameIn(here)
      await say('b')
      await here.configuration.look()
      const second = nameIn(here)
      await here.db.tx((tx) => tx.one(sql`select 1`))
      return [first, second, nameIn(here)]
    })
    expect(seen).toEqual(['a', 'a', 'b'])
    expect(nameIn(here)).toBe('b')
  })

  it('does not see what another call has moved to', async () => {
    const here = await start()
    const other = Promise.withResolvers<void>()
    const reading = here.configuration.pinned(async () => {
      const before = nameIn(here)
      await other.promise
      return [before, nameIn(here)]
    })
    await say('b')
    await here.configuration.pinned(() => here.db.tx((tx) => tx.one(sql`select 1`)))
    other.resolve()
    expect(await reading).toEqual(['a', 'a'])
  })

  it('leaves what it left running behind to the newest release', async () => {
    const here = await start()
    const later = Promise.withResolvers<void>()
    const behind = await here.configuration.pinned(async () => {
      const left = later.promise.then(() => nameIn(here))
      return { left }
    })
    await say('b')
    await here.configuration.look()
    later.resolve()
    expect(await behind.left).toBe('b')
  })
})
