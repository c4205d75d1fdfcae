import { LAYER_LIMITS } from '@ventanilla/domain/geography/files/layer-read'
import type { RawPosition } from '@ventanilla/domain/geography/files/raw-shape'

/** A geometry that cannot be read: `message` is a Spanish sentence. */
export class BrokenGeometry extends Error {
  override readonly name = 'BrokenGeometry'
}

const NAMES = ['', 'Point', 'LineString', 'Polygon', 'MultiPoint', 'MultiLineString', 'MultiPolygon'] as const
/** Doubles of the box in the header, by its code. */
const BOX_DOUBLES = [0, 4, 6, 6, 8] as const
/** Nesting of a collection of many parts of rings: deeper ones are an attack on the stack. */
const DEEPEST = 4

const EMPTY = 0x10
const EXTENDED = 0x20

/** Reads WKB from a place of the bytes on; heights and measures stay behind the first two numbers. */
class WkbReader {
  private readonly view: DataView
  private at: number
  private corners = 0

  constructor(view: DataView, at: number) {
    this.view = view
    this.at = at
  }

  geometry(depth = 0): Readonly<Record<string, unknown>> {
    if (depth > DEEPEST) throw new BrokenGeometry('Una geometría tiene demasiados niveles.')
    const little = this.view.getUint8(this.at) === 1
    const code = this.view.getUint32(this.at + 1, little)
    this.at += 5
    // ISO writes 1001, 2001, 3001 for heights, measures and both; the older way sets the two highest bits
    const kind = (code & 0xffff) % 1000
    const iso = Math.floor((code & 0xffff) / 1000)
    const extra = iso === 3 || code >>> 30 === 3 ? 2 : iso > 0 || code >>> 30 > 0 ? 1 : 0
    const point = (): RawPosition => this.position(2 + extra, little)
    const many = <Part>(part: () => Part): Part[] => Array.from({ length: this.count(little) }, part)
    if (kind === 1) return { type: 'Point', coordinates: point() }
    if (kind === 2) return { type: 'LineString', coordinates: many(point) }
    if (kind === 3) return { type: 'Polygon', coordinates: many(() => many(point)) }
    if (kind >= 4 && kind <= 6)
      return { type: NAMES[kind], coordinates: many(() => this.geometry(depth + 1)['coordinates']) }
    if (kind === 7) return { type: 'GeometryCollection', geometries: many(() => this.geometry(depth + 1)) }
    throw new BrokenGeometry(`Hay geometrías de una clase (${kind}, curvas) que no se lee.`)
  }

  private count(little: boolean): number {
    const count = this.view.getUint32(this.at, little)
    this.at += 4
    // attack: a count of millions in a blob of some bytes; every part takes at least four
    if (count > (this.view.byteLength - this.at) / 4) throw new BrokenGeometry('Una geometría está cortada.')
    return count
  }

  private position(doubles: number, little: boolean): RawPosition {
    this.corners += 1
    if (this.corners > LAYER_LIMITS.corners)
      throw new BrokenGeometry('Una forma tiene más de 1.000.000 de vértices.')
    const found = Array.from({ length: doubles }, (_, k) => this.view.getFloat64(this.at + k * 8, little))
    this.at += doubles * 8
    return found
  }
}

/**
 * A GeoPackage geometry as GeoJSON has it: a header, a box, and WKB. Null for an empty one.
 * @throws `BrokenGeometry` when the bytes are none
 */
export function geometryOfBlob(blob: Uint8Array): Readonly<Record<string, unknown>> | null {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  if (view.byteLength < 8 || view.getUint16(0) !== 0x4750)
    throw new BrokenGeometry('El GeoPackage tiene geometrías que no se entienden.')
  const flags = view.getUint8(3)
  const box = BOX_DOUBLES[(flags >> 1) & 7]
  if ((flags & EXTENDED) !== 0 || box === undefined)
    throw new BrokenGeometry('El GeoPackage tiene geometrías de una extensión que no se lee.')
  if ((flags & EMPTY) !== 0) return null
  try {
    return new WkbReader(view, 8 + box * 8).geometry()
  } catch (error) {
    // reading beyond the end of the bytes
    if (error instanceof RangeError) throw new BrokenGeometry('Una geometría está cortada.')
    throw error
  }
}
