import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actor, audienceKey, audienceOf, FOLLOW_UP_ROLES } from '@ventanilla/domain/access/actor'
import {
  type CaseSubject,
  can,
  GRANTS,
  type Permission,
  scopeFor,
} from '@ventanilla/domain/access/permissions'
import { leavesObligations } from '@ventanilla/domain/workflow/definition/obligations'
import { openCatalogue } from '../catalogue.ts'
import { shippedConfiguration } from '../testing/servers/shipped-configuration.ts'
import { type FreshDatabase, freshDatabase } from '../testing/servers/database.ts'
import { rowsFor } from './scope.ts'
import { type Db, json, raw, sql } from './connection/sql.ts'

const OFFICES = ['ibague', 'norte', 'sur'] as const
const ROLES = [...new Set(Object.values(GRANTS).flatMap((grants) => Object.keys(grants)))]
  .filter((role) => !role.includes('*'))
  .concat('CLI_JURIDICO', 'CLI_TECNICO', 'CLI_NOTIFICADOR', 'USER_CONSULTA_EXPEDIENTE')
const PERMISSIONS = Object.keys(GRANTS) as Permission[]
const AT = new Date('2026-02-02T15:00:00.000Z')
const PEOPLE = Array.from({ length: 6 }, () => randomUUID())

const OBLIGATION = [{ id: '1', text: 'Medir el caudal' }]

/** A case with the people related to it, by index in `PEOPLE`. */
const aCase = fc.record({
  applicant: fc.nat(PEOPLE.length - 1),
  office: fc.option(fc.constantFrom(...OFFICES), { nil: null }),
  closed: fc.boolean(),
  family: fc.constantFrom(null, null, 'migracion', 'seguimiento'),
  facts: fc.record(
    {
      'decision.sentido': fc.constantFrom('otorga', 'otorga', 'niega'),
      'permiso.obligaciones': fc.constantFrom<unknown>(OBLIGATION, [], null, 'medir', [[1]]),
      'decision.obligaciones': fc.constantFrom<unknown>(OBLIGATION, [], null),
      'migracion.etapa': fc.constantFrom('seguimiento', 'archivado'),
    },
    { requiredKeys: [] },
  ),
  parties: fc.uniqueArray(
    fc.record({
      person: fc.nat(PEOPLE.length - 1),
      role: fc.constantFrom('apoderado', 'consulta', 'tercero'),
      ended: fc.boolean(),
    }),
    { maxLength: 3, selector: (p) => `${p.person} ${p.role}` },
  ),
  /** the case, by its place among them, about which its tasks ask */
  asks: fc.option(fc.nat(4), { nil: null }),
  tasks: fc.array(
    fc.record({
      roles: fc.uniqueArray(fc.constantFrom('CLI_JURIDICO', 'CLI_TECNICO', 'CLI_NOTIFICADOR'), {
        minLength: 1,
      }),
      open: fc.boolean(),
      assignee: fc.option(fc.nat(PEOPLE.length - 1), { nil: null }),
      doneBy: fc.option(fc.nat(PEOPLE.length - 1), { nil: null }),
    }),
    { maxLength: 3 },
  ),
})
type ACase = typeof aCase extends fc.Arbitrary<infer T> ? T : never

const anActor = fc
  .record({
    person: fc.nat(PEOPLE.length - 1),
    roles: fc.uniqueArray(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...ROLES) },
        { weight: 1, arbitrary: fc.constantFrom<string>(...FOLLOW_UP_ROLES) },
      ),
      { maxLength: 3 },
    ),
    office: fc.option(fc.constantFrom(...OFFICES), { nil: null }),
  })
  .map(({ person, roles, office }) => actorOf(person, roles, office))

const actorOf = (person: number, roles: readonly string[], office: string | null): Actor => ({
  id: PEOPLE[person] as string,
  kind: 'funcionario',
  name: 'Persona',
  roles,
  office,
  audience: audienceOf(roles, office),
})

/** A case that is followed after its end, and an official who follows: random ones need not have both. */
const FOLLOWED: ACase = {
  applicant: 0,
  office: null,
  closed: true,
  family: 'migracion',
  facts: { 'migracion.etapa': 'seguimiento' },
  parties: [],
  asks: null,
  tasks: [],
}
const FOLLOWER = actorOf(1, FOLLOW_UP_ROLES.slice(0, 1), null)

const person = (n: number): string => PEOPLE[n] as string

async function store(db: Db, id: string, given: ACase): Promise<void> {
  await db.run(sql`insert into cases (id, tt_id, definitions, status, applicant_id, created_by, office, family, facts, closed_at, created_at, updated_at)
    values (${id}::uuid, 3, 1, 'radicada', ${person(given.applicant)}::uuid, ${person(given.applicant)}::uuid, ${given.office}, ${given.family},
      ${json(given.facts)}::jsonb, ${given.closed ? AT : null}, ${AT}, ${AT})`)
  for (const p of given.parties)
    await db.run(sql`insert into case_parties (case_id, user_id, role, since, until)
      values (${id}::uuid, ${person(p.person)}::uuid, ${p.role}, ${AT}, ${p.ended ? AT : null})`)
}

