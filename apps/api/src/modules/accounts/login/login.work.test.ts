import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type AccountApp, forgetLimits, startAccountApp } from '../../../testing/account-app.ts'
import { person } from '../../../testing/stories/people.ts'
import { processorTime } from '../../../testing/servers/processor-time.ts'

let portal: AccountApp
beforeAll(async () => {
  portal = await startAccountApp()
})
afterAll(() => portal.close())
beforeEach(() => forgetLimits(portal.db))

const login = (username: string, password: string) =>
  portal.call('POST', '/api/v1/authenticate', { username, password })

it('a login answers alike, and with as much work, for unknown addresses and wrong passwords', async () => {
  const ana = await person(portal)
  const [unknown, wrong] = [
    await login('nadie@correo.example', 'Otra2026x'),
    await login(ana.email, 'Otra2026x'),
  ]
  expect(unknown).toMatchObject({ status: 401, body: { status: 401, error: [{ type: 'password' }] } })
  expect(wrong.body).toEqual(unknown.body)
  const took = async (email: string): Promise<number> => {
    const times: number[] = []
    for (let i = 0; i < 9; i++) {
      await forgetLimits(portal.db)
      times.push(await processorTime(() => login(email, 'Otra2026x')))
    }
    return times.toSorted((a, b) => a - b)[4] as number
  }
  const [known, none] = [await took(ana.email), await took('nadie@correo.example')]
  // a missing comparison would make one of them several times cheaper
  expect(Math.max(known, none) / Math.min(known, none)).toBeLessThan(2)
})
