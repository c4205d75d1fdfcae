import { LAYER_LIMITS } from '@ventanilla/domain/geography/files/layer-read'

/** Points, lines, areas and sets of points, each also with heights or measures; no surfaces of triangles. */
const READ_KINDS = new Set([1, 3, 5, 8, 11, 13, 15, 18, 21, 23, 25, 28])
const HEADER = 100

/**
 * Walks the records of a `.shp` without building anything. Attack: 300 MB of zeros in a zip of 300 kB are 37 million empty
 * records for the library, which ends the process; a cut file is an empty layer for it. Returns a Spanish sentence that
 * refuses the file, or null.
 */
export function shpFault(shp: Buffer): string | null {
  if (shp.length < HEADER || shp.readInt32BE(0) !== 9994) return 'El archivo .shp no es un Shapefile.'
  if (shp.readInt32BE(24) * 2 !== shp.length) return 'El archivo .shp está cortado.'
  const kind = shp.readInt32LE(32)
  if (!READ_KINDS.has(kind))
    return `El Shapefile es de una clase (${kind}) que no se lee: expórtelo como puntos, líneas o polígonos.`
  let [at, records, corners] = [HEADER, 0, 0]
  while (at < shp.length) {
    records += 1
    const broken = `El archivo .shp está dañado en la forma ${records}.`
    if (at + 12 > shp.length) return 'El archivo .shp está cortado.'
    const length = shp.readInt32BE(at + 4) * 2
    if (length < 4 || at + 8 + length > shp.length) return broken
    const own = shp.readInt32LE(at + 8)
    if (own !== 0 && own !== kind) return broken
    if (own !== 0) {
      const counted = cornersOf(shp, at + 8, length, kind)
      if (counted === null) return broken
      corners += counted
    }
    if (records > LAYER_LIMITS.shapes) return 'El Shapefile tiene demasiadas formas (más de 50.000).'
    if (corners > LAYER_LIMITS.corners)
      return 'El Shapefile tiene demasiados vértices (más de 1.000.000): simplifíquelo.'
    at += 8 + length
  }
  return null
}

/** Positions that a record says it has; null when its bytes do not hold them. */
function cornersOf(shp: Buffer, at: number, length: number, kind: number): number | null {
  const base = kind % 10
  if (base === 1) return length < 20 ? null : 1
  if (base === 8) {
    if (length < 40) return null
    const points = shp.readInt32LE(at + 36)
    return points < 1 || 40 + points * 16 > length ? null : points
  }
  if (length < 44) return null
  const [parts, points] = [shp.readInt32LE(at + 36), shp.readInt32LE(at + 40)]
  if (parts < 1 || points < 1 || 44 + parts * 4 + points * 16 > length) return null
  for (let part = 0, before = -1; part < parts; part += 1) {
    const begins = shp.readInt32LE(at + 44 + part * 4)
    if (begins <= before || begins >= points || (part === 0 && begins !== 0)) return null
    before = begins
  }
  return points
}

/** Whether a `.dbf` holds the rows that its header counts. */
export function dbfIsWhole(dbf: Buffer): boolean {
  if (dbf.length < 33) return false
  const [rows, header, length] = [dbf.readUInt32LE(4), dbf.readUInt16LE(8), dbf.readUInt16LE(10)]
  return header >= 33 && length >= 1 && rows <= LAYER_LIMITS.shapes && header + rows * length <= dbf.length
}

/** Character set of a `.dbf`: what its `.cpg` names where it is known, else UTF-8 when the bytes are, else Latin-1. */
export function dbfCharacters(dbf: Buffer, cpg: string): 'utf-8' | 'windows-1252' {
  if (/utf-?8|65001/i.test(cpg)) return 'utf-8'
  if (/8859-?1|88591|1252|ansi|latin/i.test(cpg)) return 'windows-1252'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(dbf.subarray(dbf.readUInt16LE(8)))
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
