import { buffer } from 'node:stream/consumers'
import type { RangeResponse, Source } from 'pmtiles'
import type { Storage } from '../storage/port.ts'
import { exactly } from './unpacked.ts'

/** Bytes asked of the store at once, of a tile or a packed directory. */
const READ_MOST = 4 * 1024 * 1024

/** An archive in the store as its library reads it, by ranges of bytes. */
export class StoredSource implements Source {
  readonly #storage: Pick<Storage, 'get'>
  readonly #key: string
  readonly #bytes: number

  constructor(storage: Pick<Storage, 'get'>, key: string, bytes: number) {
    this.#storage = storage
    this.#key = key
    this.#bytes = bytes
  }

  getKey(): string {
    return this.#key
  }

  /**
   * @throws Error for a part that is longer than any tile, or that the archive does not have. Attack: a directory that
   * names a length of gigabytes
   */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const start = offset === 0 ? 0 : offset
    // the head is asked for in one length, which a small archive does not have
    const end = start === 0 ? Math.min(length, this.#bytes) : start + length
    if (!Number.isSafeInteger(end) || end <= start || end - start > READ_MOST || end > this.#bytes)
      throw new Error(`no bytes ${offset} to ${offset + length} in an archive of ${this.#bytes}`)
    const read = await buffer(await this.#storage.get(this.#key, { start, end: end - 1 }))
    if (read.byteLength !== end - start) throw new Error('the archive is shorter than it was')
    return { data: exactly(read) }
  }
}
