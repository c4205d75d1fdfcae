import fc from 'fast-check'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOld } from '../../db/housekeeping.ts'
import { sql } from '../../db/connection/sql.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import {
  BUDGETS,
  giveBack,
  type BudgetName,
  overBudget,
  refuseOver,
  reopen,
  secondsOver,
  spend,
  spendOf,
} from './budgets.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())
beforeEach(() => fresh.db.run(sql`delete from budgets`))

/** Advances time for budgets, which count on the real clock. */
const pass = (seconds: number): Promise<number> =>
  fresh.db.run(sql`update budgets set ends_at = ends_at - make_interval(secs => ${seconds}::int)`)

/** Windows end 50 s off every instant of a history, so that the test's own few seconds change nothing. */
const WINDOW = 950
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ pass: fc.integer({ min: 1, max: 12 }).map((n) => n * 100) }) },
  {
    weight: 4,
    arbitrary: fc.record({ who: fc.constantFrom('ana', 'luis'), amount: fc.integer({ min: 0, max: 7 }) }),
  },
)

describe('a budget', () => {
  it('counts as a plain program does, whatever is spent and whatever time goes by', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.integer({ min: 1, max: 12 }),
        async (history, most) => {
          await fresh.db.run(sql`delete from budgets`)
          const known = new Map<string, { from: number; spent: number }>()
          let clock = 0
          for (const one of history) {
            if ('pass' in one) {
              clock += one.pass
              await pass(one.pass)
              continue
            }
            const before = known.get(one.who)
            const row = before && clock - before.from < WINDOW ? before : { from: clock, spent: 0 }
            known.set(one.who, row)
            const over = row.spent + one.amount > most
            if (!over) row.spent += one.amount
            const got = await spendOf(fresh.db, { name: 'x', most, seconds: WINDOW }, one.who, one.amount)
            expect({ over: got.over, full: got.full }).toEqual({ over, full: row.spent === most })
            const left = row.from + WINDOW - clock
            expect(got.seconds).toBeLessThanOrEqual(left)
            expect(got.seconds).toBeGreaterThan(left - 40)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('lets never more than its most through, also of several processes at once', async () => {
    const child = join(import.meta.dirname, '../..', 'testing', 'attacks', 'spending-process.ts')
    const most = BUDGETS.recoveryGuessesOfAddress.most
    const processes = [1, 2, 3].map(() =>
      fork(child, [fresh.url, 'recoveryGuessesOfAddress', '198.51.100.7', '40']),
    )
    const says = (one: ChildProcess): Promise<unknown> =>
      once(one, 'message').then(([word]: unknown[]) => word)
    await Promise.all(processes.map(says))
    const answers = processes.map(says)
    for (const one of processes) one.send('go')
    const passed = (await Promise.all(answers)).map(Number)
    expect(passed.reduce((a, b) => a + b, 0)).toBe(most)
  })

  it('takes nothing where it does not fit, so that something smaller still does', async () => {
    const budget = { name: 'x', most: 10, seconds: WINDOW }
    expect((await spendOf(fresh.db, budget, 'ana', 8)).over).toBe(false)
    expect((await spendOf(fresh.db, budget, 'ana', 3)).over).toBe(true)
    expect((await spendOf(fresh.db, budget, 'ana', 2)).over).toBe(false)
  })

  it('is of one person or address alone, and of one kind', async () => {
    const { most } = BUDGETS.signingGuessesOfAccount
    for (let n = 0; n < most; n += 1)
      expect((await spend(fresh.db, 'signingGuessesOfAccount', 'ana')).over).toBe(false)
    expect((await spend(fresh.db, 'signingGuessesOfAccount', 'ana')).over).toBe(true)
    expect((await spend(fresh.db, 'signingGuessesOfAccount', 'luis')).over).toBe(false)
    expect((await spend(fresh.db, 'recoveryGuessesOfAccount', 'ana')).over).toBe(false)
  })

  it('gets back what turned out right, and opens again before its time', async () => {
    const name: BudgetName = 'signingGuessesOfAccount'
    const { most } = BUDGETS[name]
    await spend(fresh.db, name, 'ana', most)
    expect(await secondsOver(fresh.db, name, 'ana')).toBeGreaterThan(0)
    await giveBack(fresh.db, name, 'ana')
    expect(await secondsOver(fresh.db, name, 'ana')).toBe(0)
    expect((await spend(fresh.db, name, 'ana')).over).toBe(false)
    expect((await spend(fresh.db, name, 'ana')).over).toBe(true)
    await reopen(fresh.db, [name], 'ana')
    expect((await spend(fresh.db, name, 'ana', most)).over).toBe(false)
    // never returns more than was taken
    await giveBack(fresh.db, name, 'ana', most + 5)
    expect((await spend(fresh.db, name, 'ana', most + 1)).over).toBe(true)
  })

  it('refuses with its sentence and the seconds until it fits again', async () => {
    const name: BudgetName = 'signingCodesOfAccount'
    await refuseOver(fresh.db, name, 'ana', BUDGETS[name].most)
    await pass(1800)
    await expect(refuseOver(fresh.db, name, 'ana')).rejects.toMatchObject({
      kind: 'too_many',
      message: 'Ya pidió muchos códigos de firma. Podrá pedir otro en 30 minutos.',
      retryAfter: expect.closeTo(1800, -2) as number,
    })
    expect(overBudget(name, 40).message).toContain('en 40 segundos')
    await pass(1800)
    await refuseOver(fresh.db, name, 'ana')
  })

  it('is swept once its time is over, and not before', async () => {
    await spendOf(fresh.db, { name: 'x', most: 1, seconds: 100 }, 'ana', 1)
    await spendOf(fresh.db, { name: 'x', most: 1, seconds: 1000 }, 'luis', 1)
    await pass(500)
    await forgetOld(fresh.db, new Date())
    expect(await fresh.db.rows(sql`select who from budgets`)).toEqual([{ who: 'luis' }])
  })
})
