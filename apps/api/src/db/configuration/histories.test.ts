import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sql } from '../connection/sql.ts'
import { cause, publication, releaseNow, type Served, served, shipping } from './configuration.testkit.ts'
import { publishFactory } from './publish-factory.ts'
import { bringDueIntoForce, callOff, publish, schedule } from './release.ts'
import { openSnapshots } from './snapshot.ts'

/** What the product of each version ships: causes by key. */
const PRODUCTS: readonly Readonly<Record<string, string>>[] = [
  { 1: 'uno', 2: 'dos' },
  { 1: 'uno', 2: 'dos nueva', 3: 'tres' },
  { 1: 'uno otra', 3: 'tres' },
  {},
]
const KEYS = ['1', '2', '3', '4']

type Step =
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'publish'; readonly changes: readonly (readonly [string, string])[] }
  | { readonly do: 'schedule'; readonly key: string; readonly name: string; readonly minutes: number }
  | { readonly do: 'call off'; readonly which: number }
  | { readonly do: 'bring due'; readonly both: boolean }
  | { readonly do: 'start'; readonly product: number; readonly both: boolean }

const key = fc.constantFrom(...KEYS)
const name = fc.constantFrom('a', 'b', 'uno', 'dos')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    do: fc.constant('publish' as const),
    changes: fc.uniqueArray(fc.tuple(key, name), { selector: ([one]) => one, minLength: 1, maxLength: 3 }),
  }),
  fc.record({ do: fc.constant('schedule' as const), key, name, minutes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('call off' as const), which: fc.nat(5) }),
  fc.record({ do: fc.constant('bring due' as const), both: fc.boolean() }),
  fc.record({
    do: fc.constant('start' as const),
    product: fc.nat(PRODUCTS.length - 1),
    both: fc.boolean(),
  }),
)

interface Thing {
  /** null: retired */
  readonly name: string | null
  readonly ours: boolean
}

/** The rules in plain words, over maps: nothing of the product is used. */
class Model {
  now = 0
  /** what is in force, by release */
  readonly history: ReadonlyMap<string, Thing>[] = [new Map()]
  waiting: { readonly key: string; readonly name: string; readonly due: number }[] = []
  started: number | null = null

  private get current(): ReadonlyMap<string, Thing> {
    return this.history.at(-1) ?? new Map()
  }
  private add(changes: Iterable<readonly [string, Thing]>): void {
    this.history.push(new Map([...this.current, ...changes]))
  }
  bringDue(): void {
    const instants = new Set(this.waiting.map(({ due }) => due).filter((due) => due <= this.now))
    for (const instant of [...instants].toSorted((a, b) => a - b))
      this.add(
        this.waiting
          .filter(({ due }) => due === instant)
          .map((one) => [one.key, { name: one.name, ours: true }] as const),
      )
    this.waiting = this.waiting.filter(({ due }) => due > this.now)
  }
  publish(changes: readonly (readonly [string, string])[]): void {
    this.bringDue()
    this.add(changes.map(([one, named]) => [one, { name: named, ours: true }] as const))
  }
  /** false: refused */
  schedule(one: { readonly key: string; readonly name: string; readonly due: number }): boolean {
    if (this.waiting.some((other) => other.key === one.key && other.due === one.due)) return false
    this.waiting = [...this.waiting, one]
    return true
  }
  callOff(which: { readonly key: string; readonly due: number }): boolean {
    this.bringDue()
    const left = this.waiting.filter((one) => one.key !== which.key || one.due !== which.due)
    if (left.length === this.waiting.length) return false
    this.waiting = left
    this.started = null
    return true
  }
  start(product: number): void {
    if (this.started === product) return
    this.bringDue()
    this.started = product
    const ships = PRODUCTS[product] ?? {}
    const changes: (readonly [string, Thing])[] = []
    for (const one of KEYS) {
      const there = this.current.get(one)
      if (there?.ours === true || this.waiting.some((other) => other.key === one)) continue
      const wanted = ships[one] ?? null
      if (wanted !== (there?.name ?? null)) changes.push([one, { name: wanted, ours: false }])
    }
    if (changes.length > 0) this.add(changes)
  }
  /** names in force at a release, by key */
  at(release: number): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...(this.history[release] ?? new Map<string, Thing>())].flatMap(([one, thing]) =>
        thing.name === null ? [] : [[one, thing.name]],
      ),
    )
  }
}

const EPOCH = Date.parse('2026-12-31T17:00:00Z')
const instant = (minutes: number): Date => new Date(EPOCH + minutes * 60_000)
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: { kind?: string }) => {
      if (error.kind !== 'conflict') throw error
      return false
    },
  )

async function played(world: Served, model: Model, one: Step, process: number): Promise<void> {
  const mine = world.processes[process % 2] ?? world.db
  const other = world.processes[(process + 1) % 2] ?? world.db
  const now = instant(model.now)
  if (one.do === 'wait') model.now += one.minutes
  else if (one.do === 'publish') {
    await publish(mine, publication(...one.changes.map(([k, n]) => cause(k, n))), now)
    model.publish(one.changes)
  } else if (one.do === 'schedule') {
    const due = model.now + one.minutes
    const done = await succeeds(schedule(mine, publication(cause(one.key, one.name)), instant(due), now))
    expect(done).toBe(model.schedule({ ...one, due }))
  } else if (one.do === 'call off') {
    const which = model.waiting[one.which]
    if (which === undefined) return
    const done = await succeeds(
      callOff(mine, { kind: 'causa_rechazo', key: which.key, due: instant(which.due) }, now),
    )
    expect(done).toBe(model.callOff(which))
  } else if (one.do === 'bring due') {
    await Promise.all((one.both ? [mine, other] : [mine]).map((db) => bringDueIntoForce(db, now)))
    model.bringDue()
  } else {
    const ships = shipping(PRODUCTS[one.product] ?? {})
    await Promise.all((one.both ? [mine, other] : [mine]).map((db) => publishFactory(db, now, ships)))
    model.start(one.product)
  }
}

it('any order of publications, schedules and starts of older and newer products is what the rules say, release by release', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(1)), { minLength: 5, maxLength: 24 }), async (steps) => {
      const world = await served(2)
      try {
        const model = new Model()
        const snapshots = world.processes.map((db) => openSnapshots(db))
        const inForce = async (release: number, process: number): Promise<Readonly<Record<string, string>>> =>
          Object.fromEntries(
            [...((await snapshots[process % 2]?.(release))?.of('causa_rechazo') ?? [])].map(([k, c]) => [
              k,
              c.name,
            ]),
          )
        for (const [one, process] of steps) {
          await played(world, model, one, process)
          const release = await releaseNow(world.db)
          expect([one, release]).toEqual([one, model.history.length - 1])
          expect([one, await inForce(release, process + 1)]).toEqual([one, model.at(release)])
        }
        // what was in force at any release is known for ever, and the numbers have no gap
        for (const release of model.history.keys())
          expect([release, await inForce(release, 0)]).toEqual([release, model.at(release)])
        expect(
          await world.db.rows(
            sql`select count(*)::int as made, coalesce(max(number), 0) as last from configuration_releases`,
          ),
        ).toEqual([{ made: model.history.length - 1, last: model.history.length - 1 }])
      } finally {
        await world.drop()
      }
    }),
    { numRuns: 15, interruptAfterTimeLimit: 240_000, endOnFailure: true },
  )
}, 300_000)
