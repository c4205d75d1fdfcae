import type { Box } from '@ventanilla/domain/geography/box'
import { type Db, json, sql } from '../connection/sql.ts'

/** A column of a layer, with values of some shapes. */
export interface LayerColumn {
  readonly name: string
  readonly examples: readonly string[]
}

/** A layer without its shapes. */
export interface LayerHead {
  readonly id: string
  readonly name: string
  /** the original; null: drawn in the portal */
  readonly fileId: string | null
  readonly sha256: string
  readonly epsg: number
  readonly shapes: number
  readonly corners: number
  readonly columns: readonly LayerColumn[]
  readonly words: readonly string[]
}

/** A shape of a layer: GeoJSON in degrees, repaired, with its box. */
export interface LayerShape {
  readonly properties: Readonly<Record<string, string>>
  readonly geometry: object
  readonly bounds: Box
}

/** Shapes stored by one statement. */
const AT_ONCE = 500

/** Stores a layer; nobody changes it afterwards. */
export async function keepLayer(
  tx: Db,
  layer: LayerHead,
  shapes: readonly LayerShape[],
  by: string,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into layers(id, name, file_id, sha256, epsg, shapes, corners, columns, words, made_by, made_at)
    values (${layer.id}::uuid, ${layer.name}, ${layer.fileId}::uuid, ${layer.sha256}, ${layer.epsg}, ${layer.shapes},
      ${layer.corners}, ${json(layer.columns)}::jsonb, ${[...layer.words]}::text[], ${by}::uuid, ${at})`)
  for (let from = 0; from < shapes.length; from += AT_ONCE) {
    const rows = shapes.slice(from, from + AT_ONCE).map(({ properties, geometry, bounds }, i) => ({
      number: from + i + 1,
      properties,
      geometry,
      ...bounds,
    }))
    await tx.run(sql`
      insert into layer_shapes(layer_id, number, properties, geometry, bounds)
      select ${layer.id}::uuid, r.number, r.properties, r.geometry, box(point(r."lonMax", r."latMax"), point(r."lonMin", r."latMin"))
      from jsonb_to_recordset(${json(rows)}::jsonb) as r(number int, properties jsonb, geometry jsonb,
        "lonMin" float8, "latMin" float8, "lonMax" float8, "latMax" float8)`)
  }
}

/** A layer with who loaded it and when; undefined: there is none. */
export const layerOf = (
  db: Db,
  id: string,
): Promise<(LayerHead & { readonly by: { id: string; name: string }; readonly at: Date }) | undefined> =>
  db.one(sql`
    select l.id, l.name, l.file_id as "fileId", l.sha256, l.epsg, l.shapes, l.corners, l.columns, l.words, l.made_at as at,
      json_build_object('id', u.id, 'name', u.first_names || ' ' || u.last_names) as by
    from layers l join users u on u.id = l.made_by where l.id = ${id}::uuid`)

/** Which of these layers are loaded. */
export async function layersThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`select id from layers where id = any(${[...ids]}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}

export interface StoredShape {
  readonly number: number
  readonly properties: Readonly<Record<string, string>>
  readonly geometry: object
}

/** The shapes of a layer, in their order. */
export const shapesOf = (db: Db, id: string): Promise<readonly StoredShape[]> =>
  db.rows(
    sql`select number, properties, geometry from layer_shapes where layer_id = ${id}::uuid order by number`,
  )

/** Numbers of the shapes of each layer whose boxes meet a box in degrees; no geometry, which the process keeps. */
export function shapesMeeting(
  db: Db,
  ids: readonly string[],
  box: Box,
): Promise<readonly { readonly layer: string; readonly number: number }[]> {
  return db.rows(sql`
    select layer_id as layer, number from layer_shapes
    where layer_id = any(${[...ids]}::uuid[])
      and bounds && box(point(${box.lonMax}, ${box.latMax}), point(${box.lonMin}, ${box.latMin}))
    order by layer_id, number`)
}

/** Some shapes of a layer. */
export const someShapes = (db: Db, id: string, numbers: readonly number[]): Promise<readonly StoredShape[]> =>
  db.rows(sql`
    select number, properties, geometry from layer_shapes
    where layer_id = ${id}::uuid and number = any(${[...numbers]}::int[]) order by number`)
