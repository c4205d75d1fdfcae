import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { LAYER_KIND } from '@ventanilla/domain/configuration/layer-kind'
import { type Db, sql } from '../../connection/sql.ts'
import { nameOf, type StoredContent, storedContent } from '../versions.ts'

/**
 * A layer on which a carried zone stands. Its shapes stay where they are: an original can be larger than a whole
 * configuration, is public at who made it, and who loads it in a portal answers for it there. Its hash recognises it.
 */
export interface CarriedLayer {
  /** in the portal from which it comes */
  readonly id: string
  readonly name: string
  /** of the original file; of a drawn one, of its shapes */
  readonly sha256: string
  readonly shapes: number
  readonly drawn: boolean
}

/** Characters of a hash that people compare. */
const SHOWN = 16

type Zone = ContentOf<typeof LAYER_KIND>

/** The content of a zone; null: it is of another kind. */
const zoneIn = ({ kind, text }: StoredContent): Zone | null =>
  // sound: it was checked by its kind when it was stored or read
  kind === LAYER_KIND ? (JSON.parse(text) as Zone) : null

/** The layers of the zones among some contents, in the order of their ids. */
export async function layersUnder(
  db: Db,
  contents: readonly StoredContent[],
): Promise<readonly CarriedLayer[]> {
  const ids = contents.flatMap((one) => zoneIn(one)?.layer ?? [])
  return db.rows<CarriedLayer>(sql`
    select id, name, sha256, shapes, file_id is null as drawn from layers
    where id = any(${ids}::uuid[]) order by id`)
}

export interface OnLayers {
  readonly contents: readonly StoredContent[]
  /** by the name of an item: what is to be done about its layer, which is not here; a Spanish sentence */
  readonly missing: ReadonlyMap<string, string>
}

/**
 * Carried zones on the layers of this portal. One whose layer came from the same file stands on the layer that was loaded
 * here; one whose layer nobody loaded keeps its own, which answers «sin verificar» and never «no cruza».
 */
export async function onLayersHere(
  db: Db,
  contents: readonly StoredContent[],
  layers: readonly CarriedLayer[],
): Promise<OnLayers> {
  const known = new Map(layers.map((layer) => [layer.id, layer]))
  const here = await db.rows<{ id: string; sha256: string }>(sql`
    select id, sha256 from layers
    where id = any(${contents.flatMap((one) => zoneIn(one)?.layer ?? [])}::uuid[])
      or sha256 = any(${layers.map(({ sha256 }) => sha256)}::text[])
    order by made_at, id`)
  const missing = new Map<string, string>()
  const placed = contents.map((one): StoredContent => {
    const zone = zoneIn(one)
    if (zone === null || here.some(({ id }) => id === zone.layer)) return one
    const layer = known.get(zone.layer)
    const same = here.find(({ sha256 }) => sha256 === layer?.sha256)
    if (same !== undefined) {
      const content: Zone = { ...zone, layer: same.id }
      return storedContent({ kind: LAYER_KIND, key: one.key, content })
    }
    missing.set(nameOf(one), missingWords(layer))
    return one
  })
  return { contents: placed, missing }
}

const UNTIL_THEN = 'Mientras tanto responde «sin verificar».'

/** A layer as its name and hash show it. */
export const layerWords = ({ name, sha256, shapes, drawn }: CarriedLayer): string =>
  `la capa «${name}» (${drawn ? 'dibujada, ' : ''}${shapes === 1 ? '1 figura' : `${shapes} figuras`}, huella ${sha256.slice(0, SHOWN)})`

/** What to do about a layer that is not here, after the name of the zone. */
function missingWords(layer: CarriedLayer | undefined): string {
  if (layer === undefined)
    return `se apoya en una capa que este portal no tiene y que no viene nombrada: cárguela y escójala al editar la zona. ${UNTIL_THEN}`
  return layer.drawn
    ? `se apoya en ${layerWords(layer)}, que este portal no tiene: dibújela aquí al editar la zona, o cárguela de un archivo. ${UNTIL_THEN}`
    : `se apoya en ${layerWords(layer)}, que este portal no tiene: cargue aquí ese mismo archivo antes de traerla, o al editar la zona. ${UNTIL_THEN}`
}

/** The zones of a configuration that nobody compares with a portal, each with its layer; Spanish, one line each. */
export function layerLines(
  contents: readonly StoredContent[],
  layers: readonly CarriedLayer[],
): readonly string[] {
  const known = new Map(layers.map((layer) => [layer.id, layer]))
  return contents.flatMap((one) => {
    const zone = zoneIn(one)
    if (zone === null) return []
    const layer = known.get(zone.layer)
    return layer === undefined
      ? `${nameOf(one)} («${zone.name}») se apoya en una capa que la carpeta no nombra.`
      : `${nameOf(one)} («${zone.name}») se apoya en ${layerWords(layer)}, que se carga aparte en cada portal.`
  })
}
