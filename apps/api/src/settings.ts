import { resolve } from 'node:path'
import { DEMONSTRATION_LOCATION_NUMBER } from '@ventanilla/catalog/fees/demonstration'
import type { SettingGroup } from '@ventanilla/domain/configuration/own-settings'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type * as z from 'zod'
import type { TrustProxy } from './http/guards/client-address.ts'
import { passkeysWorkAt } from './passkey-address.ts'
import { entries } from './settings-table.ts'
import type { Authority } from './settings/authority.ts'
import type { Entry } from './settings/entry.ts'

/**
 * A setting that stops the start. The message is one Spanish sentence that names the variable and its expected
 * value.
 */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** How the authority's seal is set up; without key and command the portal makes its own. */
export interface SealSettings {
  readonly key: string | null
  readonly chain: string | null
  readonly password: string | null
  readonly command: readonly string[] | null
  /** allows production to use a seal that the portal made itself */
  readonly selfMade: boolean
}

/** The whole configuration, read once at the start. Null means the embedded or switched-off variant. */
export interface Settings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** origin without a final slash */
  readonly publicUrl: string
  /** absolute path */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /**
   * the same database for the role that owns the tables; null: this process does not migrate, or serves as the
   * owner
   */
  readonly databaseMigrationUrl: string | null
  /** a replica for heavy readings; null: the serving database */
  readonly databaseReadUrl: string | null
  /** deadline of a heavy reading */
  readonly readingSeconds: number
  readonly storageUrl: string | null
  /** key of a PMTiles archive in the store; null: maps show the portal's own drawing */
  readonly mapTilesArchive: string | null
  readonly smtpUrl: string | null
  /** `required` in production unless explicitly relaxed: mail is sent encrypted or not at all */
  readonly smtpTls: 'required' | 'offered'
  /** its user information (`https://secret@host/…`) is sent in a header (decision 48) */
  readonly smsUrl: string | null
  readonly clamavUrl: string | null
  readonly tsaUrl: string | null
  readonly seal: SealSettings
  /** template with {z}, {x} and {y} of an outside server; null: none is asked (decision 39) */
  readonly mapTilesUrl: string | null
  /** outside addresses of the configuration are looked at once a day */
  readonly linkChecks: boolean
  readonly productSlug: string
  readonly staffApproval: boolean
  /** officials without a passkey can only add one */
  readonly staffPasskey: boolean
  /** holders of a passkey sign acts with it alone (decision 66) */
  readonly signWithKey: boolean
  readonly demo: boolean
  /** null outside production when not given: `openKeys` makes one and keeps it in `dataDir` */
  readonly secret: string | null
  /** keys also accepted during a change: the next one, or former ones */
  readonly secretAlso: readonly string[]
  /** encrypts the seal's key in backups; without it they leave the key out */
  readonly backupKey: string | null
  /** bytes */
  readonly uploadLimit: number
  /** the largest drawable picture */
  readonly picture: { readonly megapixels: number; readonly side: number }
  /** daily uploads per account; bytes */
  readonly uploadsPerDay: { readonly files: number; readonly bytes: number }
  /** limits of typesetting one document */
  readonly pdf: { readonly memoryMb: number; readonly seconds: number }
  /** seconds of full service after SIGTERM, so that balancers redirect their traffic */
  readonly drainSeconds: number
  readonly trustProxy: TrustProxy
  /** decision 11: messages without a provider are shown on `/buzon`; never in production */
  readonly devMailbox: boolean
  readonly authority: Authority
  /** the vendor shown in the footer */
  readonly vendor: string
  /** variables that administrators see among the portal's own settings */
  readonly shown: readonly ShownSetting[]
}

/** A variable as administrators see it; a secret shows only whether it is set. */
export interface ShownSetting {
  readonly group: SettingGroup
  readonly variable: string
  /** empty: not set */
  readonly value: string
  /** Spanish */
  readonly about: string
}

