import { describe, expect, it } from 'vitest'
import { dbfOf, shpOf } from './layers.testkit.ts'
import { dbfCharacters, dbfIsWhole, shpFault } from './shapefile-records.ts'

const SQUARE: [number, number][] = [
  [-75, 4],
  [-75, 4.1],
  [-74.9, 4.1],
  [-75, 4],
]
const changed = (bytes: Buffer, change: (bytes: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

describe('the records of a .shp', () => {
  const shp = shpOf([[SQUARE], null, [SQUARE, SQUARE]])

  it('are walked without a fault when they are whole', () => {
    expect(shpFault(shp)).toBeNull()
    expect(shpFault(shpOf([]))).toBeNull()
  })

  it('of zeros end the walk at the first', () => {
    const zeros = Buffer.concat([shp.subarray(0, 100), Buffer.alloc(1_000_000)])
    zeros.writeInt32BE(zeros.length / 2, 24)
    expect(shpFault(zeros)).toBe('El archivo .shp está dañado en la forma 1.')
  })

  it('are refused whatever length or count in them is another', () => {
    // lengths and counts of the first record: words, kind, parts, points, beginning of the part
    for (const at of [104, 108, 144, 148, 152])
      for (const value of [-1, 50_000, 2_000_000_000])
        for (const write of ['writeInt32LE', 'writeInt32BE'] as const) {
          const fault = shpFault(changed(shp, (bytes) => void bytes[write](value, at)))
          expect(fault, `${write} ${value} at ${at}`).toMatch(/dañado|cortado/)
        }
    expect(shpFault(shp.subarray(0, -8))).toContain('cortado')
    expect(shpFault(shp.subarray(0, 60))).toContain('no es un Shapefile')
  })

  it('are not more than a layer may have', () => {
    expect(shpFault(shpOf(Array.from({ length: 50_001 }, () => null)))).toContain('demasiadas formas')
    const large = Array.from({ length: 1_000_001 }, (): [number, number] => [-75, 4])
    expect(shpFault(shpOf([[large]]))).toContain('demasiados vértices')
  })
})

describe('the table of a Shapefile', () => {
  it('is whole when it holds the rows that it counts', () => {
    const dbf = dbfOf(['Páramo', 'Cañón'])
    expect(dbfIsWhole(dbf)).toBe(true)
    expect(dbfIsWhole(dbf.subarray(0, -20))).toBe(false)
    expect(dbfIsWhole(changed(dbf, (bytes) => void bytes.writeUInt32LE(4_000_000_000, 4)))).toBe(false)
    expect(dbfIsWhole(changed(dbf, (bytes) => void bytes.writeUInt16LE(0, 10)))).toBe(false)
    expect(dbfIsWhole(Buffer.from('x'))).toBe(false)
  })

  it.each([
    ['latin1', '', 'windows-1252'],
    ['utf8', '', 'utf-8'],
    ['utf8', 'UTF-8', 'utf-8'],
    ['latin1', 'ISO-8859-1', 'windows-1252'],
    ['latin1', '88591', 'windows-1252'],
    ['latin1', 'ANSI 1252', 'windows-1252'],
    ['utf8', '65001', 'utf-8'],
    ['latin1', 'quién sabe', 'windows-1252'],
  ] as const)('in %s with «%s» beside it is read as %s', (encoding, cpg, characters) => {
    expect(dbfCharacters(dbfOf(['Páramo de Ñuñé'], encoding), cpg)).toBe(characters)
  })
})
