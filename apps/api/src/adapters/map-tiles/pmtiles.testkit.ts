import { gzipSync } from 'node:zlib'

/** A directory's row: a tile with its bytes, or the tiles from an id on with a directory of their own. */
interface Row {
  readonly id: number
  readonly offset: number
  readonly length: number
  /** 0: it leads to another directory */
  readonly run: number
}

interface ArchiveOf {
  /** by its id of the specification: 0 is the world, 1 to 4 its quarters (NW, SW, SE, NE), 5 the first of zoom 2 */
  readonly tiles: readonly { readonly id: number; readonly bytes: Uint8Array; readonly run?: number }[]
  /** 1 mvt, 2 png, 3 jpeg, 4 webp, 5 avif */
  readonly type?: number
  /** tiles are packed with gzip, and say so */
  readonly packed?: boolean
  /** the root leads to directories of so many tiles each */
  readonly leaf?: number
  /** stands in place of the last of them */
  readonly lastLeaf?: Buffer
  readonly zooms?: readonly [number, number]
  readonly bounds?: readonly [west: number, south: number, east: number, north: number]
  readonly metadata?: object
}

const HEAD = 127

/** Writes an archive by the specification of PMTiles 3, with none of the library's code. */
export function pmtiles({
  tiles,
  type = 2,
  packed = false,
  leaf,
  lastLeaf,
  zooms = [0, 2],
  bounds = [-180, -85, 180, 85],
  metadata = {},
}: ArchiveOf): Buffer {
  const parts = tiles.map(({ bytes }) => (packed ? gzipSync(bytes) : Buffer.from(bytes)))
  const offsets = parts.map((_, i) => parts.slice(0, i).reduce((sum, part) => sum + part.length, 0))
  const rows = tiles.map(({ id, run = 1 }, i): Row => ({
    id,
    run,
    offset: offsets[i] ?? 0,
    length: parts[i]?.length ?? 0,
  }))
  const leaves: Buffer[] = []
  const upper: Row[] = []
  for (let from = 0; leaf !== undefined && from < rows.length; from += leaf) {
    const some = rows.slice(from, from + leaf)
    const isLast = from + leaf >= rows.length
    const written = isLast && lastLeaf !== undefined ? lastLeaf : directory(some)
    upper.push({
      id: some[0]?.id ?? 0,
      run: 0,
      offset: leaves.reduce((sum, one) => sum + one.length, 0),
      length: written.length,
    })
    leaves.push(written)
  }
  const root = directory(leaf === undefined ? rows : upper)
  const words = gzipSync(JSON.stringify(metadata))
  const sections = [root, words, Buffer.concat(leaves), Buffer.concat(parts)]
  const head = Buffer.alloc(HEAD)
  head.write('PMTiles')
  head[7] = 3
  let at = HEAD
  sections.forEach((section, i) => {
    head.writeBigUInt64LE(BigInt(at), 8 + i * 16)
    head.writeBigUInt64LE(BigInt(section.length), 16 + i * 16)
    at += section.length
  })
  head[96] = 1
  // directories are packed with gzip
  head[97] = 2
  head[98] = packed ? 2 : 1
  head[99] = type
  head[100] = zooms[0]
  head[101] = zooms[1]
  bounds.forEach((degrees, i) => head.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4))
  return Buffer.concat([head, ...sections])
}

function directory(rows: readonly Row[]): Buffer {
  const numbers = [
    rows.length,
    ...rows.map(({ id }, i) => id - (rows[i - 1]?.id ?? 0)),
    ...rows.map(({ run }) => run),
    ...rows.map(({ length }) => length),
    ...rows.map(({ offset }) => offset + 1),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

/** Something that begins like a PNG, with a name that no other has. */
export const png = (name: string): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(name)])
