import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, startTestServer, type TestServer } from './test-databases.ts'

let server: TestServer

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  server = await startTestServer(
    async ({ migrationUrl }) => void (await ask(migrationUrl, 'create table facts as select 1 as n')),
  )
}, 60_000)
afterAll(() => server.stop())

describe('test databases', () => {
  it('are copies of the template that do not see each other', async () => {
    const [one, two] = await Promise.all([
      createTestDatabase(server.template, 'one'),
      createTestDatabase(server.template, 'two'),
    ])
    await ask(one.migrationUrl, 'update facts set n = 2')
    expect(await ask(one.migrationUrl, 'select n from facts')).toEqual([{ n: 2 }])
    expect(await ask(two.migrationUrl, 'select n from facts')).toEqual([{ n: 1 }])
    await one.drop()
    await two.drop()
    await expect(ask(one.migrationUrl, 'select 1')).rejects.toMatchObject({ code: '3D000' })
  })
})
