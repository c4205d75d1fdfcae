import { CALENDAR_KINDS, type Contents } from '@ventanilla/domain/configuration/readings'
import { type ContentOf, isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import { type Db, sql } from '../connection/sql.ts'

/** What said at a release which days are business days. */
export interface DatedDays extends Pick<Contents, 'of'> {
  /** norm by which an item was published, by its key; '' for none */
  readonly normOf: (kind: (typeof CALENDAR_KINDS)[number], key: string) => string
}

/** Closed days and holiday laws in force at a release of the past, or at today's. */
export async function calendarAt(db: Pick<Db, 'rows'>, release: number): Promise<DatedDays> {
  const rows = await db.rows<{ kind: string; key: string; norm: string; text: string }>(sql`
    select i.kind, i.key, v.norm, c.text
    from (select distinct on (f.item) f.item, f.version from configuration_in_force f
      join configuration_items k on k.id = f.item and k.kind = any(${CALENDAR_KINDS}::text[])
      where f.release <= ${release} order by f.item, f.release desc) f
    join configuration_items i on i.id = f.item
    join configuration_versions v on v.item = f.item and v.number = f.version
    join configuration_contents c on c.hash = v.hash
    where not v.retired order by i.id`)
  const kinds = new Map<KindId, Map<string, object>>()
  const norms = new Map<string, string>()
  for (const { kind, key, norm, text } of rows) {
    if (!isKindId(kind)) continue
    // what is stored is canonical JSON of an object that its kind has checked
    const content = JSON.parse(text) as object
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, object>()).set(key, content))
    norms.set(`${kind}/${key}`, norm)
  }
  return {
    of: <Id extends KindId>(kind: Id) =>
      // what is stored was checked by its kind
      (kinds.get(kind) ?? new Map()) as ReadonlyMap<string, ContentOf<Id>>,
    normOf: (kind, key) => norms.get(`${kind}/${key}`) ?? '',
  }
}
