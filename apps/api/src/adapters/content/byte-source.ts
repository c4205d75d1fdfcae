import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../storage/port.ts'

/** A file readable in parts, so that its checks never need it whole in memory. */
export interface ByteSource {
  readonly size: number
  /** Bytes from `start` to before `end`, fewer only where the file ends earlier. */
  read(start: number, end: number): Promise<Buffer>
  /** The bytes from `start` to before `end` in order, in pieces. */
  stream(start?: number, end?: number): Readable
}

/** A file in memory. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return {
    size: all.length,
    read: async (start, end) => all.subarray(Math.max(0, start), Math.max(0, end)),
    stream: (start = 0, end = all.length) => Readable.from([all.subarray(start, end)]),
  }
}

const BLOCK = 1024 * 1024
const BLOCKS_KEPT = 4

/** Block size where only the beginning of a file is read. */
export const HEAD_BLOCK = 65_536

/**
 * An object of the store; `size` as returned by `head`. Fetched in blocks (of 1 MB by default) of which the
 * last few are kept, so that an archive with a hundred small entries does not become a hundred requests.
 */
export function storedSource(
  storage: Pick<Storage, 'get'>,
  key: string,
  size: number,
  blockBytes = BLOCK,
): ByteSource {
  const kept = new Map<number, Promise<Buffer>>()

  function block(number: number): Promise<Buffer> {
    const start = number * blockBytes
    const bytes =
      kept.get(number) ??
      storage.get(key, { start, end: Math.min(start + blockBytes, size) - 1 }).then(buffer)
    kept.delete(number)
    kept.set(number, bytes)
    for (const oldest of kept.keys()) {
      if (kept.size <= BLOCKS_KEPT) break
      kept.delete(oldest)
    }
    return bytes
  }

  async function* pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const number = Math.floor(at / blockBytes)
      const next = Math.min(end, (number + 1) * blockBytes)
      yield (await block(number)).subarray(at - number * blockBytes, next - number * blockBytes)
      at = next
    }
  }

  return {
    size,
    async read(start, end) {
      const found: Buffer[] = []
      for await (const piece of pieces(Math.max(0, start), Math.min(end, size))) found.push(piece)
      const [first, ...more] = found
      return first !== undefined && more.length === 0 ? first : Buffer.concat(found)
    },
    stream: (start = 0, end = size) => Readable.from(pieces(start, Math.min(end, size))),
  }
}
