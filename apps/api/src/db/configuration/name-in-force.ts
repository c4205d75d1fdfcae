import type { KindId } from '@ventanilla/domain/configuration/kinds'
import { sql, type Statement } from '../connection/sql.ts'

/** Name of an item as it is in force or as it was when it was retired; null: nobody knows the item. */
export const nameInForce = (kind: KindId, key: Statement): Statement => sql`(
  select c.text::json->>'name' from configuration_items i
  join lateral (select f.version from configuration_in_force f where f.item = i.id and f.release is not null
    order by f.release desc limit 1) n on true
  join configuration_versions v on v.item = i.id and v.number = n.version
  join configuration_contents c on c.hash = v.hash
  where i.kind = ${kind} and i.key = ${key})`
