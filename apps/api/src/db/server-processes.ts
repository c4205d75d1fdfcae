import { type Db, json, sql } from './connection/sql.ts'

/** A server process as it registers itself. */
export interface ServerProcess<Seal = unknown> {
  readonly id: string
  readonly host: string
  readonly version: string
  readonly startedAt: Date
  readonly seal: Seal
}

/** A process silent for this long has ended or cannot reach the database; milliseconds. */
const SILENT_MS = 150_000
const FORGOTTEN_MS = 86_400_000

/** Registers that a process is serving, with the state of its seal, and deletes long-silent ones. */
export async function announce(db: Db, own: ServerProcess, at: Date): Promise<void> {
  await db.run(sql`
    insert into server_processes(id, host, version, started_at, seen_at, seal)
    values (${own.id}::uuid, ${own.host}, ${own.version}, ${own.startedAt}, ${at}, ${json(own.seal)}::jsonb)
    on conflict (id) do update set seen_at = excluded.seen_at, seal = excluded.seal`)
  await db.run(sql`delete from server_processes where seen_at < ${new Date(at.getTime() - FORGOTTEN_MS)}`)
}

/** Removes a process that shut down in order. */
export async function withdrawProcess(db: Db, id: string): Promise<void> {
  await db.run(sql`delete from server_processes where id = ${id}::uuid`)
}

/** The serving processes, earliest start first. */
export const servingProcesses = <Seal>(db: Db, at: Date): Promise<ServerProcess<Seal>[]> =>
  db.rows<ServerProcess<Seal>>(sql`
    select id, host, version, started_at as "startedAt", seal from server_processes
    where seen_at > ${new Date(at.getTime() - SILENT_MS)} order by started_at, id`)
