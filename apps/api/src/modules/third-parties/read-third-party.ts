import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { actsThatEnd, whyNotEnd } from '@ventanilla/domain/workflow/linked/third-party'
import type { ActLife } from '@ventanilla/domain/workflow/state/state'
import { viewCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { expected } from '../../db/connection/expected.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { contactsOf, type ContactChange } from '../../db/people/third-party-contacts.ts'
import type { AppDeps } from '../../deps.ts'
import { type CapacityRow, capacityOf, capacityRows, NAME, shownPerson } from './capacity-rows.ts'

/** Most capacities of one person on their page. */
const SHOWN = 100
const CORRECTIONS = 50

type Capacity = ThirdParty['capacities'][number]

/** A third party with their capacities in the reader's cases; rejects people who have none there. */
export async function readThirdParty(db: Db, deps: AppDeps, actor: Actor, id: string): Promise<ThirdParty> {
  const rows = await capacityRows(db, deps, actor, { people: [id], each: SHOWN, current: false })
  if (rows.length === 0) throw notFound()
  const contact = expected((await contactsOf(db, deps.catalogue, [id])).get(id), 'the third party')
  const person = expected(
    await db.one<{
      id: string
      kind: string
      name: string
      first_names: string
      last_names: string
      document_type: number | null
      document_number: string | null
      electronic_notification: boolean
    }>(sql`
      select u.id, u.kind, ${NAME} as name, u.first_names, u.last_names, u.document_type, u.document_number, u.electronic_notification
      from users u where u.id = ${id}::uuid`),
    'the third party',
  )
  const endings = await endingsOf(db, id)
  const capacities: Capacity[] = []
  // one after the other: a page must not take all database connections
  for (const row of rows) capacities.push(await wholeCapacity(db, deps, id, row, endings))
  const { address, municipality, phone, email } = contact
  return {
    ...shownPerson(person),
    representative: person.kind === 'empresa' ? `${person.first_names} ${person.last_names}`.trim() : null,
    account: contact.account,
    electronic: person.electronic_notification,
    contact: { address, municipality, phone, email },
    version: contact.version,
    capacities,
    corrections: await correctionsOf(db, id),
  }
}

async function wholeCapacity(
  db: Db,
  deps: AppDeps,
  personId: string,
  row: CapacityRow,
  endings: readonly Ending[],
): Promise<Capacity> {
  const ending = endings.find(({ case_id, until }) => case_id === row.case_id && isSame(until, row.until))
  const loaded = await viewCase(db, SYSTEM, 'cases.read', row.case_id)
  const base = {
    ...capacityOf(deps, row),
    version: loaded.row.version,
    ended:
      ending === undefined
        ? null
        : {
            act: {
              id: ending.act_id,
              title: ending.title,
              number: ending.number,
              signedOn: ending.signed_on,
            },
            on: ending.ended_on,
            reason: ending.reason,
            by: ending.by,
          },
  }
  if (row.until !== null) return { ...base, acts: [], whyNot: null }
  const world = await worldFor(db, deps.catalogue, loaded, { now: deps.clock.now(), newId: deps.newId })
  const acts = actsThatEnd(deps.catalogue.actRules, loaded.state, bogotaDate(row.since.toISOString()))
  return { ...base, acts: await titled(db, acts), whyNot: whyNotEnd(world, loaded.state, personId) }
}

const isSame = (one: Date, other: Date | null): boolean => one.getTime() === other?.getTime()

async function titled(db: Db, acts: readonly ActLife[]): Promise<Capacity['acts']> {
  if (acts.length === 0) return []
  return db.rows<Capacity['acts'][number]>(sql`
    select a.id, a.title, a.number, a.dated_on as "signedOn" from acts a
    where a.id = any(${acts.map(({ id }) => id)}::uuid[]) order by a.signed_at desc, a.id`)
}

interface Ending {
  readonly case_id: string
  readonly until: Date
  readonly ended_on: string
  readonly reason: string
  readonly act_id: string
  readonly title: string
  readonly number: string | null
  readonly signed_on: string | null
  readonly by: string
}

const endingsOf = (db: Db, id: string): Promise<Ending[]> =>
  db.rows<Ending>(sql`
    select e.case_id, e.until, e.ended_on, e.reason, e.act_id, a.title, a.number, a.dated_on as signed_on, ${NAME} as by
    from third_party_endings e join acts a on a.id = e.act_id join users u on u.id = e.by_id
    where e.person_id = ${id}::uuid order by e.until desc`)

async function correctionsOf(db: Db, id: string): Promise<ThirdParty['corrections']> {
  const rows = await db.rows<{
    id: string
    at: Date
    by: string
    reason: string
    changes: ContactChange[]
  }>(sql`
    select t.id, t.at, ${NAME} as by, t.reason, t.changes
    from third_party_contacts t join users u on u.id = t.by_id
    where t.person_id = ${id}::uuid order by t.at desc, t.id desc limit ${CORRECTIONS}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
