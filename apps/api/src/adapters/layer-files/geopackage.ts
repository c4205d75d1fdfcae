import { DatabaseSync } from 'node:sqlite'
import { finishLayer } from '@ventanilla/domain/geography/files/finish-layer'
import { LAYER_LIMITS, type LayerRead } from '@ventanilla/domain/geography/files/layer-read'
import { keptProperties, rawParts, type RawShape } from '@ventanilla/domain/geography/files/raw-shape'
import { systemOfEpsg } from '@ventanilla/domain/geography/systems'
import { BrokenGeometry, geometryOfBlob } from './wkb.ts'

const refused = (because: string): LayerRead => ({ kind: 'refused', because })
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface Table {
  readonly name: string
  readonly column: string
  readonly organization: string
  readonly epsg: number
}

/** Tables of shapes, views left out: a view runs what the file's author wrote. */
const tablesOf = (database: DatabaseSync): Table[] =>
  database
    .prepare(
      `select g.table_name as name, g.column_name as "column", s.organization, s.organization_coordsys_id as epsg
         from gpkg_geometry_columns g join gpkg_spatial_ref_sys s using (srs_id)
         join sqlite_master m on m.name = g.table_name and m.type = 'table' limit 100`,
    )
    .all()
    .map((row) => ({
      name: String(row['name']),
      column: String(row['column']),
      organization: String(row['organization']),
      epsg: Number(row['epsg']),
    }))

function readTable(database: DatabaseSync, { name, column, organization, epsg }: Table): LayerRead {
  const found = /^epsg$/i.test(organization) ? systemOfEpsg(epsg) : systemOfEpsg(Number.NaN)
  if ('refused' in found) return refused(found.refused)
  const size = database
    .prepare(
      `select count(*) as shapes, coalesce(sum(length(${quoted(column)})), 0) as bytes from ${quoted(name)}`,
    )
    .get()
  if (Number(size?.['shapes']) > LAYER_LIMITS.shapes)
    return refused('El GeoPackage tiene demasiadas formas (más de 50.000).')
  // a position is at least sixteen bytes
  if (Number(size?.['bytes']) > LAYER_LIMITS.corners * 40)
    return refused('El GeoPackage tiene demasiados vértices (más de 1.000.000): simplifíquelo.')
  const raw: RawShape[] = []
  for (const row of database.prepare(`select * from ${quoted(name)}`).iterate()) {
    const { [column]: blob, ...properties } = row
    const geometry = blob instanceof Uint8Array ? geometryOfBlob(blob) : null
    raw.push({
      ...(rawParts(geometry) ?? { points: [], lines: [], polygons: [] }),
      properties: keptProperties(properties),
    })
  }
  return finishLayer(raw, found.system)
}

/**
 * Reads the one layer of a GeoPackage with Node's SQLite. Attack: a database whose schema runs its author's words. It is
 * opened for reading only, its schema is not trusted, and nothing but tables of shapes is read.
 */
export function readGeoPackage(path: string): LayerRead {
  let database: DatabaseSync
  try {
    database = new DatabaseSync(path, { readOnly: true, allowExtension: false })
  } catch {
    return refused('El GeoPackage no se puede abrir.')
  }
  try {
    database.prepare('pragma trusted_schema = off').all()
    database.prepare('pragma cell_size_check = on').all()
    const [table, second] = tablesOf(database)
    if (table === undefined) return refused('El GeoPackage no tiene ninguna capa de formas.')
    if (second !== undefined)
      return refused(`El GeoPackage tiene varias capas (${table.name}, ${second.name}): exporte una sola.`)
    return readTable(database, table)
  } catch (error) {
    if (error instanceof BrokenGeometry) return refused(error.message)
    // SQLite's own: no database, a missing table, a damaged page
    if (error instanceof Error && 'errcode' in error)
      return refused('El archivo no es un GeoPackage o está dañado.')
    throw error
  } finally {
    database.close()
  }
}
