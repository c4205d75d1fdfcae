import { setTimeout as pause } from 'node:timers/promises'
import { APPLICATION } from '../../apps/api/src/db/connection/connections.ts'
import { servingProcesses } from '../../apps/api/src/db/server-processes.ts'
import { type Db, openDatabase, sql } from '../../apps/api/src/db/connection/sql.ts'
import { BackupError } from './manifest.ts'
import { RESTORING_SESSION } from './pg-programs.ts'

/**
 * Rejects a restore while a process serves from the server's database: rows written during a restore would be
 * lost, or left without the rows that they refer to. Detects processes by the sessions of our programs and,
 * where a role cannot see sessions of another one or a pooler hides them, by the processes' announcements. Also
 * rejects while the session of a killed restore still runs in the server. Throws `BackupError`.
 */
export async function refuseWhileServed(url: string, at: Date): Promise<void> {
  const db = openDatabase(url, 1, { deadlines: null })
  try {
    if ((await sessionsOf(db, RESTORING_SESSION)) > 0)
      throw new BackupError(
        'Una restauración anterior, que se cortó, todavía termina en la base de datos: espere unos minutos y repita la orden.',
      )
    let sessions = await sessionsOf(db)
    // a session just closed can be listed for a moment
    for (let looks = 1; sessions > 0 && looks < LOOKS; looks += 1) {
      await pause(PAUSE_MS)
      sessions = await sessionsOf(db)
    }
    const table = await db.one<{ there: boolean }>(
      sql`select to_regclass('server_processes') is not null as there`,
    )
    const processes = table?.there === true ? await servingProcesses(db, at) : []
    if (sessions === 0 && processes.length === 0) return
    const who = processes.map(({ host }) => host).join('; ')
    throw new BackupError(
      `Ventanilla está en marcha sobre esa base de datos${who === '' ? '' : ` (${who})`}: deténgala antes de restaurar. ` +
        'Si se cerró de golpe, espere tres minutos y repita la orden.',
    )
  } finally {
    await db.close()
  }
}

const LOOKS = 5
const PAUSE_MS = 300

async function sessionsOf(db: Db, name = APPLICATION): Promise<number> {
  const seen = await db.one<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`)
  return seen?.n ?? 0
}
