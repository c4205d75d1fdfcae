import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type AccountApp, startAccountApp } from '../../testing/account-app.ts'
import { person, tokenOf } from '../../testing/stories/people.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())

const begun = (ago: string) =>
  portal.db.run(sql`update sessions set created_at = clock_timestamp() - ${ago}::interval`)
const renew = async (token: string): Promise<number> =>
  (await portal.call('GET', '/api/v1/authenticate/jwt', undefined, token)).status
const minutesLeft = async (): Promise<number> =>
  (
    await portal.db.one<{ left: number }>(
      sql`select (extract(epoch from expires_at - clock_timestamp()) / 60)::float8 as left from sessions`,
    )
  )?.left ?? 0

it('a session that is renewed again and again ends a week after it began', async () => {
  const token = await tokenOf(portal, await person(portal))
  await begun('6 days')
  expect(await renew(token)).toBe(200)
  expect(await minutesLeft()).toBeGreaterThan(11 * 60)
  await begun('6 days 23 hours')
  expect(await renew(token)).toBe(200)
  expect(await minutesLeft()).toBeGreaterThan(58)
  expect(await minutesLeft()).toBeLessThanOrEqual(60)
  await begun('7 days 1 second')
  await renew(token)
  expect(await renew(token)).toBe(401)
  expect((await portal.call('GET', '/api/v1/sesion', undefined, token)).status).toBe(401)
})
