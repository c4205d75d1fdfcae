/** The database cannot serve. The message is one Spanish sentence with the remedy. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/**
 * A backup is being restored into the folder. The start waits for its end, as for a database that is still
 * starting.
 */
export class FolderUnderway extends DatabaseError {
  readonly underway = true
}

/**
 * Explains the output of a failed PostgreSQL program. `place` is the folder concerned; unknown causes keep the
 * program's last line, the only trace of the failure.
 */
export function wordFailure(output: string, place: string): DatabaseError {
  if (/No space left on device|disk quota exceeded/i.test(output)) {
    return new DatabaseError(`No queda espacio en disco para «${place}»: libere espacio y vuelva a iniciar.`)
  }
  if (/Permission denied|Operation not permitted|wrong ownership/i.test(output)) {
    return new DatabaseError(
      `No hay permiso sobre «${place}»: inicie con el usuario que la creó o elija otra DATA_DIR.`,
    )
  }
  if (/Read-only file system/i.test(output)) {
    return new DatabaseError(
      `No se puede escribir en «${place}» porque es de solo lectura: elija otra DATA_DIR.`,
    )
  }
  if (/database files are incompatible/i.test(output)) {
    return new DatabaseError(
      `La base de datos de «${place}» es de otra versión de PostgreSQL: restaure en una DATA_DIR vacía una copia hecha con esta versión.`,
    )
  }
  if (/could not (map anonymous|create) shared memory|Cannot allocate memory/i.test(output)) {
    return new DatabaseError(
      'No hay memoria suficiente para PostgreSQL: cierre otros programas y vuelva a iniciar.',
    )
  }
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const cause = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'sin más detalle'
  const reason = cause.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim()
  return new DatabaseError(`PostgreSQL no arrancó en «${place}»: ${reason}`)
}
