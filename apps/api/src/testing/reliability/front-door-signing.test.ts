import type { Actor } from '@ventanilla/domain/access/actor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { runStories } from '@ventanilla/demo/teller/stories'
import type { Stories } from '@ventanilla/demo/teller/story-types'
import { type ApiWorld, startWorld } from '../stories/world.ts'

let world: ApiWorld
let stories: Stories
/** responses of each signature with the same key: the first, and a repeat after success */
const repeated: [unknown, unknown][] = []
beforeAll(async () => {
  world = await startWorld()
  const sign = async (who: Actor, caseId: string, id: string): Promise<void> => {
    const token = await world.tokenFor(who.id)
    const asked = await world.call('POST', '/api/v1/create-firma-otp', { id }, token)
    expect([asked.status, asked.body.message], await actsOf(caseId)).toEqual([200, 'Se ha enviado el código'])
    const message = await world.db.one<{ text: string }>(sql`
      select payload->>'text' as text from outbox where case_id = ${caseId}::uuid and fact_key like 'firma:%' order by id desc limit 1`)
    const code = /\d{4}/.exec(message?.text ?? '')?.[0] ?? ''
    const key = { 'idempotency-key': world.deps.newId() }
    const confirm = () => world.call('POST', '/api/v1/confirmar-firma-otp', { id, code }, token, key)
    const first = await confirm()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    const again = await confirm()
    repeated.push([first.body, again.body])
  }
  stories = runStories(world.deps, world.app, world.clock, { sign })
})
afterAll(() => world.close())

const actsOf = async (caseId: string): Promise<string> =>
  JSON.stringify(await world.db.rows(sql`select template, state from acts where case_id = ${caseId}::uuid`))

it('every act up to the visit is signed by the code, and a repeated confirmation answers like the first', async () => {
  const { caseId } = await stories.fileConcession()
  await stories.advanceTo(caseId, 'PG-10')
  expect(repeated.length).toBeGreaterThan(3)
  for (const [first, again] of repeated) expect(again).toEqual(first)
})
