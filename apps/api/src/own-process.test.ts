import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from './db/connection/sql.ts'
import type { AppDeps } from './deps.ts'
import { keepAnnounced } from './own-process.ts'
import { type FreshDatabase, freshDatabase } from './testing/servers/database.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

it('a process that a later release went on without hears it when it says again that it is there', async () => {
  const process = (version: string) => {
    const heard: string[] = []
    const deps = {
      db: fresh.db,
      version,
      newId: () => crypto.randomUUID(),
      clock: { now: () => new Date() },
      seal: {
        state: async () => ({ can: false, why: 'sin_sello', message: '', since: new Date(), key: null }),
      },
    } as unknown as AppDeps
    return { heard, announced: keepAnnounced(deps, (reason) => heard.push(reason)) }
  }
  await fresh.owner.run(sql`insert into oldest_program(version) values ('0.2.0')
    on conflict (single) do update set version = excluded.version`)
  const [passedOver, present] = [process('0.1.9'), process('0.2.0')]
  await passedOver.announced.say()
  await present.announced.say()
  expect(passedOver.heard).toEqual([
    expect.stringContaining('ya no sirve a la versión 0.1.9 del programa: use la 0.2.0 o una posterior'),
  ])
  expect(present.heard).toEqual([])
  // a restore that did not see our sessions
  await fresh.owner.run(sql`create table restore_underway as select 1 as since`)
  const unseen = process('0.2.0')
  await unseen.announced.say()
  expect(unseen.heard).toEqual([expect.stringContaining('la restauración de una copia de seguridad')])
})