type Variable = keyof typeof entries
type Values = { [V in Variable]: z.output<(typeof entries)[V]['schema']> }
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration: environment over defaults. Pure: touches neither disk nor network. Throws
 * `SettingsError` for the first wrong value, and in production for a missing SECRET or a switched-on DEMO.
 */
export function readSettings(env: Environment = process.env): Settings {
  const values: Record<string, unknown> = {}
  for (const variable of keysIn(entries)) {
    const entry: Entry = entries[variable]
    const parsed = entry.schema.safeParse(given(env, variable) ?? entry.fallback)
    if (!parsed.success) {
      const shown = entry.secret ? '' : ` y vale «${(given(env, variable) ?? '').replace(/\p{Cc}+/gu, ' ')}»`
      throw new SettingsError(
        `${variable} debe ser ${entry.wants}${shown}: corrija ese valor y vuelva a iniciar.`,
      )
    }
    values[variable] = parsed.data
  }
  // each was read by its own schema
  return { ...assemble(values as Values, env['NODE_ENV'] === 'production'), shown: shownOf(env) }
}

const shownOf = (env: Environment): readonly ShownSetting[] =>
  describeSettings(env).flatMap(({ variable, value, about, group }) =>
    group === undefined ? [] : [{ group, variable, value, about }],
  )

