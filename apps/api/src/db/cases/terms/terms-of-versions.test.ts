import type { ContentOf, Item } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filedCase, walk } from '../../../testing/stories/family-walk.ts'
import { publishItems } from '../../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'
import { expected } from '../../connection/expected.ts'
import { sql } from '../../connection/sql.ts'

/** A term that the authority changes: whom it binds is what its version says (decision 74). */

const TYPE = 3
const STEP = 'PG-03'
let world: ApiWorld
let shipped: ContentOf<'tramite'>
beforeAll(async () => {
  world = await startWorld()
  shipped = expected(world.deps.catalogue.contents.of('tramite').get(String(TYPE)), 'type 3')
}, 60_000)
afterAll(() => world.close())

/** The procedure with other days for the step. */
const withDays = (amount: number, begun: boolean): Item<'tramite'> => ({
  kind: 'tramite',
  key: String(TYPE),
  content: {
    ...shipped,
    definition: {
      ...shipped.definition,
      terms: shipped.definition.terms.map((stage) =>
        stage.binds.includes(STEP)
          ? { ...stage, amount, ...(begun && { bindsBegun: true as const }) }
          : stage,
      ),
    },
  },
})
const begin = async (id: string): Promise<string> => {
  await walk(world, id, [['PG-02', 'completa']])
  return id
}
/** Days and last day of the open step. */
const term = async (id: string): Promise<readonly [number | undefined, string]> => {
  const [open] = await world.openTasks(id)
  const row = expected(
    await world.db.one<{ due_on: string }>(
      sql`select due_on from tasks where case_id = ${id}::uuid and step = ${STEP} and state = 'open'`,
    ),
    STEP,
  )
  expect(open?.dueOn).toBe(row.due_on)
  return [open?.count?.amount, row.due_on]
}

describe('a term that is changed', () => {
  it('binds the cases filed from its day, or also the stages that begin in older ones, and never what is open', async () => {
    const [waits, older] = [await filedCase(world, TYPE), await filedCase(world, TYPE)]
    const open = await begin(await filedCase(world, TYPE))
    const before = await term(open)
    expect(before[0]).toBe(10)

    await publishItems(world, withDays(4, false))
    const newer = await begin(await filedCase(world, TYPE))
    expect((await term(newer))[0]).toBe(4)
    expect((await term(await begin(waits)))[0]).toBe(10)

    await publishItems(world, withDays(6, true))
    expect((await term(await begin(older)))[0]).toBe(6)
    expect((await term(await begin(await filedCase(world, TYPE))))[0]).toBe(6)
    expect(await term(open)).toEqual(before)
    expect((await term(newer))[0]).toBe(4)
  }, 60_000)
})
