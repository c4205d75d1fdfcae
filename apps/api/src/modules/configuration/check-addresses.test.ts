import type { AddressState } from '@ventanilla/domain/configuration/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outside } from '../../adapters/outside/port.ts'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { checkAddresses } from './check-addresses.ts'

/** The outside addresses of the configuration, looked at once a day. */

const ADMIN = 'cli-admin@demo.test'
const PATH = '/api/v1/configuracion/clases/enlace/elementos'
const DAY_MS = 86_400_000

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld({ env: { LINK_CHECKS: 'on' } })
}, 60_000)
afterAll(() => world.close())

const seen: string[] = []
/** A network in which one address answers as given, and the others serve. */
const network = (states: Readonly<Record<string, AddressState>> = {}): Outside => ({
  look(address) {
    seen.push(address)
    const state = states[address] ?? 'sirve'
    return Promise.resolve({ state, reason: state === 'sirve' ? '' : 'Responde 404' })
  },
})
const check = async (outside: Outside | null): Promise<number> => {
  seen.length = 0
  await checkAddresses({ ...world.deps, outside })
  return seen.length
}
const pass = (ms: number): void => world.clock.set(new Date(world.clock.now().getTime() + ms))
const get = async (path: string) =>
  (await world.call('GET', path, undefined, await world.tokenFor(ADMIN))).body
const addressOf = async (key: string): Promise<string> =>
  (await get(`${PATH}/${key}`)).inForce.content.address

describe('an outside address', () => {
  it('is not looked at where it is switched off', async () => {
    expect(await check(null)).toBe(0)
    expect(await world.db.rows(sql`select 1 from outside_addresses`)).toEqual([])
  })

  it('is unknown until it was looked at, and looked at once a day', async () => {
    expect((await get(`${PATH}/1`)).addressCheck).toEqual({
      state: 'sin_verificar',
      reason: '',
      since: null,
      checkedAt: null,
    })
    expect(await check(network())).toBe(3)
    expect(await check(network())).toBe(0)
    pass(DAY_MS - 60_000)
    expect(await check(network())).toBe(0)
    pass(60_000)
    expect(await check(network())).toBe(3)
  })

  it('that broke is told in the list and in its item, with its reason and since when', async () => {
    const address = await addressOf('2')
    const before = (await get(`${PATH}/2`)).addressCheck
    expect(before).toMatchObject({ state: 'sirve', reason: '' })
    pass(DAY_MS)
    const broke = world.clock.now().toISOString()
    await check(network({ [address]: 'no_sirve' }))
    pass(DAY_MS)
    await check(network({ [address]: 'no_sirve' }))
    const expected = {
      state: 'no_sirve',
      reason: 'Responde 404',
      since: broke,
      checkedAt: world.clock.now().toISOString(),
    }
    expect((await get(`${PATH}/2`)).addressCheck).toEqual(expected)
    const { rows } = await get(PATH)
    expect(rows.map(({ addressCheck }: { addressCheck: { state: string } }) => addressCheck.state)).toEqual([
      'sirve',
      'no_sirve',
      'sirve',
    ])
  })

  it('that nothing names any more is forgotten, and one left when the process ended is not recorded', async () => {
    await world.db.run(sql`
      insert into outside_addresses(address, state, reason, since, checked_at)
      values ('https://antes.gov.co', 'sirve', '', ${world.clock.now()}, ${world.clock.now()})`)
    pass(DAY_MS)
    const end = new AbortController()
    const late: Outside = {
      look: () => {
        end.abort()
        return Promise.resolve({ state: 'no_sirve', reason: 'No respondió' })
      },
    }
    await checkAddresses({ ...world.deps, outside: late }, end.signal)
    const broken = () =>
      world.db.rows(sql`select address from outside_addresses where reason = 'No respondió'`)
    expect(await broken()).toEqual([])
    await check(network())
    expect(
      await world.db.rows(sql`select address from outside_addresses where address = 'https://antes.gov.co'`),
    ).toEqual([])
  })

  it('is asked of no item of a kind without one', async () => {
    const { rows } = await get('/api/v1/configuracion/clases/causa_rechazo/elementos')
    expect(rows.every(({ addressCheck }: { addressCheck: unknown }) => addressCheck === null)).toBe(true)
  })
})

describe('what a kind chooses from', () => {
  it('comes with it: procedures for links, and for control bodies the acts that are not written to one person', async () => {
    const { kind } = await get(PATH)
    expect(Object.keys(kind.choices)).toEqual(['procedures'])
    expect(kind.choices.procedures).toContainEqual({
      value: 15,
      label: '15. Programa de Uso Eficiente y Ahorro del Agua (PUEAA)',
    })
    const bodies = (await get('/api/v1/configuracion/clases/ente_control/elementos')).kind.choices
    const acts = bodies.acts.map(({ value }: { value: string }) => value)
    expect(acts).toContain('RES_OTORGA')
    expect(acts).not.toContain('LIQUIDACION')
  })

  it('says of each municipality which office has it now', async () => {
    const { kind } = await get('/api/v1/configuracion/clases/sede/elementos')
    expect(Object.keys(kind.choices)).toEqual(['municipalities'])
    expect(kind.choices.municipalities).toContainEqual({
      value: '73168',
      label: 'Chaparral',
      heldBy: { key: 'sur', title: 'Territorial Sur' },
    })
  })
})
