import { openAuthorityKey, toPem, type AuthorityKey, type AuthorityName } from './authority-key.ts'
import { detachedCms } from './cms.ts'
import { addSignature } from './incremental-signature.ts'
import { SealError, type Sealer } from './port.ts'
import { httpTimestamp, timestamp, type TimestampTransport } from './timestamp.ts'

export interface AuthoritySealerOptions {
  /** folder of key and certificates, usually DATA_DIR/seal; filled at first use */
  readonly folder: string
  readonly authority: AuthorityName
  readonly clock: { now(): Date }
  /** TSA_URL; null: no time stamp */
  readonly timestampUrl: string | null
  /** for tests: instead of HTTP */
  readonly timestampTransport?: TimestampTransport
}

/** Seals with the authority's own key from a folder. The key is read once and kept in memory. */
export function createAuthoritySealer(options: AuthoritySealerOptions): Sealer {
  let opened: Promise<AuthorityKey> | null = null
  const key = (): Promise<AuthorityKey> => {
    // a failed opening is not remembered: the folder may be mended while the server runs
    opened ??= openAuthorityKey(options.folder, options.authority, options.clock.now()).catch(
      (cause: unknown) => {
        opened = null
        throw cause
      },
    )
    return opened
  }
  const transport =
    options.timestampTransport ?? (options.timestampUrl === null ? null : httpTimestamp(options.timestampUrl))

  return {
    async seal(pdf, request) {
      const signer = await key()
      if (options.clock.now() > signer.validUntil) {
        // a renewed certificate in the folder is read at the next try
        opened = null
        throw new SealError('El certificado del sello de la autoridad venció', { retryable: true })
      }
      const stamp = transport === null ? {} : { stamp: (value: Uint8Array) => timestamp(value, transport) }
      try {
        return await addSignature(pdf, request, (bytes) => detachedCms(bytes, { ...signer, ...stamp }))
      } catch (cause) {
        if (cause instanceof SealError) throw cause
        throw new SealError('No se pudo sellar el documento', { retryable: false, cause })
      }
    },
    async certificates() {
      const { chain } = await key()
      return chain.map((der) => toPem('CERTIFICATE', der)).join('')
    },
  }
}
