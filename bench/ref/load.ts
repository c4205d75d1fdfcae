import { readFileSync } from 'node:fs'
import type pg from 'pg'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** Schema and data of REF: the SQL files as they are, with psql's variables filled in. */
export async function loadReference(
  pool: pg.Pool,
  sizes: { users: number; cases: number; tasks: number; history: number },
): Promise<void> {
  const values: Readonly<Record<string, number>> = {
    nu: sizes.users,
    ns: sizes.cases,
    nt: sizes.tasks,
    nh: sizes.history,
  }
  await pool.query(read('./schema.sql'))
  await pool.query(
    read('./load.sql').replace(/(?<!:):(n[usth])\b/g, (_, name: string) => String(values[name])),
  )
  await pool.query('analyze')
}
