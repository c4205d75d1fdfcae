import type pg from 'pg'
import { RESTORING } from './lock.ts'
import { MigrationError } from './served.ts'

/**
 * Marker table that exists from the first moment of a restore
 * to its last: while it exists, the data is incomplete.
 */
export const MARK = 'restore_underway'

/** A restore is running. The start waits for its end, as for a database that is not available yet. */
export class RestoreUnderway extends MigrationError {
  readonly underway = true
}

/**
 * Throws when a backup is being restored into the database, or was restored half-way:
 * writes would be lost or mixed with inconsistent data. Reads the system catalogue, which
 * every role can read. Race: a restore sets its mark and then looks for servers; a server
 * opens a session and then looks for the mark, so that one of the two sees the other.
 */
export async function demandWhole(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ marked: boolean; held: boolean }>(
    `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = '${MARK}') as marked,
            exists (select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = ${RESTORING}
                    and database = (select oid from pg_database where datname = current_database())) as held`,
  )
  if (rows[0]?.marked !== true) return
  if (rows[0].held)
    throw new RestoreUnderway(
      'Se está restaurando una copia de seguridad en la base de datos: espere a que termine e inicie otra vez.',
    )
  throw new MigrationError(
    'En la base de datos quedó a medias la restauración de una copia de seguridad: repita npm run restore -- <carpeta> --reemplazar hasta que termine, e inicie después.',
  )
}
