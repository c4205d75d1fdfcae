import { randomUUID } from 'node:crypto'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { addDays } from '@ventanilla/domain/terms/dates'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { publishItems } from '../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Groups of people where work is assigned. */

const MARTA = 'cli-validacion-juridica@demo.test'
const LUIS = 'cli-validacion-juridica-2@demo.test'
const STRANGER = 'cli-financiero@demo.test'
const ADMIN = 'cli-admin@demo.test'
/** Monday, the first day of the world. */
const TODAY = '2026-02-02'
const LONG = 240_000

let world: ApiWorld
let ids: Readonly<Record<string, string>> = {}
let caseId = ''
let taskId = ''
let office = ''

const as = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call(method, `/api/v1/${path}`, body, await world.tokenFor(who), { 'idempotency-key': randomUUID() })
const candidates = async () => (await as(ADMIN, 'GET', `tareas/${taskId}/candidatos`)).body
const inGroup = async (): Promise<readonly string[]> =>
  (await candidates()).rows.flatMap((row: { id: string; groups: readonly string[] }) =>
    row.groups.includes('1') ? [row.id] : [],
  )
const publishGroup = (more: Partial<ContentOf<'grupo'>>) =>
  publishItems(world, {
    kind: 'grupo',
    key: '1',
    content: { order: 0, name: 'Reparto de enero', active: true, office, roles: [], people: [], ...more },
  })
/** Numbers of what uses the group. */
const uses = async (): Promise<Readonly<Record<string, number>>> => {
  const { body } = await as(ADMIN, 'GET', 'configuracion/clases/grupo/elementos/1/efectos')
  return Object.fromEntries(body.uses.map(({ id, count }: { id: string; count: number }) => [id, count]))
}
const change = (who: string, set: { readonly active?: boolean; readonly office?: string }) =>
  world.db.run(sql`update users set active = coalesce(${set.active ?? null}::boolean, active),
    office = coalesce(${set.office ?? null}::text, office) where id = ${ids[who] ?? ''}::uuid`)

beforeAll(async () => {
  world = await startWorld()
  ids = Object.fromEntries(
    await Promise.all([MARTA, LUIS, STRANGER].map(async (who) => [who, await world.personId(who)])),
  )
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'PG-03')
  taskId = (await world.openTasks(caseId)).find(({ step }) => step === 'PG-03')?.id ?? ''
  office = (await world.load(caseId)).state.office ?? ''
}, LONG)
afterAll(() => world.close())
beforeEach(() => world.db.run(sql`delete from rate_limits`))

it(
  'puts first who of the group may do the task, and whoever may not stays without it',
  async () => {
    expect((await candidates()).groups).toEqual([])
    await publishGroup({ people: [ids[LUIS] ?? '', ids[STRANGER] ?? ''].toSorted() })
    const { rows, groups } = await candidates()
    expect(groups).toEqual([{ key: '1', name: 'Reparto de enero' }])
    expect([rows[0].id, rows[0].groups]).toEqual([ids[LUIS], ['1']])
    expect(rows.map(({ id }: { id: string }) => id)).not.toContain(ids[STRANGER])
    // the attack: the group names who may neither do the task nor see its case
    const forced = await as(ADMIN, 'POST', 'tareas/asignar', { tasks: [taskId], to: ids[STRANGER] })
    expect(forced.body).toMatchObject({ assigned: 0, refused: [{ reason: expect.stringContaining('rol') }] })
    expect((await as(STRANGER, 'GET', `tareas/${taskId}`)).status).toBe(404)
  },
  LONG,
)

it(
  'counts neither a deactivated account nor who left the office, and says so',
  async () => {
    await publishGroup({ people: [ids[MARTA] ?? '', ids[LUIS] ?? ''].toSorted() })
    expect(new Set(await inGroup())).toEqual(new Set([ids[MARTA], ids[LUIS]]))
    expect(await uses()).toMatchObject({ personas: 2, 'personas-fuera': 0, tareas: expect.any(Number) })
    await change(MARTA, { active: false })
    await change(LUIS, { office: 'otra' })
    expect(await inGroup()).toEqual([])
    expect(await uses()).toMatchObject({ personas: 0, 'personas-fuera': 2, tareas: 0 })
    const { kind } = (await as(ADMIN, 'GET', 'configuracion/clases/grupo/elementos')).body
    const named = kind.choices.people.filter(({ value }: { value: string }) => value === ids[MARTA])
    expect(named).toMatchObject([{ gone: true, label: expect.stringContaining('desactivada') }])
    await change(MARTA, { active: true })
    await change(LUIS, { office })
    expect(await uses()).toMatchObject({ personas: 2, 'personas-fuera': 0 })
  },
  LONG,
)

it(
  'offers the group for cases of its office alone, by roles too, and while it is active',
  async () => {
    const roles = ['CLI_VALIDACION_JURIDICA']
    await publishGroup({ roles })
    expect(new Set(await inGroup())).toEqual(new Set([ids[MARTA], ids[LUIS]]))
    expect((await uses())['tareas']).toBeGreaterThan(0)
    await publishGroup({ roles, office: office === 'norte' ? 'sur' : 'norte' })
    expect((await candidates()).groups).toEqual([])
    await publishGroup({ roles, office: null })
    expect((await candidates()).groups).toHaveLength(1)
    await publishGroup({ roles, active: false })
    expect((await candidates()).groups).toEqual([])
  },
  LONG,
)

it(
  'is not retired without its publisher being told what uses it',
  async () => {
    await publishGroup({ roles: ['CLI_VALIDACION_JURIDICA'] })
    const item = { kind: 'grupo', key: '1' }
    const path = 'configuracion/clases/grupo/elementos/1'
    const { revision } = (await as(ADMIN, 'GET', path)).body
    expect((await as(ADMIN, 'POST', `${path}/retirar`, { revision })).status).toBe(200)
    const { findings } = (await as(ADMIN, 'POST', 'configuracion/revision', { items: [item] })).body
    expect(findings).toMatchObject([
      { id: 'grupo:en-uso:1', severity: 'aviso', sentence: expect.stringMatching(/\d+ tareas? sin asignar/) },
    ])
  },
  LONG,
)

it(
  'says until when a colleague is absent, and who stands in',
  async () => {
    const registered = await as(ADMIN, 'POST', 'ausencias', {
      person: ids[MARTA],
      standIn: ids[LUIS],
      from: TODAY,
      until: addDays(TODAY, 6),
      situation: 'vacaciones',
    })
    expect([registered.status, registered.body.message]).toEqual([200, expect.anything()])
    const { rows } = await candidates()
    const absent = rows.flatMap((row: { id: string; absent: unknown }) =>
      row.absent === null ? [] : [[row.id, row.absent]],
    )
    const standIn = rows.find(({ id }: { id: string }) => id === ids[LUIS]).name
    expect(absent).toEqual([[ids[MARTA], { until: addDays(TODAY, 6), standIn }]])
  },
  LONG,
)
