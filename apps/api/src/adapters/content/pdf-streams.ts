import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { pipeline } from 'node:stream'
import { createInflate, createInflateRaw } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'
import { COLUMNS, FILTER_ELSEWHERE, FLATE, OTHER_FILTERS, PREDICTOR } from './pdf-names.ts'

/** The stream's content cannot be inspected: a filter that honest object streams do not use, or broken data. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** A stream: its dictionary, and the offset of its bytes. */
export interface PdfStream {
  readonly dictionary: string
  readonly start: number
}

/**
 * The content of a stream, at most `most` bytes of it. Ignores its declared length: deflated data mark their
 * own end, other data are read as far as `endstream`. Throws `Unreadable`.
 */
export async function contentOf(source: ByteSource, stream: PdfStream, most: number): Promise<Buffer> {
  const { dictionary, start } = stream
  const flates = dictionary.match(FLATE)?.length ?? 0
  if (OTHER_FILTERS.test(dictionary) || FILTER_ELSEWHERE.test(dictionary) || flates > 1)
    throw new Unreadable('filter')
  if (flates === 0) {
    const bytes = await source.read(start, Math.min(source.size, start + most))
    const end = bytes.indexOf('endstream')
    return end < 0 ? bytes : bytes.subarray(0, end)
  }
  const found = await inflated(source, start, most)
  const predictor = Number(PREDICTOR.exec(dictionary)?.[1] ?? '1')
  return predictor < 2 ? found : unpredicted(found, predictor, Number(COLUMNS.exec(dictionary)?.[1] ?? '1'))
}

async function inflated(source: ByteSource, start: number, most: number): Promise<Buffer> {
  const [first = 0, second = 0] = await source.read(start, start + 2)
  const wrapped = (first & 15) === 8 && (first * 256 + second) % 31 === 0
  const packed = source.stream(start)
  const pieces: Buffer[] = []
  let seen = 0
  try {
    const unpacking = pipeline(packed, wrapped ? createInflate() : createInflateRaw(), () => {})
    // a stream of bytes gives buffers
    for await (const piece of unpacking as AsyncIterable<Buffer>) {
      pieces.push(piece)
      seen += piece.length
      if (seen >= most) break
    }
  } catch (error) {
    // readers show the data before the fault, so those data count
    if (codeOf(error)?.startsWith('Z_') !== true) throw error
    if (seen === 0) throw new Unreadable('deflate')
  } finally {
    packed.destroy()
  }
  return Buffer.concat(pieces).subarray(0, most)
}

/** Reverses the TIFF predictor (2) and those of PNG (7.4.4.4) for bytes, the only form used for objects. */
function unpredicted(bytes: Buffer, predictor: number, columns: number): Buffer {
  if (columns < 1 || columns > 1_000_000) throw new Unreadable('columns')
  if (predictor === 2) {
    const out = Buffer.from(bytes)
    // both are inside: a byte beyond the first column has one before it
    for (let at = 0; at < out.length; at++) if (at % columns > 0) out[at] = (out[at]! + out[at - 1]!) & 255
    return out
  }
  const rows = Math.ceil(bytes.length / (columns + 1))
  const out = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    // each row, also a last one cut short, begins with this byte
    const kind = bytes[row * (columns + 1)]!
    for (let column = 0; column < columns; column++) {
      const to = row * columns + column
      // positions before `to`, guarded against the first column and row
      const left = column > 0 ? out[to - 1]! : 0
      const up = row > 0 ? out[to - columns]! : 0
      const corner = column > 0 && row > 0 ? out[to - columns - 1]! : 0
      const guess =
        kind === 1
          ? left
          : kind === 2
            ? up
            : kind === 3
              ? (left + up) >> 1
              : kind === 4
                ? paeth(left, up, corner)
                : 0
      out[to] = ((bytes[row * (columns + 1) + 1 + column] ?? 0) + guess) & 255
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}
