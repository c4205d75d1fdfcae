import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Clock } from '../../deps.ts'
import { cause, publication, type Served, served, shipping } from './configuration.testkit.ts'
import { openConfiguration } from './follow.ts'
import { publishFactory } from './publish-factory.ts'
import { bringDueIntoForce, publish, schedule } from './release.ts'
import { openSnapshots, type Snapshot } from './snapshot.ts'

/** No process sees a part of a release: two read without pause while a third publishes several items at once. */

const KEYS = ['1', '2', '3', '4', '5', '6']
const EPOCH = Date.parse('2026-12-31T17:00:00Z')
const DEEP = process.env['TEST_DEPTH'] === 'all'

interface Publishing {
  readonly keys: readonly string[]
  /** how many more are scheduled for one instant, and come into force together before the next */
  readonly scheduled: readonly string[]
  readonly byWhom: number
}

const keys = (least: number): fc.Arbitrary<string[]> => fc.subarray([...KEYS], { minLength: least })
const plan = fc.array(fc.record({ keys: keys(1), scheduled: keys(0), byWhom: fc.nat(2) }), {
  minLength: 6,
  maxLength: 12,
})

type Names = Readonly<Record<string, string>>
const namesIn = (snapshot: Snapshot): Names =>
  Object.fromEntries([...snapshot.of('causa_rechazo')].map(([key, { name }]) => [key, name]))

/** Publishes what the plan says, and returns what is in force at each release, from arrays. */
async function publishAll(
  world: Served,
  time: { now: number },
  steps: readonly Publishing[],
): Promise<Names[]> {
  const first = Object.fromEntries(KEYS.map((key) => [key, 'r1']))
  const model: Names[] = [{}, first]
  for (const { keys: now, scheduled, byWhom } of steps) {
    const db = world.processes[byWhom] ?? world.db
    if (scheduled.length > 0) {
      const due = new Date(time.now + 60_000)
      const name = `r${model.length}`
      await schedule(db, publication(...scheduled.map((key) => cause(key, name))), due, new Date(time.now))
      time.now += 60_000
      await bringDueIntoForce(db, new Date(time.now))
      model.push({ ...model.at(-1), ...Object.fromEntries(scheduled.map((key) => [key, name])) })
    }
    const name = `r${model.length}`
    await publish(db, publication(...now.map((key) => cause(key, name))), new Date(time.now))
    model.push({ ...model.at(-1), ...Object.fromEntries(now.map((key) => [key, name])) })
  }
  return model
}

it('a process that reads while several items are published sees all of a release or nothing of it', async () => {
  let releases = 0
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      const world = await served(3)
      const time = { now: EPOCH }
      const clock: Clock = { now: () => new Date(time.now) }
      await publishFactory(
        world.db,
        clock.now(),
        shipping(Object.fromEntries(KEYS.map((key) => [key, 'r1']))),
      )
      const report = (error: unknown): never => expect.fail(String(error))
      const following = await Promise.all(
        world.processes.slice(0, 2).map((db) => openConfiguration({ db, url: world.url, clock, report })),
      )
      const over = { yes: false }
      const seen: (readonly [number, Names])[] = []
      const reading = following.map(async (process, i) => {
        const newest = openSnapshots(world.processes[i] ?? world.db)
        do {
          // what the process serves by, and what it would build of the release that it has heard of
          await process.look()
          const snapshot = process.current()
          seen.push([snapshot.release, namesIn(snapshot)])
          const again = await newest(snapshot.release)
          seen.push([again.release, namesIn(again)])
        } while (!over.yes)
      })
      try {
        const model = await publishAll(world, time, steps)
        over.yes = true
        await Promise.all(reading)
        for (const [release, names] of seen) expect([release, names]).toEqual([release, model[release]])
        releases += new Set(seen.map(([release]) => release)).size
      } finally {
        over.yes = true
        await Promise.allSettled(reading)
        await Promise.all(following.map((one) => one.close()))
        await world.drop()
      }
    }),
    { numRuns: DEEP ? 20 : 2, endOnFailure: true },
  )
  // they did read while it was published
  expect(releases).toBeGreaterThan(DEEP ? 40 : 4)
}, 600_000)