async function storeTasks(db: Db, ids: readonly string[], id: string, given: ACase): Promise<void> {
  const about = given.asks === null ? null : (ids[given.asks] ?? null)
  for (const t of given.tasks) {
    const task = randomUUID()
    const audience = t.roles.map((role) => audienceKey(role, given.office))
    const assignee = t.assignee === null ? null : person(t.assignee)
    await db.run(sql`insert into tasks (id, case_id, step, state, turn, audience, assignee, opened_at, done_by, done_at, reads_case)
      values (${task}::uuid, ${id}::uuid, 'PG-13', ${t.open ? 'open' : 'done'}, 'corporacion', ${audience}::text[], ${assignee}::uuid, ${AT},
        ${t.open || t.doneBy === null ? null : person(t.doneBy)}::uuid, ${t.open ? null : AT}, ${about}::uuid)`)
    if (t.open)
      for (const key of audience)
        await db.run(sql`insert into task_offers (audience, due_on, task_id, case_id, assignee, turn)
          values (${key}, '2026-03-02', ${task}::uuid, ${id}::uuid, ${assignee}::uuid, 'corporacion')`)
  }
}

const { broughtOver } = openCatalogue(shippedConfiguration())
const leftOver = (given: ACase): boolean =>
  leavesObligations({ ...given, broughtOver: broughtOver.includes(given.family ?? '') })

/** The same case as the subject of `can`, among all of them. */
function subjectOf(given: ACase, all: readonly ACase[]): CaseSubject {
  const about = all.filter(({ asks }) => asks !== null && all[asks] === given).map(workOf)
  return {
    ...workOf(given),
    asked: {
      handlers: about.flatMap(({ handlers }) => handlers),
      offered: about.flatMap(({ offered }) => offered),
    },
    parties: [person(given.applicant), ...given.parties.filter((p) => !p.ended).map((p) => person(p.person))],
    office: given.office,
    followed: leftOver(given),
  }
}

function workOf(given: ACase): Pick<CaseSubject, 'handlers' | 'offered'> {
  return {
    handlers: given.tasks.flatMap((t) => [
      ...(t.assignee === null ? [] : [person(t.assignee)]),
      ...(t.open || t.doneBy === null ? [] : [person(t.doneBy)]),
    ]),
    offered: given.tasks
      .filter((t) => t.open)
      .flatMap((t) => t.roles.map((role) => audienceKey(role, given.office))),
  }
}

describe('the rows that a person may see', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await freshDatabase()
    for (const [n, id] of PEOPLE.entries())
      await fresh.db
        .run(sql`insert into users (id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at)
        values (${id}::uuid, 'funcionario', ${`persona${n}@correo.test`}, 'Persona', ${`${n}`}, 'CLI_JURIDICO', '\\x00'::bytea, ${AT}, ${AT})`)
  })
  afterAll(async () => {
    await fresh.drop()
  })

  it('are those that `can` allows, for every permission, person and case', { timeout: 120_000 }, async () => {
    let allowed = 0
    let refused = 0
    let followed = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(aCase, { minLength: 1, maxLength: 5 }),
        fc.array(anActor, { minLength: 1, maxLength: 4 }),
        async (cases, actors) => {
          await fresh.db.run(raw('delete from cases'))
          const ids = cases.map(() => randomUUID())
          for (const [i, given] of cases.entries()) await store(fresh.db, ids[i] as string, given)
          for (const [i, given] of cases.entries()) await storeTasks(fresh.db, ids, ids[i] as string, given)
          for (const actor of actors)
            for (const permission of PERMISSIONS) {
              const rows = await fresh.db.rows<{ id: string }>(
                sql`select c.id from cases c where ${rowsFor(actor, permission)}`,
              )
              const expected = ids.filter((_, i) =>
                can(actor, permission, subjectOf(cases[i] as ACase, cases)),
              )
              expect(rows.map((r) => r.id).sort()).toEqual(expected.toSorted())
              allowed += expected.length
              refused += ids.length - expected.length
              if (scopeFor(actor, permission).followed) followed += cases.filter(leftOver).length
            }
        },
      ),
      { numRuns: process.env['DEEP'] === undefined ? 25 : 400, examples: [[[FOLLOWED], [FOLLOWER]]] },
    )
    // comparing empty lists would prove nothing
    expect(allowed).toBeGreaterThan(50)
    expect(refused).toBeGreaterThan(50)
    expect(followed).toBeGreaterThan(0)
  })

  it('are none for somebody without any role', async () => {
    const nobody: Actor = {
      id: PEOPLE[0] as string,
      kind: 'ciudadano',
      name: 'Nadie',
      roles: [],
      office: null,
      audience: [],
    }
    for (const permission of PERMISSIONS)
      expect(await fresh.db.rows(sql`select c.id from cases c where ${rowsFor(nobody, permission)}`)).toEqual(
        [],
      )
  })
})
