import { diceOf } from '@ventanilla/catalog/workflows/answering.testkit'
import { seedCases } from '@ventanilla/demo/office/fill-office'
import { READY_REPORTS } from '@ventanilla/domain/reports/ready'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { OUTCOMES, walkTo } from '../../testing/walks/every-outcome.ts'
import { takeOutcome } from '../../testing/walks/outcome-walker.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { agrees, askAs, plainRowsOf, queryOf } from './plain-reports.testkit.ts'
import type { PlainRows } from './plain-rows.testkit.ts'

const DAY_MS = 86_400_000
/** Histories of each run, drawn among all outcomes that a case can take. */
const WALKS = 40
const SEED = Number(process.env['SEED'] ?? 19)

let world: ApiWorld
let plain: PlainRows
const ready = READY_REPORTS.map((one) => [one.id, one] as const)

describe('on random histories', () => {
  beforeAll(async () => {
    world = await startWorld()
    const dice = diceOf(SEED)
    const left = OUTCOMES.filter((one) => walkTo(one) !== null)
    for (let i = 0; i < WALKS; i++) {
      const [one] = left.splice(dice(left.length), 1)
      if (one !== undefined) await takeOutcome(world, one)
    }
    const last = await world.db.one<{ at: Date }>(sql`select max(at) as at from case_events`)
    world.clock.set(new Date((last?.at ?? new Date()).getTime() + 2 * DAY_MS))
    plain = plainRowsOf(world)
  }, 1_200_000)
  afterAll(() => world.close())

  it.each(ready)('«%s» is what a plain program finds', async (_, one) => {
    await world.db.run(sql`delete from rate_limits`)
    await agrees(world, plain, one)
  })
})

describe('on the demonstration', () => {
  beforeAll(async () => {
    world = await startWorld({ clock: '2026-06-10T15:00:00.000Z' })
    await seedCases(world.deps, () => undefined)
    plain = plainRowsOf(world)
  }, 1_800_000)
  afterAll(() => world.close())

  it.each(ready)('«%s» is what a plain program finds, and holds something', async (_, one) => {
    await world.db.run(sql`delete from rate_limits`)
    expect(await agrees(world, plain, one)).toBeGreaterThan(0)
  })

  it.each(['cli-jefe-territorial-norte@demo.test', 'cli-coordinador-juridico@demo.test'])(
    'counts for %s no row that the list behind the number does not hold',
    async (who) => {
      for (const { question } of READY_REPORTS) {
        await world.db.run(sql`delete from rate_limits`)
        const asked = { tema: question.subject, filtros: '' }
        const { body } = await askAs(world, who, `?${queryOf(asked)}`)
        let listed = 0
        let next: string | null = ''
        while (next !== null) {
          const page = await askAs(
            world,
            who,
            `/filas?${queryOf({ ...asked, instante: body.at, ...(next !== '' && { cursor: next }) })}`,
          )
          await world.db.run(sql`delete from rate_limits`)
          listed += page.body.rows.length
          next = page.body.next
        }
        expect(listed, question.subject).toBe(body.whole.rows)
      }
    },
    600_000,
  )
})
