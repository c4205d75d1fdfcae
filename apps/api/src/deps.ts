import type { Secret } from '@ventanilla/domain/access/key-ring'
import type { MapTiles } from './adapters/map-tiles/port.ts'
import type { Outside } from './adapters/outside/port.ts'
import type { LocalFolder } from './adapters/storage/local-folder.ts'
import type { Storage } from './adapters/storage/port.ts'
import type { Clock } from './adapters/clock/clock.ts'
import type { CaseCatalogue } from './db/cases/catalogue.ts'
import type { StreamNets } from './db/places/stream-nets.ts'
import type { ZoneDeps } from './db/places/zone-answers.ts'
import type { Configuration } from './db/configuration/follow.ts'
import type { ApplyDeps } from './db/cases/apply-deps.ts'
import type { Session } from './db/people/sessions.ts'
import type { Readings } from './db/connection/readings.ts'
import type { Database } from './db/connection/sql.ts'
import type { Traces } from './db/traces.ts'
import type { Seal } from './seal.ts'
import type { Settings } from './settings.ts'

export type { Clock }

/** Ports through which use cases reach the outside. Composed in `compose.ts`; tests supply their own. */
export interface Deps {
  readonly db: Database
  readonly clock: Clock
  /** UUIDv7 */
  readonly newId: () => string
}

/** Dependencies that the product's modules share beyond the minimum. */
export interface AppDeps extends Deps {
  readonly settings: Settings
  /** settings that are allowed but risky, as sentences */
  readonly settingWarnings: readonly string[]
  /** false: silent (tests) */
  readonly logger: boolean | { readonly level: string; readonly stream?: { write(line: string): void } }
  /** resolves the bearer token of a call */
  readonly authenticate: (authorization: string | undefined) => Promise<Session | null>
  /** log of which reader saw whose data */
  readonly traces: Traces
  /** for heavy readings */
  readonly readings: Readings
  readonly checkAnswers: boolean
  readonly version: string
  readonly secret: Secret
  readonly configuration: Configuration
  readonly catalogue: CaseCatalogue
  readonly storage: Storage
  /** the authority's seal, as this process holds it */
  readonly seal: Seal
  /** set where the portal's own routes serve the files */
  readonly localStorage: LocalFolder | null
  /** looks at addresses outside; null: switched off */
  readonly outside: Outside | null
  /** pictures behind the maps, from the store; null: no archive is set */
  readonly mapTiles: MapTiles | null
  /** compares places with layers */
  readonly places: Omit<ZoneDeps, 'db'> & { readonly nets: StreamNets; close(): Promise<void> }
  /** verification code of a signed act: 12 characters without look-alikes */
  readonly newCode: () => string
  /** wakes the loop that runs jobs and delivers messages; a hint, never needed for correctness */
  readonly wake: () => void
}

/** Dependencies for storing a decision, at this instant. */
export function applyDeps(deps: AppDeps): ApplyDeps {
  return {
    catalogue: deps.catalogue,
    now: deps.clock.now(),
    newId: deps.newId,
    newCode: deps.newCode,
    publicUrl: deps.settings.publicUrl,
    city: deps.settings.authority.city,
    authority: deps.settings.authority,
    gln: deps.settings.authority.gln,
    places: deps.places,
  }
}
