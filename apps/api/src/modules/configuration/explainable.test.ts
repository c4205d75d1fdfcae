import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openSnapshots } from '../../db/configuration/snapshot.ts'
import { sql } from '../../db/connection/sql.ts'
import { FAMILY } from '../../testing/stories/second-validation.ts'
import { startWorld } from '../../testing/stories/world.ts'
import { DOES, History, step } from './decided-history.testkit.ts'
import { explained, inForceAt } from './explained-cases.testkit.ts'

/**
 * Any order of what an authority does with its configuration, with cases filed and worked in between: each release is
 * what a model in memory says, and every event of every case is explained by the release that it names.
 */

const DEEP = process.env['TEST_DEPTH'] === 'all'

/** What the tables say at each release, and what a process reads of it, is what the model says. */
async function demandModel({ world: { db }, releases }: History): Promise<void> {
  const snapshots = openSnapshots(db)
  for (const { number, decided } of releases) {
    const procedure = (await inForceAt(db, 'tramite', number)).get('3')
    const stage = procedure.definition.terms.find(({ binds }: { binds: string[] }) => binds.includes('PG-03'))
    const steps = (await inForceAt(db, 'familia', number)).get(FAMILY).definition.steps
    const closed = [...(await inForceAt(db, 'dia_cerrado', number)).values()]
    expect([
      number,
      { amount: stage.amount, begun: stage.bindsBegun === true },
      steps.find(({ id }: { id: string }) => id === 'PG-03').title,
      (await inForceAt(db, 'cifras', number)).get('2026').smmlv,
      closed.map(({ date }) => date).toSorted(),
    ]).toEqual([number, decided.term, decided.title, decided.wage, decided.closed.toSorted()])
    expect([number, (await snapshots(number)).of('tramite').get('3')]).toEqual([number, procedure])
  }
}

it('any order of edits, publications, schedules, callings off, goings back, imports and crashes leaves every case explainable by its releases', async () => {
  const told = { days: 0, settlements: 0, releases: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 14, maxLength: 30 }), async (steps) => {
      const world = await startWorld()
      try {
        const history = new History(world, world.deps.catalogue.release)
        for (const one of steps) {
          await DOES[one.do](history, one)
          await world.deps.configuration.look()
          await world.drain()
        }
        await demandModel(history)
        expect(await world.db.one(sql`select number from configuration_release_now`)).toEqual({
          number: history.releases.at(-1)?.number,
        })
        for (const caseId of history.cases) {
          const { wrong, days, settlements } = await explained(world, caseId)
          expect(wrong).toEqual([])
          told.days += days
          told.settlements += settlements
        }
        told.releases += history.releases.length
      } finally {
        await world.close()
      }
    }),
    { numRuns: DEEP ? 20 : 3, endOnFailure: true },
  )

  expect(told.days).toBeGreaterThan(3)
  expect(told.releases).toBeGreaterThan(6)
}, 900_000)
