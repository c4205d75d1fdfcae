import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDrafts } from '../../../db/configuration/drafts.ts'
import { itemsNow } from '../../../db/configuration/item-state.ts'
import { storedContent } from '../../../db/configuration/versions.ts'
import { expected } from '../../../db/connection/expected.ts'
import { sql } from '../../../db/connection/sql.ts'
import { filedCase } from '../../../testing/stories/family-walk.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

/** The draft of an act, printed with what a real case says. */

const ADMIN = 'cli-admin@demo.test'
const ACT = 'AUTO_INICIO'

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
}, 60_000)
afterAll(() => world.close())

/** As a command on the server keeps it: nobody edits acts yet. */
async function drafted(content: ContentOf<'acto'>): Promise<void> {
  const [item] = await itemsNow(world.db, ['acto'], ACT)
  const text = storedContent({ kind: 'acto', key: ACT, content })
  await world.db.tx((tx) =>
    keepDrafts(tx, [{ ...text, base: item?.inForce?.number ?? 0 }], null, world.clock.now()),
  )
}

describe('the draft of an act', () => {
  it('is printed with a real case, and neither stored nor numbered', async () => {
    const id = await filedCase(world, 3)
    await world.advanceTo(id, 'PG-08')
    const content = expected(world.deps.catalogue.contents.of('acto').get(ACT), ACT)
    await drafted({ ...content, definition: { ...content.definition, name: 'Auto de prueba' } })
    const before = await world.db.rows(sql`select id, state, number from acts order by id`)
    const at = `/api/v1/configuracion/clases/acto/elementos/${ACT}`
    const offered = await world.call(
      'GET',
      `${at}/casos-para-imprimir`,
      undefined,
      await world.tokenFor(ADMIN),
    )
    const [first] = offered.body.rows
    expect(first.title).toBe((await world.load(id)).row.radicado)
    const printed = await world.call(
      'GET',
      `${at}/impresiones/${first.actId}`,
      undefined,
      await world.tokenFor(ADMIN),
    )
    expect([printed.status, printed.body.title]).toEqual([200, 'Auto de prueba'])
    expect(await world.db.rows(sql`select id, state, number from acts order by id`)).toEqual(before)
    // Attack: an act of another template, which the reader may reach otherwise
    const wrong = await world.call(
      'GET',
      `/api/v1/configuracion/clases/acto/elementos/RES_OTORGA/impresiones/${first.actId}`,
      undefined,
      await world.tokenFor(ADMIN),
    )
    expect(wrong.status).toBe(404)
  }, 120_000)
})