function assemble(v: Values, production: boolean): Omit<Settings, 'shown'> {
  if (production && v.SECRET === null) {
    throw new SettingsError(
      'En producción se exige SECRET: defina un texto aleatorio de 32 caracteres o más, el mismo en todos los procesos.',
    )
  }
  if (production && v.DEMO === true) {
    throw new SettingsError(
      'DEMO no puede estar en on en producción, porque sus claves son públicas: quite DEMO o use NODE_ENV=development.',
    )
  }
  if (v.SEAL_KEY !== null && v.SEAL_COMMAND !== null)
    throw new SettingsError(
      'SEAL_KEY y SEAL_COMMAND son dos sellos distintos: deje el de la autoridad y quite el otro.',
    )
  if (v.SEAL_COMMAND !== null && v.SEAL_CHAIN === null)
    throw new SettingsError(
      'SEAL_COMMAND exige SEAL_CHAIN: el certificado del sello y su cadena, en un archivo PEM.',
    )
  const weaker = production && !v.SMTP_PLAIN && v.SMTP_URL !== null ? weakened(v.SMTP_URL) : undefined
  if (weaker !== undefined)
    throw new SettingsError(
      `SMTP_URL trae «${weaker}», que deja el correo sin cifrar o sin comprobar a quién llega: quítelo, o ponga SMTP_PLAIN=on si el correo no sale de esta máquina o de su red privada.`,
    )
  if (v.UPLOAD_DAY_MB < v.UPLOAD_MAX_MB)
    throw new SettingsError(
      'UPLOAD_DAY_MB no puede ser menor que UPLOAD_MAX_MB: en un día debe caber al menos un archivo del tamaño máximo.',
    )
  if (v.DATABASE_MIGRATION_URL !== null && v.DATABASE_URL === null)
    throw new SettingsError(
      'DATABASE_MIGRATION_URL acompaña a DATABASE_URL: defina también el usuario que sirve.',
    )
  if (v.MAP_TILES_ARCHIVE !== null && v.MAP_TILES_URL !== null)
    throw new SettingsError(
      'MAP_TILES_ARCHIVE y MAP_TILES_URL son dos fondos de mapa distintos: deje el propio y quite el ajeno, o al revés.',
    )
  const fictional = v.AUTHORITY_NAME === entries.AUTHORITY_NAME.fallback
  const publicUrl = (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, '')
  const staffPasskey = v.STAFF_PASSKEY ?? production
  if (production && staffPasskey && !passkeysWorkAt(publicUrl))
    throw new SettingsError(
      `En producción se exige a los funcionarios una llave de acceso, y en ${publicUrl} los navegadores no la crean: piden https y un nombre, no una dirección IP. Ponga https delante del portal y en PUBLIC_URL, o defina STAFF_PASSKEY=off para que baste una contraseña.`,
    )
  return {
    production,
    port: v.PORT,
    host: v.HOST,
    publicUrl,
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL,
    databaseMigrationUrl: v.DATABASE_MIGRATION_URL,
    databaseReadUrl: v.DATABASE_READ_URL,
    readingSeconds: v.READING_SECONDS,
    storageUrl: v.STORAGE_URL,
    mapTilesArchive: v.MAP_TILES_ARCHIVE,
    smtpUrl: v.SMTP_URL,
    smtpTls: production && !v.SMTP_PLAIN ? 'required' : 'offered',
    smsUrl: v.SMS_URL,
    clamavUrl: v.CLAMAV_URL,
    tsaUrl: v.TSA_URL,
    seal: {
      key: v.SEAL_KEY,
      chain: v.SEAL_CHAIN,
      password: v.SEAL_PASSWORD,
      command: v.SEAL_COMMAND,
      selfMade: v.SEAL_SELF_MADE,
    },
    mapTilesUrl: v.MAP_TILES_URL,
    linkChecks: v.LINK_CHECKS ?? production,
    productSlug: v.PRODUCT_SLUG,
    staffApproval: v.STAFF_APPROVAL,
    staffPasskey,
    signWithKey: v.SIGN_WITH,
    demo: v.DEMO ?? !production,
    secret: v.SECRET,
    secretAlso: v.SECRET_ALSO,
    backupKey: v.BACKUP_KEY,
    uploadLimit: v.UPLOAD_MAX_MB * 1024 * 1024,
    picture: { megapixels: v.UPLOAD_MAX_MEGAPIXELS, side: v.UPLOAD_MAX_SIDE },
    uploadsPerDay: { files: v.UPLOAD_DAY_FILES, bytes: v.UPLOAD_DAY_MB * 1024 * 1024 },
    pdf: { memoryMb: v.PDF_MEMORY_MB, seconds: v.PDF_SECONDS },
    drainSeconds: v.DRAIN_SECONDS,
    trustProxy: v.TRUST_PROXY,
    devMailbox: !production && (v.SMTP_URL === null || v.SMS_URL === null),
    authority: {
      name: v.AUTHORITY_NAME,
      shortName: v.AUTHORITY_SHORT_NAME,
      nit: v.AUTHORITY_NIT,
      gln: v.AUTHORITY_GLN ?? (fictional ? DEMONSTRATION_LOCATION_NUMBER : null),
      address: v.AUTHORITY_ADDRESS,
      city: v.AUTHORITY_CITY,
      hours: v.AUTHORITY_HOURS,
      phone: v.AUTHORITY_PHONE,
      email: v.AUTHORITY_EMAIL,
      logo: v.AUTHORITY_LOGO,
      primaryColor: v.AUTHORITY_COLOR,
      accentColor: v.AUTHORITY_ACCENT,
      fictional,
    },
    vendor: v.VENDOR,
  }
}

/** Allowed options of a relay's address: our greeting name, and the name that its certificate carries. */
const OF_RELAY: ReadonlySet<string> = new Set(['name', 'tls.servername'])

/** The first option of the address that concerns encryption or certificates, if any. */
const weakened = (url: string): string | undefined =>
  [...new URL(url).searchParams.keys()].find((name) => !OF_RELAY.has(name))

/** One row of the table that `npm start -- --settings` prints. */
export interface SettingRow {
  readonly variable: string
  readonly value: string
  readonly given: boolean
  readonly about: string
  readonly group: SettingGroup | undefined
}

/** All settings in declared order with the effective text; secrets show only whether they are set. */
export function describeSettings(env: Environment = process.env): SettingRow[] {
  return keysIn(entries).map((variable) => {
    const entry: Entry = entries[variable]
    const own = given(env, variable)
    const value = own !== undefined && entry.secret ? '(oculto)' : (own ?? entry.fallback)
    return { variable, value, given: own !== undefined, about: entry.about, group: entry.shownIn }
  })
}

function given(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim()
  return value === undefined || value === '' ? undefined : value
}
