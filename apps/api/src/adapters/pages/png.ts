import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/**
 * PNG filter "up": each row as its difference to the one above; text pages pack to a third of the plain bytes.
 */
const UP = 2

/** PNG of opaque pixels given as red, green, blue, alpha. */
export function pngOf(width: number, height: number, rgba: Uint8Array): Buffer {
  const row = width * 3
  const plain = Buffer.alloc(row)
  const before = Buffer.alloc(row)
  const rows = Buffer.alloc((row + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0, from = y * width * 4; x < row; x += 3, from += 4) {
      // four bytes for each pixel
      plain[x] = rgba[from] as number
      plain[x + 1] = rgba[from + 1] as number
      plain[x + 2] = rgba[from + 2] as number
    }
    const at = y * (row + 1)
    rows[at] = UP
    // both have a row's bytes
    for (let x = 0; x < row; x++) rows[at + 1 + x] = (plain[x] as number) - (before[x] as number)
    plain.copy(before)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // eight bits of red, green and blue
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
