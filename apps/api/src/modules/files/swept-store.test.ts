import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../adapters/storage/port.ts'
import { announceObject } from '../../db/people/short-lived.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { keysUnder } from '../../testing/attacks/keys-under.ts'
import { samplePdf } from '@ventanilla/demo/plausible/sample-pdf'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { confirmFile } from './confirm-file.ts'
import { sweepStore } from './sweep-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let world: ApiWorld
let actor: Actor
beforeAll(async () => {
  world = await startWorld()
  actor = { kind: 'externo', id: await world.personId('ciudadano@demo.test') } as unknown as Actor
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.run(sql`delete from files`)
  await world.db.run(sql`delete from short_lived_objects`)
  for (const key of await everything()) await world.deps.storage.remove(key)
})

const GOOD = [samplePdf('uno', 1), samplePdf('dos', 1), samplePdf('tres', 1)]
const BAD = Buffer.from('MZ this is a program')
const shaOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function announced(): Promise<string> {
  const id = world.deps.newId()
  await world.db.run(sql`
    insert into files(id, owner_id, purpose, name, mime, size, storage_key, state, created_at)
    values (${id}::uuid, ${actor.id}::uuid, 'solicitud', 'x.pdf', 'application/pdf', 0, ${`cargas/${id}`}, 'pending', ${world.clock.now()})`)
  return id
}

/** Writes like an object store's link, which never checks whether the file was confirmed meanwhile. */
const sent = (id: string, bytes: Buffer): Promise<void> =>
  world.deps.storage.put(`cargas/${id}`, bytes, { contentType: 'application/pdf' })

const everything = (): Promise<string[]> => keysUnder(world.deps.storage, 'archivos', 'cargas', 'vistas')
const read = async (id: string) =>
  world.db.one<{ state: string; sha256: string | null; storage_key: string }>(
    sql`select state, sha256, storage_key from files where id = ${id}::uuid`,
  )
const bytesAt = async (key: string): Promise<Buffer> => buffer(await world.deps.storage.get(key))

class Killed extends Error {}

/**
 * The same server, dead from its nth access of store or database; the last access can have succeeded or not.
 */
function dyingAt(touch: number, after: boolean): AppDeps {
  let touches = 0
  const alive = async <T>(work: () => Promise<T>): Promise<T> => {
    touches += 1
    if (touches > touch || (touches === touch && !after)) throw new Killed()
    const result = await work()
    if (touches === touch) throw new Killed()
    return result
  }
  const { db, storage } = world.deps
  const dying: Db = {
    rows: (statement) => alive(() => db.rows(statement)),
    one: (statement) => alive(() => db.one(statement)),
    run: (statement) => alive(() => db.run(statement)),
  }
  const store: Partial<Storage> = {
    put: (...args) => alive(() => storage.put(...args)),
    copy: (...args) => alive(() => storage.copy(...args)),
    remove: (...args) => alive(() => storage.remove(...args)),
    head: (...args) => alive(() => storage.head(...args)),
    get: (...args) => alive(() => storage.get(...args)),
  }
  return {
    ...world.deps,
    db: { ...db, ...dying, tx: (work) => alive(() => db.tx(work)) },
    storage: { ...storage, ...store },
  }
}

const orKilled = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Killed) && !(error instanceof Refusal)) throw error
  })
}

describe('what was judged', () => {
  it('is what is stored, also when other bytes come by the link and a second confirmation looks at those', async () => {
    const id = await announced()
    await sent(id, GOOD[0]!)
    const { storage } = world.deps
    let first = true
    const slow: AppDeps = {
      ...world.deps,
      storage: {
        ...storage,
        // the first check has read its bytes; before it settles the sender replaces them and confirms again
        async get(...args) {
          const stream = await storage.get(...args)
          if (args[1] !== undefined || !first) return stream
          first = false
          await sent(id, BAD)
          await orKilled(confirmFile(dyingAt(4, true), null, actor, id))
          return stream
        },
      },
    }
    await orKilled(confirmFile(slow, null, actor, id))
    const row = await read(id)
    expect(row?.state).toBe('ready')
    expect(shaOf(await bytesAt(row?.storage_key ?? ''))).toBe(row?.sha256)
    expect(shaOf(GOOD[0]!)).toBe(row?.sha256)
  })

  it('stays when two confirmations see different bytes: the first to end holds, the other one takes nothing away', async () => {
    const id = await announced()
    await sent(id, GOOD[0]!)
    const { storage } = world.deps
    let first = true
    const overtaken: AppDeps = {
      ...world.deps,
      storage: {
        ...storage,
        async copy(from, to) {
          await storage.copy(from, to)
          if (!first) return
          first = false
          await sent(id, GOOD[1]!)
          expect((await confirmFile(world.deps, null, actor, id)).state).toBe('ready')
        },
      },
    }
    expect((await confirmFile(overtaken, null, actor, id)).state).toBe('ready')
    const row = await read(id)
    expect(row?.sha256).toBe(shaOf(GOOD[1]!))
    expect((await bytesAt(row?.storage_key ?? '')).equals(GOOD[1]!)).toBe(true)
  })

  it('loses its copy after half an hour without an end, and then settles nothing', async () => {
    const id = await announced()
    await sent(id, GOOD[0]!)
    const { storage } = world.deps
    const frozen: AppDeps = {
      ...world.deps,
      storage: {
        ...storage,
        async get(...args) {
          const stream = await storage.get(...args)
          if (args[1] === undefined) {
            world.clock.advance(31 * MINUTE)
            await sweepStore(world.deps)
          }
          return stream
        },
      },
    }
    await expect(confirmFile(frozen, null, actor, id)).rejects.toMatchObject({ kind: 'conflict' })
    expect((await read(id))?.state).toBe('pending')
    expect((await confirmFile(world.deps, null, actor, id)).state).toBe('ready')
  })
})

