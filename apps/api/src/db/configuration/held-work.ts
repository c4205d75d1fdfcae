import type { Held } from '@ventanilla/domain/configuration/held-words'
import type { HeldWork } from '@ventanilla/domain/configuration/kind'
import { type Db, raw, sql, type Statement } from '../connection/sql.ts'

/** What each sort of work counts of an item that closes. */
export const HELD_WORK: Readonly<Record<HeldWork, (db: Db, key: string) => Promise<Held>>> = {
  async office(db, key) {
    const row = await db.one<Held>(sql`
      select (select count(*) from cases c where c.office = ${key} and c.closed_at is null)::int as cases,
        (select count(distinct t.id) from tasks t join cases c on c.id = t.case_id
          where t.state in ('open', 'waiting') and (c.office = ${key} and t.turn = 'corporacion'
            or exists (select 1 from unnest(t.audience) a where a like '%@' || ${key})))::int as tasks,
        (select count(*) from users u where ${working(sql`u.office = ${key}`)})::int as people`)
    return row ?? { cases: 0, tasks: 0, people: 0 }
  },
}

const working = (where: Statement): Statement => sql`(u.kind = 'funcionario' and u.active and ${where})`

/** An official and the office to which their account is bound. */
export interface OfficePerson {
  readonly office: string
  readonly name: string
}

/** Active officials bound to offices other than these. */
export const peopleIn = (db: Db, { not }: { readonly not: readonly string[] }): Promise<OfficePerson[]> =>
  db.rows<OfficePerson>(sql`
    select u.office, ${raw(`u.first_names || ' ' || u.last_names`)} as name from users u
    where ${working(sql`u.office is not null and u.office <> all(${[...not]}::text[])`)}
    order by u.office, name, u.id`)
