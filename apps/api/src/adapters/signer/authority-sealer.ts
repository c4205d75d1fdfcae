import type { AuthorityKey } from './authority-key.ts'
import { detachedCms } from './cms.ts'
import { addSignature } from './incremental-signature.ts'
import { SealError, type Sealer } from './port.ts'
import { httpTimestamp, timestamp, type TimestampTransport } from './timestamp.ts'

export interface AuthoritySealerOptions {
  /** the sealing key, requested for each document; throws `SealError` where it must not be used */
  readonly key: () => Promise<AuthorityKey>
  readonly clock: { now(): Date }
  /** TSA_URL; null: no time stamp */
  readonly timestampUrl: string | null
  /** for tests: instead of HTTP */
  readonly timestampTransport?: TimestampTransport
}

/** Seals with the authority's key. */
export function createAuthoritySealer(options: AuthoritySealerOptions): Sealer {
  const transport =
    options.timestampTransport ?? (options.timestampUrl === null ? null : httpTimestamp(options.timestampUrl))

  return {
    async seal(pdf, request) {
      const signer = await options.key()
      const stamp = transport === null ? {} : { stamp: (value: Uint8Array) => timestamp(value, transport) }
      // an act signed before this seal existed is sealed with the present date
      const at = request.at < signer.validFrom ? options.clock.now() : request.at
      try {
        return await addSignature(pdf, { ...request, at }, (bytes) =>
          detachedCms(bytes, { ...signer, ...stamp }),
        )
      } catch (cause) {
        if (cause instanceof SealError) throw cause
        throw new SealError('No se pudo sellar el documento', { retryable: false, cause })
      }
    },
    async certificates() {
      return (await options.key()).pem
    },
  }
}
