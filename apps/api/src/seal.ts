import { join } from 'node:path'
import type { SEAL_FAULTS } from '@ventanilla/contract/operations.contract'
import type { AuthorityKey } from './adapters/signer/authority-key.ts'
import { SealError, type Sealer } from './adapters/signer/port.ts'
import { claimSeal, currentSeal, rememberChain } from './db/authority-seal.ts'
import type { Db } from './db/sql.ts'
import { type Settings, SettingsError } from './settings.ts'

/**
 * Whether this process can seal, and why not. `key` is null where it is unreadable, or made with the first
 * document.
 */
export type SealState =
  | { readonly can: true; readonly key: AuthorityKey | null }
  | {
      readonly can: false
      readonly why: keyof typeof SEAL_FAULTS
      readonly message: string
      readonly key: AuthorityKey | null
    }

export interface Seal {
  /** opened when the first document needs it */
  sealer(): Promise<Sealer>
  /** this process's present ability to seal; never throws */
  state(): Promise<SealState>
  /** true for half a minute after the seal failed: documents are left to another process, or to a later time */
  rests(): boolean
}

interface SealDeps {
  readonly db: Db
  readonly clock: { now(): Date }
  readonly settings: Settings
}

const REST_MS = 30_000
const FOREIGN =
  'El sello de este proceso no es el de la autoridad: revise SEAL_KEY o SEAL_COMMAND, o cambie el sello con «npm run admin -- change-seal».'
const EXPIRED = 'El certificado del sello de la autoridad venció: renuévelo.'

/** Opens the configured seal; before sealing, checks that it is the one registered in the database. */
export function openSeal({ db, clock, settings }: SealDeps): Seal {
  let key: Promise<AuthorityKey> | undefined
  let sealer: Promise<Sealer> | undefined
  let failedAt = Number.NEGATIVE_INFINITY
  /** leaf of the chain that this process has stored in the database */
  let remembered: string | undefined
  /** Makes a key only where the authority has no seal yet: any other key would be useless. */
  const own = async (): Promise<AuthorityKey> => {
    const found = await readSeal(settings, clock.now(), { make: (await currentSeal(db)) === null })
    if (found === null) throw new SealError(FOREIGN, { retryable: true })
    return found
  }
  // an unreadable or expired key is read again: the operator can repair it while the server runs
  const read = (): Promise<AuthorityKey> =>
    (key ??= own().catch((cause: unknown) => {
      key = undefined
      throw cause
    }))
  /** The key, once this process is confirmed to be allowed to seal with it. */
  const usable = async (): Promise<AuthorityKey> => {
    const found = await read()
    if (clock.now() > found.validUntil) {
      key = undefined
      throw new SealError(EXPIRED, { retryable: true })
    }
    // checked for each document: a long-running process must not go on with a replaced key
    if (!(await claimSeal(db, found, clock.now()))) {
      key = undefined
      throw new SealError(FOREIGN, { retryable: true })
    }
    if (remembered !== found.leaf) {
      await rememberChain(db, found, clock.now())
      remembered = found.leaf
    }
    return found
  }
  const make = async (): Promise<Sealer> => {
    const { createAuthoritySealer } = await import('./adapters/signer/authority-sealer.ts')
    const inner = createAuthoritySealer({ key: usable, clock, timestampUrl: settings.tsaUrl })
    return {
      ...inner,
      seal: async (pdf, request) => {
        try {
          return await inner.seal(pdf, request)
        } catch (cause) {
          if (cause instanceof SealError && cause.retryable) failedAt = performance.now()
          throw cause
        }
      },
    }
  }
  return {
    sealer: () => (sealer ??= make()),
    rests: () => performance.now() - failedAt < REST_MS,
    async state() {
      let found: AuthorityKey | null = null
      try {
        found = await (key ?? readSeal(settings, clock.now(), { make: false }))
        const current = await currentSeal(db)
        // a key made with the first document would differ from the authority's
        if (current !== null && current !== found?.fingerprint)
          return { can: false, why: 'ajeno', message: FOREIGN, key: found }
        if (found !== null && clock.now() > found.validUntil)
          return { can: false, why: 'vencido', message: EXPIRED, key: found }
        return { can: true, key: found }
      } catch (cause) {
        return { can: false, why: 'ilegible', message: (cause as Error).message, key: found }
      }
    },
  }
}

/**
 * Reads the seal from the configured source. Null where the portal has yet to make its own and `make` is false.
 * Throws `SealError` with a sentence for the operator.
 */
async function readSeal(
  settings: Settings,
  now: Date,
  { make }: { readonly make: boolean },
): Promise<AuthorityKey | null> {
  const { key, chain, password, command } = settings.seal
  if (command !== null) {
    const { openSealCommand } = await import('./adapters/signer/seal-command.ts')
    return openSealCommand({ command, chain: chain ?? '' })
  }
  if (key !== null) {
    const { openGivenSeal } = await import('./adapters/signer/given-seal.ts')
    return openGivenSeal({ key, chain, password })
  }
  const folder = join(settings.dataDir, 'seal')
  const { openSealFolder } = await import('./adapters/signer/seal-folder.ts')
  const there = await openSealFolder(folder)
  if (there !== null || !make) return there
  const { makeSeal } = await import('./adapters/signer/make-seal.ts')
  // the demonstration's history begins a year ago, and so does the seal of its fictional authority
  await makeSeal(folder, settings.authority, settings.demo ? new Date(now.getTime() - STORY_MS) : now)
  return openSealFolder(folder)
}

/** The configured seal; makes the portal's own one if it is missing. */
export async function configuredSeal(settings: Settings, now: Date): Promise<AuthorityKey> {
  const found = await readSeal(settings, now, { make: true })
  if (found === null) throw new SealError('No hay un sello', { retryable: true })
  return found
}

const STORY_MS = 366 * 86_400_000

/**
 * Requires a seal issued by a third party in production: readers of an act could mistake a self-made seal for
 * one. Throws `SettingsError` where only a self-made seal is configured and not explicitly allowed.
 */
export async function demandGivenSeal(settings: Settings): Promise<void> {
  const { key, command, selfMade } = settings.seal
  if (!settings.production || selfMade || key !== null || command !== null) return
  const { openSealFolder } = await import('./adapters/signer/seal-folder.ts')
  const there = await openSealFolder(join(settings.dataDir, 'seal'))
  if (there === null || there.origin === 'own')
    throw new SettingsError(
      'En producción se exige el sello de la autoridad: defina SEAL_KEY (PEM o PKCS#12 de su entidad de certificación) o SEAL_COMMAND; para iniciar con uno hecho por el propio portal, SEAL_SELF_MADE=on.',
    )
}
