import type { Readable } from 'node:stream'

/** Content types that a browser can show inline; everything else is always a download (decision 20). */
export const INLINE_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/** Permission to upload one object straight to the store. */
export interface PresignPut {
  key: string
  /** The content type that the uploader must send. */
  contentType: string
  /** Largest size in bytes. The local folder enforces it while bytes arrive; S3 only where `bytes` is known. */
  maxBytes: number
  /** The size in bytes, where the uploader announced it: both stores then accept exactly that many. */
  bytes?: number
  /** Seconds until the link expires. */
  expiresSeconds: number
}

/** Permission to download one object straight from the store. */
export interface PresignGet {
  key: string
  /** File name offered to the reader, with extension and accents. */
  downloadName: string
  contentType: string
  /** Show inline instead of downloading. Ignored for any type outside `INLINE_TYPES`. */
  inline: boolean
  /** Seconds until the link expires. Default 300. */
  expiresSeconds?: number
}

/** A link and the exact headers that the request must carry. */
export interface PresignedRequest {
  url: string
  headers: Record<string, string>
}

/** Bytes `start` to `end`, both included and counted from 0; without `end` up to the last one. */
export interface ByteRange {
  start: number
  end?: number
}

export interface ObjectHead {
  bytes: number
  modifiedAt: Date
}

/**
 * File store: a folder of this machine or any S3-compatible service (decision 21). The portal generates the
 * keys, see `checkKey`; every method throws `InvalidKey` for a key of another form.
 */
export interface Storage {
  presignPut(request: PresignPut): Promise<PresignedRequest>
  presignGet(request: PresignGet): Promise<PresignedRequest>
  /** Writes an object atomically, replacing an older one of the same key. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /** Opens an object for reading; throws `ObjectMissing`. The caller reads it to the end or destroys it. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Size and age, or null if there is no such object. */
  head(key: string): Promise<ObjectHead | null>
  /**
   * Copies an object inside the store as it is at one instant; throws `ObjectMissing`. Attack: replacing an
   * upload after it was judged. Judging begins with a copy under a key for which no upload link was ever
   * issued.
   */
  copy(from: string, to: string): Promise<void>
  /**
   * Keys of all objects under a first segment (`cargas`), unordered; objects added or removed meanwhile can
   * appear or not.
   */
  list(folder: string): AsyncIterable<string>
  /** Removes an object; a missing one is not an error. */
  remove(key: string): Promise<void>
  /** Free bytes, or null where the store does not report them. */
  freeSpace(): Promise<number | null>
  /** Resolves if the store is writable and readable; rejects with the cause. For the health check. */
  check(): Promise<void>
}

/** The key does not have the form of generated keys. */
export class InvalidKey extends Error {
  override name = 'InvalidKey'
}

/** There is no object under the key. */
export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
}

/** The store as a whole does not respond, or rejects our credentials: the state of every object is unknown. */
export class StoreAway extends Error {
  override name = 'StoreAway'
  constructor(reason: unknown) {
    // no `cause`: its code would be taken for a failure of the database
    super(
      `the store is away: ${reason instanceof Error ? `${reason.name} ${reason.message}` : String(reason)}`,
    )
  }
}

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/**
 * Returns the key unchanged or throws `InvalidKey`. A key is 1 to 8 segments joined by `/`, each of ASCII
 * letters, digits, `_`, `-` and single inner dots, 250 characters in all. Excludes `..`, absolute paths,
 * back-slashes, percent signs, NUL, hidden files and anything that two stores could read differently.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new InvalidKey(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

/** Whether it is a key that `checkKey` accepts. */
export function isKey(key: string): boolean {
  const segments = typeof key === 'string' ? key.split('/') : []
  const fits = segments.length >= 1 && segments.length <= 8 && key.length <= 250
  return fits && segments.every((segment) => SEGMENT.test(segment))
}

/**
 * Content-Disposition of a download: `inline` only for the types that cannot carry script, otherwise
 * `attachment`, with the name in plain ASCII and, where that loses characters, in UTF-8 too (RFC 6266, RFC
 * 8187).
 */
export function contentDisposition(name: string, contentType: string, inline: boolean): string {
  const kind = inline && INLINE_TYPES.has(contentType) ? 'inline' : 'attachment'
  const clean = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\]/gu, '_').toWellFormed()
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%;]/g, '_')
  if (clean === ascii) return `${kind}; filename="${ascii}"`
  const encoded = encodeURIComponent(clean).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
