import { crc32, deflateSync } from 'node:zlib'

function piece(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(data.length)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/**
 * A black PNG of one bit per pixel; `before`: extra chunks before its pixels, `empty`: declares a size but has
 * no pixels.
 */
export function pngOf(
  width: number,
  height: number,
  options: {
    readonly before?: readonly (readonly [string, Uint8Array])[]
    readonly empty?: boolean
  } = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  // one filter byte per row
  const rows = Buffer.alloc(options.empty === true ? 0 : (Math.ceil(width / 8) + 1) * height)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    piece('IHDR', header),
    ...(options.before ?? []).map(([type, data]) => piece(type, data)),
    piece('IDAT', deflateSync(rows)),
    piece('IEND', new Uint8Array()),
  ])
}

/** The chunk in which an animated PNG declares its frame count. */
export function animation(frames: number): readonly [string, Uint8Array] {
  const data = Buffer.alloc(8)
  data.writeUInt32BE(frames)
  return ['acTL', data]
}

const segment = (marker: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** The frame header of a JPEG with one grey component. */
export function jpegFrame(width: number, height: number, marker = 0xc0): Buffer {
  const data = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return segment(marker, data)
}

/**
 * The marker structure of a JPEG without drawable content. `before`: segments before its frame, by marker;
 * `passes`: number of scans.
 */
export function jpegOf(
  width: number,
  height: number,
  options: {
    readonly before?: readonly (readonly [number, Uint8Array])[]
    readonly marker?: number
    readonly passes?: number
  } = {},
): Buffer {
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([0x55, 0xff, 0])])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(options.before ?? []).map(([marker, data]) => segment(marker, data)),
    jpegFrame(width, height, options.marker),
    ...Array.from({ length: options.passes ?? 1 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ])
}