describe('the sweep', () => {
  it('comes round with the loop: what a link brought after the judgement is gone within the hour', async () => {
    await world.drain()
    const id = await announced()
    await sent(id, GOOD[0]!)
    await confirmFile(world.deps, null, actor, id)
    await sent(id, GOOD[1]!)
    await world.drain()
    expect(await everything()).toContain(`cargas/${id}`)
    world.clock.advance(HOUR)
    await world.drain()
    expect(await everything()).toEqual([(await read(id))?.storage_key])
  })

  it('takes what was announced and never confirmed, and previews, within a day, and not within twenty minutes', async () => {
    const id = await announced()
    await sent(id, GOOD[0]!)
    await announceObject(world.db, 'vistas/una', new Date(world.clock.now().getTime() + 12 * HOUR))
    await world.deps.storage.put('vistas/una', GOOD[0]!, { contentType: 'application/pdf' })
    // written by an earlier release of the portal
    await world.deps.storage.put('vistas/acto/antes.pdf', GOOD[0]!, { contentType: 'application/pdf' })
    world.clock.advance(20 * MINUTE)
    await sweepStore(world.deps)
    expect(await everything()).toEqual([`cargas/${id}`, 'vistas/una'])
    world.clock.advance(24 * HOUR)
    await sweepStore(world.deps)
    expect([await everything(), await read(id)]).toEqual([[], undefined])
  })
})

type Step =
  | { readonly does: 'announce' | 'preview' }
  | { readonly does: 'send'; readonly file: number; readonly bytes: Buffer }
  | {
      readonly does: 'confirm' | 'sweep'
      readonly file: number
      readonly dies: number
      readonly after: boolean
    }
  | { readonly does: 'discard'; readonly file: number }
  | { readonly does: 'wait'; readonly minutes: number }

const file = fc.nat(4)
const dies = fc.oneof(fc.constant(99), fc.integer({ min: 1, max: 14 }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('announce' as const, 'preview' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      file,
      bytes: fc.constantFrom(...GOOD, BAD),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('confirm' as const, 'confirm' as const, 'sweep' as const),
      file,
      dies,
      after: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('discard' as const), file }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(5, 25, 700, 1500) }),
  },
)

/** The model's state of a file: when it was announced, the bytes under its link, the acknowledged bytes. */
interface Known {
  readonly id: string
  readonly at: number
  under: Buffer | null
  kept: Buffer | null
  /** rejected, withdrawn, or too old */
  over: boolean
}

describe('any history of uploads, confirmations, sweeps and kills', () => {
  it(
    'keeps what was acknowledged and what still may be, and in the end nothing else',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (history) => {
          const known: Known[] = []
          const now = (): number => world.clock.now().getTime()
          const announce = async (): Promise<void> => {
            known.push({ id: await announced(), at: now(), under: null, kept: null, over: false })
          }
          await announce()
          const check = async (): Promise<void> => {
            const there = new Set(await everything())
            for (const one of known) {
              if (one.kept !== null) {
                const row = await read(one.id)
                expect(row?.state).toBe('ready')
                expect((await bytesAt(row?.storage_key ?? '')).equals(one.kept)).toBe(true)
              } else if (!one.over && one.under !== null && now() - one.at < 24 * HOUR)
                expect(there, 'an upload that may still be confirmed').toContain(`cargas/${one.id}`)
            }
          }
          for (const one of history) {
            const of = 'file' in one ? known[one.file % known.length]! : known[0]!
            switch (one.does) {
              case 'announce':
                await announce()
                break
              case 'preview':
                await announceObject(world.db, `vistas/${world.deps.newId()}`, new Date(now() + 12 * HOUR))
                await world.deps.storage.put(`vistas/${world.deps.newId()}`, GOOD[0]!, { contentType: '' })
                break
              case 'send':
                await sent(of.id, one.bytes)
                of.under = one.bytes
                break
              case 'confirm': {
                await orKilled(confirmFile(dyingAt(one.dies, one.after), null, actor, of.id))
                const state = (await read(of.id))?.state
                if (of.kept === null && !of.over && state === 'ready') {
                  expect(of.under, 'only what is good is taken').not.toBe(BAD)
                  of.kept = of.under
                }
                if (state === 'refused') of.over = true
                break
              }
              case 'sweep':
                await orKilled(sweepStore(dyingAt(one.dies, one.after)))
                for (const old of known)
                  if (old.kept === null && (await read(old.id)) === undefined) {
                    expect(now() - old.at).toBeGreaterThan(24 * HOUR)
                    old.over = true
                  }
                break
              case 'discard':
                if (of.kept !== null) break
                await world.db.run(
                  sql`update files set state = 'replaced' where id = ${of.id}::uuid and state = 'pending'`,
                )
                of.over = true
                break
              case 'wait':
                world.clock.advance(one.minutes * MINUTE)
            }
            await check()
          }
          world.clock.advance(25 * HOUR)
          await sweepStore(world.deps)
          await check()
          const left = (await everything()).map((key) => key.replace(/\..*/, ''))
          expect(left.toSorted()).toEqual(
            known
              .filter(({ kept }) => kept !== null)
              .map(({ id }) => `archivos/${id}`)
              .toSorted(),
          )
          await world.db.run(sql`delete from files`)
          for (const key of await everything()) await world.deps.storage.remove(key)
        }),
        { numRuns: 50 },
      )
    },
  )
})
