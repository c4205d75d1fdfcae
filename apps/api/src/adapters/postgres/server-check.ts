import { codeOf, messageOf } from '@ventanilla/domain/kernel/thrown'
import pg from 'pg'
import { DatabaseError } from './database-error.ts'

/**
 * Extensions that the migrations create; both are trusted since PostgreSQL 13, so any role with create rights
 * can.
 */
export const EXTENSIONS = ['unaccent', 'pg_trgm'] as const

/**
 * A marker sent like the session settings and read back. A pooler that ignores startup parameters (pgbouncer's
 * `ignore_startup_parameters`) silently drops the deadlines of `db/connection/connections.ts`, and in transaction mode
 * shares a session's state between clients.
 */
const MARK = 'ventanilla.own_session'

/**
 * Milliseconds for connecting, and for a response: a hanging server must not block the start, which retries and
 * logs.
 */
const PATIENCE_MS = 10_000

/**
 * Checks that a server can carry the product: reachable without a pooler, PostgreSQL 15 or later, UTF-8,
 * Spanish collation and available extensions. Throws `DatabaseError` with a sentence otherwise.
 */
export async function checkServer(
  url: string,
  setting = 'DATABASE_URL',
  patience = PATIENCE_MS,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    options: `-c ${MARK}=on`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(error, setting)
  }
  try {
    const { rows } = await client.query<{
      version: number
      encoding: string
      spanish: boolean
      missing: string[]
      own: boolean
    }>(
      `select current_setting('server_version_num')::int as version,
              current_setting('server_encoding') as encoding,
              exists (select 1 from pg_collation where collname = 'es-x-icu') as spanish,
              array(select e from unnest($1::text[]) e
                    where not exists (select 1 from pg_available_extensions a where a.name = e)) as missing,
              coalesce(current_setting($2, true), '') = 'on' as own`,
      [EXTENSIONS, MARK],
    )
    const facts = rows[0]
    if (facts === undefined) throw new DatabaseError('El servidor de DATABASE_URL no respondió: revíselo.')
    if (!facts.own) throw pooled(setting, 'los descarta')
    if (facts.version < 150_000) {
      throw new DatabaseError(
        `DATABASE_URL apunta a PostgreSQL ${Math.floor(facts.version / 10_000)}: se necesita la versión 15 o posterior.`,
      )
    }
    if (facts.encoding !== 'UTF8') {
      throw new DatabaseError(`La base de DATABASE_URL usa ${facts.encoding}: créela con codificación UTF8.`)
    }
    if (!facts.spanish) {
      throw new DatabaseError(
        'El PostgreSQL de DATABASE_URL no trae ICU: use uno que ofrezca el orden «es-x-icu».',
      )
    }
    if (facts.missing.length > 0) {
      throw new DatabaseError(
        `Al PostgreSQL de DATABASE_URL le faltan extensiones (${facts.missing.join(', ')}): instale su paquete contrib.`,
      )
    }
  } catch (error) {
    throw error instanceof DatabaseError ? error : unreachable(error, setting)
  } finally {
    await client.end()
  }
}

const pooled = (setting: string, why: string): DatabaseError =>
  new DatabaseError(
    `${setting} lleva a un pgbouncer u otro intermediario que no admite los ajustes de sesión del portal (${why}): ponga en ${setting} la dirección de PostgreSQL mismo (docs/operacion.md).`,
  )

function unreachable(error: unknown, setting: string): DatabaseError {
  const [code, message] = [codeOf(error), messageOf(error)]
  // pgbouncer's error where it is not configured to ignore them
  if (/unsupported startup parameter/.test(message)) return pooled(setting, message)
  switch (code) {
    case '28P01':
    case '28000':
      return new DatabaseError(
        `El servidor de ${setting} rechaza el usuario o la clave: corríjalos en ${setting}.`,
      )
    case '3D000':
      return new DatabaseError(`La base de datos de ${setting} no existe: créela con codificación UTF8.`)
    case '53300':
      return new DatabaseError(
        `El servidor de ${setting} no admite más conexiones: aumente max_connections.`,
        { cause: error },
      )
    default: {
      const reason = code ?? message
      return new DatabaseError(
        `No se pudo conectar con el servidor de ${setting} (${reason}): revise la dirección y que esté en marcha.`,
        { cause: error },
      )
    }
  }
}
