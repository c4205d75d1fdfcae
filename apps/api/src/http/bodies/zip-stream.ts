import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'
import { bogotaClock } from '@ventanilla/domain/terms/dates'

export interface ZipEntry {
  /** path inside the archive, with '/' */
  readonly name: string
  /** instant shown as the file's date */
  readonly at: Date
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** already compressed (pictures, PDF): stored as is */
  readonly stored?: boolean
  /** deflate level; default 6 */
  readonly level?: number
}

/** Bit flags: sizes follow the data, because a stream has them only at its end; names are UTF-8. */
const FLAGS = 0x0808
const MOST_BYTES = 0xffff_ffff

interface Written {
  readonly name: Buffer
  readonly at: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

/**
 * Writes a ZIP archive while its contents arrive; memory holds only the current chunk and one record per entry.
 * Throws beyond 4 GB, because old readers would show the archive as damaged.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const method = entry.stored === true ? 0 : 8
    const at = dosTime(entry.at)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(FLAGS, 6)
    head.writeUInt16LE(method, 8)
    head.writeUInt32LE(at, 10)
    head.writeUInt16LE(name.length, 26)
    const start = offset
    yield Buffer.concat([head, name])
    offset += head.length + name.length
    const sums = { crc: 0, size: 0 }
    let packed = 0
    for await (const chunk of method === 0 ? plain(entry, sums) : deflated(entry, sums)) {
      packed += chunk.length
      yield chunk
    }
    offset += packed
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(0x08074b50, 0)
    tail.writeUInt32LE(sums.crc, 4)
    if (sums.size > MOST_BYTES || offset > MOST_BYTES) throw new Error('an archive may not pass 4 GB')
    tail.writeUInt32LE(packed, 8)
    tail.writeUInt32LE(sums.size, 12)
    yield tail
    offset += tail.length
    written.push({ name, at, method, crc: sums.crc, packed, size: sums.size, offset: start })
  }
  const from = offset
  for (const entry of written) {
    const line = Buffer.alloc(46)
    line.writeUInt32LE(0x02014b50, 0)
    line.writeUInt16LE(20, 4)
    line.writeUInt16LE(20, 6)
    line.writeUInt16LE(FLAGS, 8)
    line.writeUInt16LE(entry.method, 10)
    line.writeUInt32LE(entry.at, 12)
    line.writeUInt32LE(entry.crc, 16)
    line.writeUInt32LE(entry.packed, 20)
    line.writeUInt32LE(entry.size, 24)
    line.writeUInt16LE(entry.name.length, 28)
    line.writeUInt32LE(entry.offset, 42)
    yield Buffer.concat([line, entry.name])
    offset += line.length + entry.name.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(written.length, 8)
  end.writeUInt16LE(written.length, 10)
  end.writeUInt32LE(offset - from, 12)
  end.writeUInt32LE(from, 16)
  yield end
}

async function* plain(entry: ZipEntry, sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const chunk of entry.content) {
    sums.crc = crc32(chunk, sums.crc)
    sums.size += chunk.length
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
  }
}

/** Compresses in zlib's threads, which keeps the event loop free; waits for a slow reader. */
async function* deflated(entry: ZipEntry, sums: { crc: number; size: number }): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: entry.level ?? 6, chunkSize: 65_536 })
  const feed = (async () => {
    try {
      for await (const chunk of entry.content) {
        sums.crc = crc32(chunk, sums.crc)
        sums.size += chunk.length
        if (!deflate.write(chunk)) await once(deflate, 'drain')
      }
      deflate.end()
    } catch (error) {
      // a stream breaks off with an error
      deflate.destroy(error as Error)
    }
  })()
  try {
    // a stream of bytes gives buffers
    for await (const chunk of deflate) yield chunk as Buffer
    await feed
  } finally {
    deflate.destroy()
  }
}

/** MS-DOS date and time, the archive format, in Bogotá time, which readers expect. */
function dosTime(at: Date): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = bogotaClock(at.toISOString())
    .split(/\D/)
    .map(Number)
  const date = ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day
  const time = (hour << 11) | (minute << 5) | (second >> 1)
  return ((date << 16) | time) >>> 0
}
