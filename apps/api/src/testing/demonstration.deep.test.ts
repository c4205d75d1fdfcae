import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { seedCases } from './demonstration.ts'
import { FILINGS, waitsForPerson } from './derived-scenarios.ts'
import { type ApiWorld, startWorld } from './world.ts'

interface Waiting {
  readonly step: string
  readonly assignee: string | null
  readonly audience: readonly string[]
}

let world: ApiWorld
let waiting: readonly Waiting[] = []
/** what the demonstration tells of scenarios that could not go on */
const stuck: string[] = []
const wanted = [...workflow.steps.values()].filter(waitsForPerson)
beforeAll(async () => {
  process.env['SEED_TRACE'] = 'on'
  world = await startWorld({ clock: '2026-06-10T15:00:00.000Z' })
  const began = performance.now()
  const told = await seedCases(world.deps, (line) => {
    if (!line.startsWith('preparando')) stuck.push(line)
  })
  console.log(`${told} escenas en ${Math.round((performance.now() - began) / 1000)} s`)
  waiting = await world.db.rows<Waiting>(sql`select step, assignee, audience from tasks where state = 'open'`)
}, 1_800_000)
afterAll(async () => {
  delete process.env['SEED_TRACE']
  await world.close()
})

describe('the demonstration', () => {
  it('has a case in every step of every family that waits for a person', () => {
    const open = new Set(waiting.map(({ step }) => step))
    expect(wanted.map(({ id }) => id).filter((id) => !open.has(id))).toEqual([])
  })

  it('leaves no scenario on the way', () => {
    expect(stuck).toEqual([])
  })

  it('has a case of every type that can be filed', async () => {
    const rows = await world.db.rows<{ ttId: number }>(
      sql`select distinct tt_id as "ttId" from cases where radicado is not null and family is null`,
    )
    const filed = new Set(rows.map(({ ttId }) => ttId))
    expect(FILINGS.map(({ ttId }) => ttId).filter((ttId) => !filed.has(ttId))).toEqual([])
  })

  it('has work for every role that does a step: a task of theirs, or one that anybody of the role may take', async () => {
    const holders = await world.db.rows<{ id: string; role: string }>(
      sql`select user_id as id, role from user_roles`,
    )
    const roles = new Set(wanted.filter(({ turn }) => turn === 'corporacion').flatMap((step) => step.roles))
    const idle = [...roles].filter((role) => {
      const people = new Set(holders.filter((one) => one.role === role).map(({ id }) => id))
      return !waiting.some(({ assignee, audience }) =>
        assignee === null
          ? audience.some((key) => key === role || key.startsWith(`${role}@`))
          : people.has(assignee),
      )
    })
    expect(idle).toEqual([])
  })
})
