import type pg from 'pg'
import { RESTORING } from './lock.ts'
import { MigrationError } from './served.ts'

/** Stands in a database from the first moment of a restore to its last: while it does, what is there is not whole. */
export const MARK = 'restore_underway'

/** A restore is at work. The start waits for its end, as for a database that is not there yet. */
export class RestoreUnderway extends MigrationError {
  readonly underway = true
}

/**
 * Refuses a database into which a backup is being put back, or was put back half-way: what is written there would be lost or
 * stand beside what it belongs to. Asked of the catalogue, which every role reads. A restore sets its mark first and looks for
 * those who serve then; whoever starts opens a session first and looks for the mark then: one of the two sees the other.
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
