import { randomUUID } from 'node:crypto'
import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { can } from '@ventanilla/domain/access/permissions'
import { THIRD_PARTY_ORDERS } from '@ventanilla/domain/cases/third-party-contact'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'
import { listThirdParties } from './list-third-parties.ts'
import { readThirdParty } from './read-third-party.ts'

const PEOPLE = Array.from({ length: 4 }, () => randomUUID())
const OFFICIALS = Array.from({ length: 3 }, () => randomUUID())
const AT = new Date('2026-02-02T15:00:00.000Z')
const at = <T>(list: readonly T[], n: number): T => list[n] as T

let world: ApiWorld
beforeAll(async () => {
  world = await startWorld()
  for (const [n, id] of [...PEOPLE, ...OFFICIALS].entries())
    await world.db.run(sql`
      insert into users (id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
      values (${id}::uuid, ${n < PEOPLE.length ? 'ciudadano' : 'funcionario'}, ${`persona${n}@correo.test`}, 'Persona', ${`Número ${n}`}, 'USER_CIUDADANO', '\\x00'::bytea, ${AT}, ${AT})`)
})
afterAll(() => world.close())

const aCase = fc.record({
  parties: fc.uniqueArray(fc.record({ person: fc.nat(PEOPLE.length - 1), ended: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
    selector: ({ person }) => person,
  }),
  other: fc.constantFrom('apoderado', 'consulta'),
  assignee: fc.option(fc.nat(OFFICIALS.length - 1), { nil: null }),
  offered: fc.constantFrom(null, 'CLI_VENTANILLA_UNICA', 'CLI_JURIDICO'),
})
type ACase = typeof aCase extends fc.Arbitrary<infer T> ? T : never
const aReader = fc
  .record({
    person: fc.nat(OFFICIALS.length - 1),
    role: fc.constantFrom('CLI_VENTANILLA_UNICA', 'CLI_JURIDICO', 'CLI_ADMIN', 'SUPERADMIN'),
  })
  .map(({ person, role }): Actor => ({
    id: at(OFFICIALS, person),
    kind: 'funcionario',
    name: 'Persona',
    roles: [role],
    office: null,
    audience: audienceOf([role], null),
  }))

async function store(id: string, given: ACase): Promise<void> {
  const owner = await world.personId('ciudadano@demo.test')
  await world.db.run(sql`
    insert into cases (id, tt_id, definitions, status, applicant_id, created_by, created_at, updated_at)
    values (${id}::uuid, 3, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${AT}, ${AT})`)
  for (const { person, ended } of given.parties)
    await world.db.run(sql`
      insert into case_parties (case_id, user_id, role, since, until)
      values (${id}::uuid, ${at(PEOPLE, person)}::uuid, 'tercero', ${AT}, ${ended ? AT : null})`)
  // who has another capacity is no third party
  const [none] = PEOPLE.filter((_, n) => !given.parties.some(({ person }) => person === n))
  if (none !== undefined)
    await world.db.run(sql`
      insert into case_parties (case_id, user_id, role, since) values (${id}::uuid, ${none}::uuid, ${given.other}, ${AT})`)
  const task = randomUUID()
  const assignee = given.assignee === null ? null : at(OFFICIALS, given.assignee)
  const audience = given.offered === null ? [] : [given.offered]
  await world.db.run(sql`
    insert into tasks (id, case_id, step, state, turn, audience, assignee, opened_at)
    values (${task}::uuid, ${id}::uuid, 'PG-02', 'open', 'corporacion', ${audience}::text[], ${assignee}::uuid, ${AT})`)
  for (const key of audience)
    await world.db.run(sql`
      insert into task_offers (audience, due_on, task_id, case_id, turn)
      values (${key}, '2026-03-02', ${task}::uuid, ${id}::uuid, 'corporacion')`)
}

const seenBy = (reader: Actor, given: ACase): boolean =>
  can(reader, 'thirdParties.manage', {
    parties: [],
    office: null,
    followed: false,
    handlers: given.assignee === null ? [] : [at(OFFICIALS, given.assignee)],
    offered: given.offered === null ? [] : [given.offered],
    asked: { handlers: [], offered: [] },
  })

describe('who reads of which third party', () => {
  it(
    'is the reader of their case, page and list alike, whoever reads and whatever the cases',
    { timeout: 240_000 },
    async () => {
      let shown = 0
      let hidden = 0
      await fc.assert(
        fc.asyncProperty(
          fc.array(aCase, { minLength: 1, maxLength: 4 }),
          aReader,
          fc.boolean(),
          fc.constantFrom(...keysIn(THIRD_PARTY_ORDERS)),
          async (cases, reader, all, orden) => {
            await world.db.run(sql`delete from cases`)
            await world.db.run(sql`delete from budgets`)
            const ids = cases.map(() => randomUUID())
            for (const [n, given] of cases.entries()) await store(at(ids, n), given)
            const expected = PEOPLE.flatMap((id, person) => {
              const theirs = cases.flatMap((given, n) => {
                const party = given.parties.find((one) => one.person === person)
                const counts = party !== undefined && (all || !party.ended) && seenBy(reader, given)
                return counts ? [at(ids, n)] : []
              })
              return theirs.length === 0 ? [] : [[id, theirs.toSorted()] as const]
            }).toSorted()
            const { rows } = await listThirdParties(world.deps, reader, {
              q: '',
              estado: all ? 'todos' : 'vigentes',
              orden,
            })
            const found = rows.map((row) => [row.id, row.count] as const).toSorted()
            expect(found).toEqual(expected.map(([id, theirs]) => [id, theirs.length]))
            for (const id of PEOPLE) {
              const page = await readThirdParty(world.db, world.deps, reader, id).then(
                ({ capacities }) => capacities.map(({ caseId }) => caseId).toSorted(),
                () => [],
              )
              const whole = cases.flatMap((given, n) =>
                given.parties.some(({ person }) => at(PEOPLE, person) === id) && seenBy(reader, given)
                  ? [at(ids, n)]
                  : [],
              )
              expect(page).toEqual(whole.toSorted())
              if (whole.length > 0) shown += 1
              else hidden += 1
            }
          },
        ),
        { numRuns: process.env['DEEP'] === undefined ? 20 : 200 },
      )
      // comparing empty lists would prove nothing
      expect(shown).toBeGreaterThan(10)
      expect(hidden).toBeGreaterThan(10)
    },
  )
})

describe('the order of the list', () => {
  it.each(keysIn(THIRD_PARTY_ORDERS))('«%s» holds page by page, each person once', async (orden) => {
    await world.db.run(sql`delete from cases`)
    await world.db.run(sql`delete from budgets`)
    const owner = await world.personId('ciudadano@demo.test')
    await world.db.run(sql`
      with one as (
        insert into cases (id, tt_id, definitions, status, applicant_id, created_by, created_at, updated_at)
        values (gen_random_uuid(), 3, 1, 'radicada', ${owner}::uuid, ${owner}::uuid, ${AT}, ${AT}) returning id)
      , many as (
        insert into users (id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
        select gen_random_uuid(), 'ciudadano', ${orden} || n || '@correo.test', 'Ángel', 'Ñáñez ' || n % 9, 'USER_CIUDADANO', '\\x00'::bytea, ${AT}, ${AT}
        from generate_series(1, 60) n returning id)
      insert into case_parties (case_id, user_id, role, since)
      select one.id, many.id, 'tercero', ${AT}::timestamptz + (row_number() over () / 7) * interval '1 day' from one, many`)
    const reader: Actor = {
      id: at(OFFICIALS, 0),
      kind: 'funcionario',
      name: '',
      roles: ['CLI_ADMIN'],
      office: null,
      audience: ['CLI_ADMIN'],
    }
    const seen: { id: string; name: string; since: string }[] = []
    let cursor: string | undefined
    do {
      const page = await listThirdParties(world.deps, reader, {
        q: '',
        estado: 'vigentes',
        orden,
        ...(cursor !== undefined && { cursor }),
      })
      seen.push(
        ...page.rows.map(({ id, name, capacities }) => ({ id, name, since: capacities[0]?.since ?? '' })),
      )
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
    const { by, direction } = THIRD_PARTY_ORDERS[orden]
    const way = direction === 'ascending' ? 1 : -1
    const keyed = seen.map((one) => [by === 'nombre' ? one.name : one.since, one.id] as const)
    const sorted = keyed.toSorted(([a, i], [b, j]) => (a === b ? (i < j ? -1 : 1) : a < b ? -1 : 1) * way)
    expect(keyed).toEqual(sorted)
  })
})
