import { inflateSync } from 'node:zlib'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** red, green and blue of a pixel, counted from the upper left corner */
  at(x: number, y: number): readonly number[]
}

/** Reads an 8-bit RGB PNG whose rows use the Up filter. */
export function pixelsOf(png: Buffer): Pixels {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const rows = inflateSync(Buffer.concat(parts))
  const row = width * 3 + 1
  return {
    width,
    height,
    at: (x, y) =>
      [0, 1, 2].map((colour) => {
        let value = 0
        for (let line = 0; line <= y; line++) value += rows[line * row + 1 + x * 3 + colour] as number
        return value & 255
      }),
  }
}
