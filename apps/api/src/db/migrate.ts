import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import type { Pool } from 'pg'

const FOLDER = new URL('./migrations/', import.meta.url)

/**
 * Applies the migrations that a database lacks, in order, each in its own transaction. Two processes that start at
 * once are serialised by an advisory lock. A migration that was changed after it had been applied stops the start:
 * the database would no longer be what the code believes.
 */
export async function migrate(pool: Pool, progress: (line: string) => void = () => {}): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(7306)')
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default clock_timestamp())',
    )
    const applied = new Map<string, string>(
      (await client.query<{ name: string; hash: string }>('select name, hash from migrations')).rows.map(
        (r) => [r.name, r.hash],
      ),
    )
    let count = 0
    for (const name of (await readdir(FOLDER)).filter((f) => f.endsWith('.sql')).sort()) {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      const known = applied.get(name)
      if (known === hash) continue
      if (known !== undefined)
        throw new Error(`La migración ${name} cambió después de aplicarse. Restaure el archivo original.`)
      progress(`aplicando ${name}`)
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migrations(name, hash) values ($1, $2)', [name, hash])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      count += 1
    }
    return count
  } finally {
    await client.query('select pg_advisory_unlock(7306)').catch(() => undefined)
    client.release()
  }
}
