import { missingVariables, plainText } from '@ventanilla/domain/acts/document'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { seedCases } from '../demonstration.ts'
import { type ApiWorld, startWorld } from '../world.ts'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ clock: '2026-06-10T15:00:00.000Z' })
  await seedCases(world.deps, () => undefined)
}, 900_000)
afterAll(async () => {
  await world.close()
})

describe('the signed acts of the demonstration', () => {
  it('say everything that they should', async () => {
    const acts = await world.db.rows<{ template: string; number: string; doc: EditorNode }>(
      sql`select template, number, doc from acts where number is not null`,
    )
    // requirements, extensions, withdrawals, appeals and summonses among them
    expect(new Set(acts.map((act) => act.template)).size).toBeGreaterThanOrEqual(18)
    const open = acts.flatMap((act) => missingVariables(act.doc).map((name) => `${act.template} ${name}`))
    expect([...new Set(open)]).toEqual([])
    for (const act of acts) expect(plainText(act.doc), act.number).not.toMatch(/undefined|\[object|NaN/)
  })
})
