import { messageOf } from '@ventanilla/domain/kernel/thrown'
import { join } from 'node:path'
import type { SEAL_FAULTS } from '@ventanilla/contract/operations.contract'
import { type AuthorityKey, madeByPortal } from './adapters/signer/authority-key.ts'
import { type OneTry, oneTry } from './adapters/signer/one-try.ts'
import { SealError, type Sealer } from './adapters/signer/port.ts'
import { claimSeal, currentSeal, rememberChain } from './db/authority-seal.ts'
import type { Db } from './db/connection/sql.ts'
import { type Settings, SettingsError } from './settings.ts'

type Fault = keyof typeof SEAL_FAULTS

/**
 * Whether this process can seal, and why not. `key` is null where it is unreadable, or made with the first
 * document.
 */
export type SealState =
  | { readonly can: true; readonly key: AuthorityKey | null }
  | {
      readonly can: false
      readonly why: Fault
      readonly message: string
      /** when this process first noticed this fault */
      readonly since: Date
      readonly key: AuthorityKey | null
    }

export interface Seal {
  /** opened when the first document needs it */
  sealer(): Promise<Sealer>
  /** this process's present ability to seal, its last try to sign included; never throws */
  state(): Promise<SealState>
  /**
   * true for half a minute after the seal failed, and for good once its program forbade another call: documents
   * are left to another process, or to a later time
   */
  rests(): boolean
}

interface SealDeps {
  readonly db: Db
  readonly clock: { now(): Date }
  readonly settings: Settings
}

/** A failure to sign with a key that may be used: reading its certificates does not show it. */
interface FailedTry {
  /** the first of a row of them */
  readonly since: Date
  readonly last: Date
  readonly message: string
}

const REST_MS = 30_000
/**
 * How long a failure to sign is believed without another try. Documents that wait are tried every half a minute,
 * possibly all by another process, whose seal has recovered.
 */
const BELIEVED_MS = 10 * 60_000
const FOREIGN =
  'El sello de este proceso no es el de la autoridad: revise SEAL_KEY o SEAL_COMMAND, o cambie el sello con «npm run admin -- change-seal».'
const OUT_OF_DATE = {
  vencido: 'El certificado del sello de la autoridad venció: renuévelo.',
  futuro:
    'El certificado del sello de la autoridad todavía no está vigente: revise su fecha de inicio y la hora del servidor.',
} as const

/** Why a certificate does not hold at this instant; null: it does. A signature outside its dates is not valid. */
export function outOfDate(
  key: AuthorityKey,
  now: Date,
): { readonly why: keyof typeof OUT_OF_DATE; readonly message: string } | null {
  const why = now > key.validUntil ? 'vencido' : now < key.validFrom ? 'futuro' : null
  return why === null ? null : { why, message: OUT_OF_DATE[why] }
}

/** Opens the configured seal; before sealing, checks that it is the one registered in the database. */
export function openSeal({ db, clock, settings }: SealDeps): Seal {
  let key: Promise<AuthorityKey> | undefined
  let sealer: Promise<Sealer> | undefined
  const tries = oneTry()
  let failedAt = Number.NEGATIVE_INFINITY
  let unsigned: FailedTry | null = null
  let fault: { readonly why: Fault; readonly since: Date } | null = null
  const failsToSign = (): FailedTry | null =>
    unsigned !== null &&
    (tries.locked !== null || clock.now().getTime() - unsigned.last.getTime() < BELIEVED_MS)
      ? unsigned
      : null
  const cannot = (why: Fault, message: string, found: AuthorityKey | null): SealState => {
    const since = fault?.why === why ? fault.since : clock.now()
    fault = { why, since }
    return { can: false, why, message, since, key: found }
  }
  /** leaf of the chain that this process has stored in the database */
  let remembered: string | undefined
  /** Makes a key only where the authority has no seal yet: any other key would be useless. */
  const own = async (): Promise<AuthorityKey> => {
    const found = await readSeal(settings, clock.now(), { make: (await currentSeal(db)) === null, tries })
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
    const ended = outOfDate(found, clock.now())
    if (ended !== null) {
      key = undefined
      throw new SealError(ended.message, { retryable: true })
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
  const notSigned = (cause: unknown): never => {
    const last = clock.now()
    if (cause instanceof SealError && cause.retryable)
      unsigned = { since: failsToSign()?.since ?? last, last, message: cause.message }
    throw cause
  }
  const make = async (): Promise<Sealer> => {
    const { createAuthoritySealer } = await import('./adapters/signer/authority-sealer.ts')
    const sealerOf = (own: () => Promise<AuthorityKey>): Sealer =>
      createAuthoritySealer({ key: own, clock, timestampUrl: settings.tsaUrl })
    return {
      ...sealerOf(usable),
      seal: async (pdf, request) => {
        try {
          const found = await usable()
          const sealed = await sealerOf(() => Promise.resolve(found))
            .seal(pdf, request)
            .catch(notSigned)
          // what was under way when the program forbade more calls may still end well
          if (tries.locked === null) unsigned = null
          return sealed
        } catch (cause) {
          if (cause instanceof SealError && cause.retryable) failedAt = performance.now()
          throw cause
        }
      },
    }
  }
  return {
    sealer: () => (sealer ??= make()),
    rests: () => tries.locked !== null || performance.now() - failedAt < REST_MS,
    async state() {
      let found: AuthorityKey | null = null
      try {
        found = await (key ?? readSeal(settings, clock.now(), { make: false, tries }))
        const current = await currentSeal(db)
        // a key made with the first document would differ from the authority's
        if (current !== null && current !== found?.fingerprint) return cannot('ajeno', FOREIGN, found)
        const ended = found === null ? null : outOfDate(found, clock.now())
        if (ended !== null) return cannot(ended.why, ended.message, found)
        fault = null
        const failing = failsToSign()
        if (failing !== null)
          return { can: false, why: 'ilegible', message: failing.message, since: failing.since, key: found }
        return { can: true, key: found }
      } catch (cause) {
        return cannot('ilegible', messageOf(cause), found)
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
  { make, tries }: { readonly make: boolean; readonly tries?: OneTry },
): Promise<AuthorityKey | null> {
  const { key, chain, password, command } = settings.seal
  if (command !== null) {
    const { openSealCommand } = await import('./adapters/signer/seal-command.ts')
    return openSealCommand({ command, chain: chain ?? '', ...(tries && { tries }) })
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
 * one, whichever setting names its files. Throws `SettingsError` where only a self-made seal is configured and
 * not explicitly allowed. A given seal that cannot be read is no reason: documents wait for it, and the start
 * says so.
 */
export async function demandGivenSeal(settings: Settings, now: Date): Promise<void> {
  const { key, command, selfMade } = settings.seal
  if (!settings.production || selfMade) return
  const given = key !== null || command !== null
  const chain = await readSeal(settings, now, { make: false }).then(
    (found) => found?.chain ?? null,
    (cause: unknown) => {
      if (given) return []
      throw cause
    },
  )
  if (chain === null || madeByPortal(chain))
    throw new SettingsError(
      'En producción se exige el sello de la autoridad: defina SEAL_KEY (PEM o PKCS#12 de su entidad de certificación) o SEAL_COMMAND; para iniciar con uno hecho por el propio portal, SEAL_SELF_MADE=on.',
    )
}
