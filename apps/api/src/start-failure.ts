import { failureOf } from './db/connection/failures.ts'

/** Errors whose message is a sentence written for the operator. */
interface Worded {
  readonly name: string
  readonly message: string
}

const WORDED = new Set(['SettingsError', 'DatabaseError', 'MigrationError'])

/**
 * One Spanish sentence with the remedy for an error that ended the start. Settings and database errors carry
 * their own; this covers machine failures: a taken port, a folder without permission, a full disk, a database
 * lost after it had responded.
 */
export function startFailure(error: unknown, port?: number): string {
  // read by names that it may lack
  const { name, message, code, path } = error as Worded & { code?: string; path?: string }
  if (WORDED.has(name)) return message
  const where = path === undefined ? 'la carpeta de datos' : `«${path}»`
  switch (code) {
    case 'EADDRINUSE':
      return `El puerto ${port ?? ''} está ocupado: cierre el programa que lo usa o inicie con PORT=${(port ?? 3000) + 1} npm start.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST no es una dirección de esta máquina: use localhost o 0.0.0.0.'
    case 'EACCES':
    case 'EPERM':
      if (path === undefined && port !== undefined && port < 1024) {
        return `El puerto ${port} exige permisos de administrador: use uno mayor que 1023, por ejemplo PORT=3000.`
      }
      return `No hay permiso sobre ${where}: dele permiso de lectura y escritura a este usuario o elija otra DATA_DIR.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `No queda espacio en disco para ${where}: libere espacio y vuelva a iniciar.`
    case 'EROFS':
      return `No se puede escribir en ${where} porque es de solo lectura: elija otra DATA_DIR.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${where} no es una carpeta: elija otra DATA_DIR.`
    default:
      if (failureOf(error) !== null)
        return `La base de datos dejó de responder mientras se iniciaba (${code ?? message}): revise que PostgreSQL esté en marcha y vuelva a iniciar.`
      return `No se pudo iniciar: ${message ?? String(error)}`
  }
}
