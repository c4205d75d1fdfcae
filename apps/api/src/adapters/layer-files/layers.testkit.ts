import { buffer } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { ZipFile } from 'yazl'

type Corner = readonly [number, number]

/** A zip of named parts. */
export async function zipOf(parts: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(parts)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** A `.shp` of polygons (kind 5), written from the description of the format. Null: an empty record. */
export function shpOf(polygons: readonly (readonly (readonly Corner[])[] | null)[]): Buffer {
  const records = polygons.map((rings, k) => {
    const corners = rings?.flat() ?? []
    const body = Buffer.alloc(rings === null ? 4 : 44 + rings.length * 4 + corners.length * 16)
    if (rings !== null) {
      body.writeInt32LE(5, 0)
      body.writeInt32LE(rings.length, 36)
      body.writeInt32LE(corners.length, 40)
      rings.reduce((begins, ring, part) => {
        body.writeInt32LE(begins, 44 + part * 4)
        return begins + ring.length
      }, 0)
      corners.forEach(([x, y], index) => {
        body.writeDoubleLE(x, 44 + rings.length * 4 + index * 16)
        body.writeDoubleLE(y, 52 + rings.length * 4 + index * 16)
      })
    }
    const head = Buffer.alloc(8)
    head.writeInt32BE(k + 1, 0)
    head.writeInt32BE(body.length / 2, 4)
    return Buffer.concat([head, body])
  })
  const header = Buffer.alloc(100)
  header.writeInt32BE(9994, 0)
  header.writeInt32LE(1000, 28)
  header.writeInt32LE(5, 32)
  const shp = Buffer.concat([header, ...records])
  shp.writeInt32BE(shp.length / 2, 24)
  return shp
}

/** A `.dbf` of one text column NOMBRE in Latin-1 or UTF-8. */
export function dbfOf(names: readonly string[], encoding: 'latin1' | 'utf8' = 'latin1'): Buffer {
  const header = Buffer.alloc(65)
  header.writeUInt8(3, 0)
  header.writeUInt32LE(names.length, 4)
  header.writeUInt16LE(65, 8)
  header.writeUInt16LE(31, 10)
  header.write('NOMBRE', 32, 'latin1')
  header.write('C', 43, 'latin1')
  header.writeUInt8(30, 48)
  header.writeUInt8(13, 64)
  const rows = names.map((name) => {
    const row = Buffer.alloc(31, ' ')
    Buffer.from(name, encoding).copy(row, 1)
    return row
  })
  return Buffer.concat([header, ...rows, Buffer.from([26])])
}

/** A GeoPackage geometry: header, then WKB of a polygon with heights. */
export function blobOf(rings: readonly (readonly Corner[])[], code = 1003): Buffer {
  const head = Buffer.alloc(8)
  head.write('GP', 0, 'latin1')
  head.writeUInt8(1, 3)
  head.writeInt32LE(9377, 4)
  const start = Buffer.alloc(9)
  start.writeUInt8(1, 0)
  start.writeUInt32LE(code, 1)
  start.writeUInt32LE(rings.length, 5)
  const bodies = rings.map((ring) => {
    const body = Buffer.alloc(4 + ring.length * 24)
    body.writeUInt32LE(ring.length, 0)
    ring.forEach(([x, y], k) => {
      body.writeDoubleLE(x, 4 + k * 24)
      body.writeDoubleLE(y, 12 + k * 24)
      body.writeDoubleLE(1285, 20 + k * 24)
    })
    return body
  })
  return Buffer.concat([head, start, ...bodies])
}

/** Writes a GeoPackage of one layer. */
export function writeGeoPackage(
  path: string,
  rows: readonly { readonly name: string; readonly blob: Buffer | null }[],
  epsg = 9377,
): void {
  const database = new DatabaseSync(path)
  database.exec(`
    create table gpkg_spatial_ref_sys (srs_name text, srs_id int primary key, organization text, organization_coordsys_id int);
    create table gpkg_geometry_columns (table_name text, column_name text, srs_id int);
    create table "zonas de agua" (fid integer primary key, geom blob, nombre text);
    create table registro (texto text);
    create view mirada as select * from "zonas de agua"`)
  database.prepare('insert into gpkg_spatial_ref_sys values (?, ?, ?, ?)').run('x', epsg, 'EPSG', epsg)
  database.prepare('insert into gpkg_geometry_columns values (?, ?, ?)').run('zonas de agua', 'geom', epsg)
  database.prepare('insert into gpkg_geometry_columns values (?, ?, ?)').run('mirada', 'geom', epsg)
  for (const { name, blob } of rows)
    database.prepare('insert into "zonas de agua" (geom, nombre) values (?, ?)').run(blob, name)
  database.close()
}
