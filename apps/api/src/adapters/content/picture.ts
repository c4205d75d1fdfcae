import type { ByteSource } from './byte-source.ts'

/**
 * Cost of drawing a picture, from its header. Attack: a file of some kilobytes that unpacks to gigabytes in an
 * official's browser, or in the process that prints. Nothing is decoded.
 */
export interface PictureSize {
  readonly width: number
  readonly height: number
  /** images in sequence: an animated PNG has several */
  readonly frames: number
  /** passes over the whole picture while it is drawn: a progressive JPEG can require thousands */
  readonly passes: number
}

/** Upload limits (`UPLOAD_MAX_MEGAPIXELS`, `UPLOAD_MAX_SIDE`). */
export interface PictureLimits {
  /** of all frames together */
  readonly megapixels: number
  /** pixels of the longer side */
  readonly side: number
}

/** Cameras and editors write about ten. */
const MOST_PASSES = 100
/** Chunks of a PNG before its pixels; real ones have a few. */
const MOST_PIECES = 1000

export const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
export const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])

/** Why a picture exceeds the limits; null: it does not. */
export function beyond(size: PictureSize, limits: PictureLimits): 'pixels' | 'frames' | 'passes' | null {
  const area = size.width * size.height
  if (Math.max(size.width, size.height) > limits.side || area > limits.megapixels * 1e6) return 'pixels'
  if (area * size.frames > limits.megapixels * 1e6) return 'frames'
  return size.passes > MOST_PASSES ? 'passes' : null
}

/** «50.000 × 40.000 píxeles». */
export const pixelWords = ({ width, height }: PictureSize): string =>
  `${grouped(width)} × ${grouped(height)} píxeles`

/** «150 millones de píxeles y 30.000 por lado». */
export const limitWords = ({ megapixels, side }: PictureLimits): string =>
  `${megapixels === 1 ? 'un millón' : `${grouped(megapixels)} millones`} de píxeles y ${grouped(side)} por lado`

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, '.')

/** The size of a PNG (ISO/IEC 15948, 11.2.2), with the frames of an animated one; null: no drawable size. */
export async function pngSize(source: ByteSource): Promise<PictureSize | null> {
  const head = await source.read(8, 33)
  if (head.length < 25 || head.readUInt32BE(0) !== 13 || head.toString('latin1', 4, 8) !== 'IHDR') return null
  const [width, height] = [head.readUInt32BE(8), head.readUInt32BE(12)]
  if (width === 0 || height === 0 || width > 0x7fffffff || height > 0x7fffffff) return null
  let frames = 1
  let at = 33
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
    const piece = await source.read(at, at + 12)
    if (piece.length < 12) return null
    const type = piece.toString('latin1', 4, 8)
    // only a chunk before the pixels makes it animated
    if (type === 'IDAT') return { width, height, frames, passes: 1 }
    if (type === 'acTL') frames = Math.max(1, piece.readUInt32BE(8))
    at += 12 + piece.readUInt32BE(0)
  }
  return null
}

/**
 * Walks the markers of a JPEG (ITU-T T.81, annex B). `ends`: the picture is complete; bytes after it are
 * allowed, since telephones append depth maps and short films. Segments are skipped whole, so the preview in
 * the EXIF segment neither ends the picture nor supplies a size. Of several frames the largest counts: readers
 * disagree about which one they draw. `untilSize` stops at the first frame, where only the size matters.
 */
export async function readJpeg(
  source: ByteSource,
  untilSize = false,
): Promise<{ readonly ends: boolean; readonly size: PictureSize | null }> {
  let skip = 2
  let length: number | null = null
  let lengthBytes = 0
  let afterFf = false
  let passes = 0
  let frame: number[] | null = null
  let size: { width: number; height: number } | null = null
  const found = (ends: boolean) => ({ ends, size: size && { ...size, frames: 1, passes } })
  for await (const piece of source.stream()) {
    // a stream of bytes gives buffers
    const bytes = piece as Buffer
    for (let at = 0; at < bytes.length; at++) {
      // `at` is below the length
      const byte = bytes[at]!
      if (skip > 0) {
        if (frame !== null && frame.push(byte) === 5) {
          const [, top = 0, low = 0, left = 0, right = 0] = frame
          const [height, width] = [top * 256 + low, left * 256 + right]
          frame = null
          // no browser draws a height that follows the pixels
          if (width === 0 || height === 0) return { ends: false, size: null }
          if (size === null || width * height > size.width * size.height) size = { width, height }
          if (untilSize) return found(false)
        }
        const jump: number = frame === null ? Math.min(skip, bytes.length - at) : 1
        skip -= jump
        at += jump - 1
        continue
      }
      if (length !== null) {
        length = length * 256 + byte
        if (++lengthBytes < 2) continue
        if (length < 2 || (frame !== null && length < 7)) return { ends: false, size: null }
        skip = length - 2
        length = null
      } else if (afterFf && byte !== 0xff) {
        afterFf = false
        if (byte === 0xd9) return found(passes > 0 && size !== null)
        const standsAlone = byte === 0 || byte === 1 || (byte >= 0xd0 && byte <= 0xd7)
        if (standsAlone) continue
        if (byte === 0xda) passes++
        frame = isFrame(byte) ? [] : null
        length = 0
        lengthBytes = 0
      } else {
        afterFf = byte === 0xff
      }
    }
  }
  return found(false)
}

/** SOF0 to SOF15 without tables and extensions, and DHP of a hierarchical one. */
const isFrame = (marker: number): boolean =>
  marker === 0xde || (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))

/** The size of a stored picture from its header alone; null: no PNG or JPEG, or no size. */
export async function pictureSize(source: ByteSource): Promise<PictureSize | null> {
  const head = await source.read(0, 8)
  if (head.equals(PNG_START)) return pngSize(source)
  return head.subarray(0, 3).equals(JPEG_START) ? (await readJpeg(source, true)).size : null
}
