import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { Secret } from '@ventanilla/domain/access/key-ring'
import { v7 as uuidv7 } from 'uuid'
import { type Clock, systemClock } from './adapters/clock/clock.ts'
import type { MapTiles } from './adapters/map-tiles/port.ts'
import { createHttpsLook } from './adapters/outside/https-look.ts'
import { createOverlaps } from './adapters/overlaps/overlaps.ts'
import { guardedStore } from './adapters/storage/guarded-store.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import type { Storage } from './adapters/storage/port.ts'
import { openCatalogue } from './catalogue.ts'
import type { Configuration } from './db/configuration/follow.ts'
import { keepPreparedZones } from './db/places/prepared-zones.ts'
import { keepStreamNets } from './db/places/stream-nets.ts'
import { openReadings } from './db/connection/readings.ts'
import { type Database, openDatabase } from './db/connection/sql.ts'
import { openTraces } from './db/traces.ts'
import type { AppDeps } from './deps.ts'
import { makeAuthenticate } from './http/guards/authenticate.ts'
import { openSeal } from './seal.ts'
import type { Settings } from './settings.ts'
import { settingWarnings } from './settings/warnings.ts'

/** Without look-alike characters, for codes read aloud from paper. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const newVerificationCode = (): string =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Time-ordered ids (UUIDv7). */
export const newId = (): string => uuidv7()

/** Warnings and failures only: request URLs, which can carry a token, are never logged. */
export const SERVER_LOG = { level: 'warn' } as const

export interface ComposeOptions {
  readonly settings: Settings
  readonly databaseUrl: string
  readonly secret: Secret
  readonly version: string
  readonly clock?: Clock
  readonly logger?: boolean
  readonly checkAnswers?: boolean
  readonly wake?: () => void
  readonly configuration: Configuration
  /** an already open database; by default one is opened */
  readonly db?: Database
}

/** The library is loaded only where an archive is set. */
async function openTiles(storage: Storage, { mapTilesArchive }: Settings): Promise<MapTiles | null> {
  if (mapTilesArchive === null) return null
  const { openMapTiles } = await import('./adapters/map-tiles/map-tiles.ts')
  return openMapTiles(storage, mapTilesArchive)
}

/** Composes the server's dependencies. */
export async function compose(options: ComposeOptions): Promise<AppDeps> {
  const { settings, secret } = options
  const db = options.db ?? openDatabase(options.databaseUrl)
  const overlaps = createOverlaps()
  const clock = options.clock ?? systemClock
  const { storage, local } = await openStorage({
    storageUrl: settings.storageUrl ?? '',
    folder: join(settings.dataDir, 'files'),
    secret,
    publicUrl: settings.publicUrl,
    clock: systemClock,
  })
  const guarded = guardedStore(storage)
  return {
    db,
    clock,
    newId,
    traces: openTraces({ db, newId }),
    readings: openReadings(settings.databaseReadUrl ?? options.databaseUrl, settings.readingSeconds),
    newCode: newVerificationCode,
    settings,
    settingWarnings: settingWarnings(settings),
    logger: options.logger === true ? SERVER_LOG : false,
    authenticate: makeAuthenticate({ db, clock, settings }, secret),
    checkAnswers: options.checkAnswers ?? false,
    version: options.version,
    secret,
    configuration: options.configuration,
    catalogue: openCatalogue(options.configuration),
    storage: guarded,
    mapTiles: await openTiles(guarded, settings),
    seal: openSeal({ db, clock, settings }),
    localStorage: local,
    outside: settings.linkChecks ? createHttpsLook() : null,
    places: {
      zones: keepPreparedZones(),
      nets: keepStreamNets(),
      overlaps: async (place, zones) => {
        const found = await overlaps.of(
          place,
          zones.map((zone, i) => ({ id: String(i), zone })),
        )
        return found === 'not checked' ? null : found.zones
      },
      close: () => overlaps.close(),
    },
    wake: options.wake ?? (() => undefined),
  }
}
