import { type Db, sql } from '../../db/connection/sql.ts'

interface LinkRow {
  readonly id: number
  readonly nombre: string
  readonly link: string
}

/** The authority's rows of a list of links; the product's until the authority saves its own. */
export async function readParameterRows(
  db: Db,
  list: string,
  fallback: readonly LinkRow[],
): Promise<LinkRow[]> {
  const rows = await db.rows<{ value: { nombre?: unknown; link?: unknown } }>(sql`
    select value from parameters where list = ${list} and active order by key limit 500`)
  const own = rows
    .map((row, i) => ({
      id: i + 1,
      nombre: String(row.value.nombre ?? ''),
      link: String(row.value.link ?? ''),
    }))
    .filter((row) => /^https?:\/\//.test(row.link))
  return own.length > 0 ? own : [...fallback]
}
