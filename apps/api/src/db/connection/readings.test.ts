import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { openReadings, type Readings } from './readings.ts'
import { type Database, openDatabase, sql } from './sql.ts'

let fresh: FreshDatabase
let readings: Readings
/** sees the statements of other roles */
let admin: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  readings = openReadings(fresh.url, 1)
  admin = openDatabase(fresh.adminUrl, 1)
})
afterAll(async () => {
  await readings.close()
  await admin.close()
  await fresh.drop()
})

const SLOW = sql`select pg_sleep(30)::text as slept`
const sleeping = () =>
  admin.rows(sql`select pid from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`)

it('reads, and says which part is too much when the deadline is over', async () => {
  const db = readings.of(null)
  expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await expect(db.rows(SLOW)).rejects.toMatchObject({ kind: 'unavailable', code: 'consulta_larga' })
  expect(await db.rows(sql`select 2 as two`)).toEqual([{ two: 2 }])
})

it('is cancelled in the database when nobody waits any more', async () => {
  // a deadline that nothing here meets
  const patient = openReadings(fresh.url, 30)
  const page = new AbortController()
  const read = patient.of(page.signal).rows(SLOW)
  const ended = read.then(
    () => 'read',
    () => 'cancelled',
  )
  await expect.poll(sleeping, { timeout: 20_000 }).toHaveLength(1)
  page.abort()
  expect(await ended).toBe('cancelled')
  await expect.poll(sleeping, { timeout: 20_000 }).toHaveLength(0)
  await expect(patient.of(page.signal).rows(sql`select 1 as one`)).rejects.toThrow()
  expect(await patient.of(null).rows(sql`select 3 as three`)).toEqual([{ three: 3 }])
  await patient.close()
}, 60_000)
