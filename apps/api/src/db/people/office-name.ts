import { nameInForce } from '../configuration/name-in-force.ts'
import { type Db, sql, type Statement } from '../connection/sql.ts'

/** Name of an office in force by its code, also of one that closed; the code of one that nobody knows. */
export const officeNameOf = (code: Statement): Statement =>
  sql`coalesce(${nameInForce('sede', code)}, ${code})`

/** Name of one office; null without one. */
export const officeNamed = async (db: Db, code: string | null): Promise<string | null> =>
  code === null
    ? null
    : ((await db.one<{ name: string }>(sql`select ${officeNameOf(sql`${code}::text`)} as name`))?.name ??
      code)

/** Whether an office is known and closed, as it is in force. */
export const isOfficeClosed = async (db: Db, code: string): Promise<boolean> =>
  (await db.one(sql`
    select 1 from configuration_items i
    join lateral (select f.version from configuration_in_force f where f.item = i.id and f.release is not null
      order by f.release desc limit 1) n on true
    join configuration_versions v on v.item = i.id and v.number = n.version
    join configuration_contents c on c.hash = v.hash
    where i.kind = 'sede' and i.key = ${code} and (v.retired or c.text::json->>'active' = 'false')`)) !==
  undefined
