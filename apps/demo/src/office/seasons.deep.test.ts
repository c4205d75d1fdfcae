import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '@ventanilla/api/db/connection/sql'
import { type ApiWorld, startWorld } from '@ventanilla/api/testing/stories/world'
import { writtenScenarios } from '../scenarios/scenarios.ts'
import { seedCases } from './fill-office.ts'

/** Days on which the demonstration starts: each has other holidays before it. */
const DAYS = [
  ['after Christmas', '2026-01-20'],
  ['after Holy Week', '2026-04-20'],
  ['after the Mondays of June and July', '2026-07-24'],
  ['after the Mondays of November', '2026-11-27'],
  ['before the figures of the new year are loaded', '2027-01-20'],
] as const

const CASES = writtenScenarios()
/** Steps that wait for a person; none is left by itself before the day. */
const MEANT = CASES.filter(({ target, onTheWay }) => /-/.test(target) && onTheWay !== true).map(
  ({ target }) => target,
)

describe('the demonstration', () => {
  let world: ApiWorld | undefined
  afterEach(async () => {
    delete process.env['SEED_TRACE']
    await world?.close()
  })

  it.each(DAYS)(
    'reaches every step it means to show when it is started %s',
    { timeout: 900_000 },
    async (_, day) => {
      process.env['SEED_TRACE'] = 'on'
      // early in the morning: the day itself adds nothing
      world = await startWorld({ clock: `${day}T05:10:00.000Z` })
      const behind: string[] = []
      await seedCases(
        world.deps,
        (line) => {
          if (!line.startsWith('preparando')) behind.push(line)
        },
        () => false,
        CASES,
      )
      expect(behind).toEqual([])
      const waiting = await world.db.rows<{ step: string }>(sql`select step from tasks where state = 'open'`)
      // as often as meant: of two decisions open to appeal one may have become final
      const left = waiting.map(({ step }) => step)
      const missing = MEANT.filter((step) => {
        const at = left.indexOf(step)
        if (at !== -1) left.splice(at, 1)
        return at === -1
      })
      expect(missing).toEqual([])
    },
  )
})
