import { type PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { bogotaClock } from '@ventanilla/domain/terms/dates'
import { ZipFile } from 'yazl'

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

/**
 * Writes a ZIP archive while its contents arrive, compressed in zlib's threads; memory holds only the chunks under way
 * and one record per entry. Beyond 4 GB it is ZIP64. Ends with the error of a content that breaks off.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  // yazl returns a PassThrough but declares a narrower type
  const output = zip.outputStream as PassThrough
  let content: Readable | undefined
  const fill = async (): Promise<void> => {
    // one after the other: an entry may depend on what was read for the one before
    for await (const entry of entries) {
      if (output.destroyed) return
      content = Readable.from(entry.content, { objectMode: false })
      zip.addReadStream(content, entry.name, {
        mtime: bogotaDate(entry.at),
        forceDosTimestamp: true,
        compressionLevel: entry.stored === true ? 0 : (entry.level ?? 6),
      })
      await finished(content)
    }
    zip.end()
  }
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  try {
    // a stream of bytes gives buffers
    for await (const chunk of output) yield chunk as Buffer
  } finally {
    // an archive that is given up ends its content
    content?.destroy()
  }
}

/** Archives keep the date of a clock without its zone: that of Bogotá, which readers expect. */
function bogotaDate(at: Date): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = bogotaClock(at.toISOString())
    .split(/\D/)
    .map(Number)
  return new Date(year, month - 1, day, hour, minute, second)
}
