import type { Readable } from 'node:stream'

/** Content types that a browser may show in place; everything else is always a download (decision 20). */
export const INLINE_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg'])

/** Permission to upload one object straight to the store. */
export interface PresignPut {
  key: string
  /** The content type that the uploader must send. */
  contentType: string
  /** Largest size in bytes. The local folder enforces it while bytes arrive; S3 only where `bytes` is known. */
  maxBytes: number
  /** The size in bytes, where the uploader announced it: both stores then take exactly that much. */
  bytes?: number
  /** Seconds until the link dies. */
  expiresSeconds: number
}

/** Permission to download one object straight from the store. */
export interface PresignGet {
  key: string
  /** File name offered to the reader, with extension and accents. */
  downloadName: string
  contentType: string
  /** Show instead of download. Ignored for any type outside `INLINE_TYPES`. */
  inline: boolean
  /** Seconds until the link dies. Default 300. */
  expiresSeconds?: number
}

/** A link and the headers that must go with the request, exactly as given. */
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
 * Where files live: a folder of this machine or any S3-compatible service (decision 21). Keys are made by us,
 * see `checkKey`; a key that is not of that form throws `InvalidKey` from every method.
 */
export interface Storage {
  presignPut(request: PresignPut): Promise<PresignedRequest>
  presignGet(request: PresignGet): Promise<PresignedRequest>
  /** Writes an object whole or not at all, over an older one of the same key. */
  put(key: string, body: Uint8Array | Readable, options: { contentType: string }): Promise<void>
  /** Opens an object for reading; throws `ObjectMissing`. The caller reads it to the end or destroys it. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Size and age, or null if there is no such object. */
  head(key: string): Promise<ObjectHead | null>
  /**
   * Copies an object inside the store as it is at one instant; throws `ObjectMissing`. Judging an upload begins with a copy
   * under a key for which no upload link was ever given, so that what was judged cannot be replaced afterwards.
   */
  copy(from: string, to: string): Promise<void>
  /** Keys of all objects under a first segment (`cargas`), in no order; one that comes or goes meanwhile may be there or not. */
  list(folder: string): AsyncIterable<string>
  /** Removes an object; removing what is not there is not an error. */
  remove(key: string): Promise<void>
  /** Free bytes, or null where the store has no such notion. */
  freeSpace(): Promise<number | null>
  /** Resolves if the store can be written to and read from now; rejects with the cause. For the health check. */
  check(): Promise<void>
}

/** The key is not one that we would have made. */
export class InvalidKey extends Error {
  override name = 'InvalidKey'
}

/** There is no object under the key. */
export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
}

/** The store as a whole does not answer, or refuses us: nothing is known of any object. */
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
 * Answers the key unchanged or throws `InvalidKey`. A key is 1 to 8 segments joined by `/`, each of ASCII letters,
 * digits, `_`, `-` and single inner dots, 250 characters in all. Leaves no room for `..`, absolute paths,
 * back-slashes, percent signs, NUL, hidden files or anything that two stores could read differently.
 */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new InvalidKey(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

/** Whether it is a key as `checkKey` wants it. */
export function isKey(key: string): boolean {
  const segments = typeof key === 'string' ? key.split('/') : []
  const fits = segments.length >= 1 && segments.length <= 8 && key.length <= 250
  return fits && segments.every((segment) => SEGMENT.test(segment))
}

/**
 * Content-Disposition of a download: `inline` only for the types that cannot carry script, otherwise `attachment`,
 * with the name in plain ASCII and, where that loses something, in UTF-8 too (RFC 6266, RFC 8187).
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
