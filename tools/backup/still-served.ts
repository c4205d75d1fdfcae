import { APPLICATION } from '../../apps/api/src/db/connections.ts'
import { servingProcesses } from '../../apps/api/src/db/server-processes.ts'
import { openDatabase, sql } from '../../apps/api/src/db/sql.ts'
import { BackupError } from './manifest.ts'

/**
 * Refuses while somebody serves from a server's database: what a process writes while a copy is put back is lost, or stands
 * beside what it belongs to. Told by the sessions of our programs and, where a role may not see those of another or something
 * pools them, by what each process says of itself. Throws `BackupError`.
 */
export async function refuseWhileServed(url: string, at: Date): Promise<void> {
  const db = openDatabase(url, 1, { deadlines: null })
  try {
    const seen = await db.one<{ sessions: number; announced: boolean }>(sql`
      select (select count(*)::int from pg_stat_activity
               where datname = current_database() and application_name = ${APPLICATION} and pid <> pg_backend_pid()) as sessions,
             to_regclass('server_processes') is not null as announced`)
    const processes = seen?.announced === true ? await servingProcesses(db, at) : []
    if ((seen?.sessions ?? 0) === 0 && processes.length === 0) return
    const who = processes.map(({ host }) => host).join('; ')
    throw new BackupError(
      `Ventanilla está en marcha sobre esa base de datos${who === '' ? '' : ` (${who})`}: deténgala antes de restaurar. ` +
        'Si se cerró de golpe, espere tres minutos y repita la orden.',
    )
  } finally {
    await db.close()
  }
}
