import { rolesThat } from '@ventanilla/domain/configuration/rights'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expected } from '../../db/connection/expected.ts'
import { sql } from '../../db/connection/sql.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { alarmOfGoingBacks } from './going-back-alarm.ts'

const FEE_HEAD = 'cli-subdirector-administrativo@demo.test'
const ADMIN = 'cli-admin@demo.test'
const FIGURES = '/api/v1/configuracion/clases/cifras/elementos/2026'
const DAY_MS = 24 * 3_600_000

let world: ApiWorld
beforeAll(async () => {
  // a Monday
  world = await startWorld()
}, 240_000)
afterAll(() => world.close())

const send = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call(method, path, body, await world.tokenFor(who))
const publish = async (permitPaper: number): Promise<void> => {
  const content = expected(world.deps.catalogue.contents.of('cifras').get('2026'), 'figures')
  await publishItems(world, { kind: 'cifras', key: '2026', content: { ...content, permitPaper } })
}
const told = () =>
  world.db.rows<{ who: string; title: string; body: string }>(sql`
    select u.email as who, n.title, n.body from notices n join users u on u.id = n.user_id
    where n.fact_key like 'configuracion.volver:%' order by n.created_at, u.email`)
const mails = async (): Promise<number> =>
  (
    await world.db.one<{ n: number }>(
      sql`select count(*)::int as n from outbox where fact_key like 'configuracion.volver:%'`,
    )
  )?.n ?? 0

it('a going back alarms who can confirm it: at once, and after two working days once on each day until it is confirmed', async () => {
  await publish(11_111)
  await publish(22_222)
  const before = (await send(FEE_HEAD, 'GET', FIGURES)).body.inForce.version
  const back = await send(FEE_HEAD, 'POST', `${FIGURES}/versiones/${before - 1}/volver`, {
    inForce: before,
    reason: 'Era la otra',
    norm: 'Resolución 1 de 2026',
  })
  expect(back.status).toBe(200)
  await world.deps.configuration.look()

  const others = (
    await world.db.rows<{ email: string }>(sql`
      select distinct u.email from users u join user_roles r on r.user_id = u.id
      where u.active and r.role = any(${[...rolesThat('publish', 'cifras')]}::text[]) and u.email <> ${FEE_HEAD}`)
  )
    .map(({ email }) => email)
    .toSorted()
  expect(others).toContain(ADMIN)
  const first = await told()
  expect(first.map(({ who }) => who)).toEqual(others)
  expect(first[0]?.body).toMatch(/«Cifras de 2026» .* a más tardar el 4 de febrero de 2026\.$/)

  const runs = async (): Promise<number> => {
    // a second process, or one that runs again after it was killed
    await Promise.all([alarmOfGoingBacks(world.deps), alarmOfGoingBacks(world.deps)])
    await alarmOfGoingBacks(world.deps)
    expect(await mails()).toBe((await told()).length)
    return (await told()).length / others.length
  }
  const next = (days: number): void => world.clock.set(new Date(world.clock.now().getTime() + days * DAY_MS))
  expect(await runs()).toBe(1)
  next(2) // Wednesday, the last day
  expect(await runs()).toBe(1)
  next(1)
  expect(await runs()).toBe(2)
  expect((await told()).at(-1)?.title).toMatch(/^Venció el plazo/)
  next(1)
  expect(await runs()).toBe(3)

  const confirmed = await send(ADMIN, 'POST', `${FIGURES}/versiones/${before + 1}/confirmar`, {})
  expect(confirmed.status).toBe(200)
  next(1)
  expect(await runs()).toBe(3)
})
