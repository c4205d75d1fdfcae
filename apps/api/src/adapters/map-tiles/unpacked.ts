import { promisify } from 'node:util'
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib'
import { Compression } from 'pmtiles'

/** Bytes of one directory or tile once unpacked; a directory of archives of the whole world stays below a tenth. */
const UNPACKED_MOST = 2 * 1024 * 1024

type Unpacker = (bytes: Uint8Array) => Promise<Uint8Array>
const LIMIT = { maxOutputLength: UNPACKED_MOST }
const [ofGzip, ofBrotli, ofZstd] = [promisify(gunzip), promisify(brotliDecompress), promisify(zstdDecompress)]

const UNPACKERS: Readonly<Partial<Record<Compression, Unpacker>>> = {
  [Compression.Gzip]: (bytes) => ofGzip(bytes, LIMIT),
  [Compression.Brotli]: (bytes) => ofBrotli(bytes, LIMIT),
  [Compression.Zstd]: (bytes) => ofZstd(bytes, LIMIT),
}

/** Whether a compression that an archive names can be unpacked. */
export const isKnownCompression = (compression: number): boolean =>
  compression === Compression.None || compression === Compression.Unknown || compression in UNPACKERS

/**
 * Unpacks a part of an archive. Attack: a directory of some kilobytes that unpacks to gigabytes, which the library's
 * own unpacking would take into memory.
 * @throws Error for what is broken, longer than `UNPACKED_MOST`, or packed in another way
 */
export async function unpacked(buffer: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return buffer
  const unpack = UNPACKERS[compression]
  if (unpack === undefined) throw new Error(`unknown compression ${compression}`)
  return exactly(await unpack(new Uint8Array(buffer)))
}

/** The bytes in a buffer of their own: Node's stand in a larger one that others use too. */
export function exactly(bytes: Uint8Array): ArrayBuffer {
  const own = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(own).set(bytes)
  return own
}
