import { places } from '@ventanilla/contract/generated/places'
import { config } from './config.ts'
import { call } from './network/http.ts'

/** A list is read again after this time; the shapes of a layer never change. */
const FRESH_MS = 60_000

type List = Awaited<ReturnType<typeof list>>
type Shapes = Awaited<ReturnType<typeof shapesOf>>

const list = async () => (await call(places.layers, {})).body
const shapesOf = async (id: string) => (await call(places.layer, { params: { id } })).body

let listed: { readonly at: number; readonly read: Promise<List> } | null = null
const shapes = new Map<string, Promise<Shapes>>()

/** What the maps show: layers in force with their shapes, and pictures behind them. What could not be read is asked for again by the next map. */
export async function readOwnMap() {
  const now = performance.now()
  if (listed === null || now - listed.at > FRESH_MS) listed = { at: now, read: list() }
  const asked = listed
  const { rows, tiles } = await asked.read.catch((error: unknown) => {
    if (listed === asked) listed = null
    throw error
  })
  const drawn = await Promise.all(rows.map(withShapes))
  return {
    layers: drawn.filter((layer) => layer !== null),
    tiles: tiles && { ...tiles, address: `${config.apiOrigin}${tiles.address}` },
  }
}

/** Null where its shapes could not be read: the others are drawn, and the next map asks again. */
async function withShapes({ name, class: look, source, layer }: List['rows'][number]) {
  const asked = shapes.get(layer) ?? shapesOf(layer)
  shapes.set(layer, asked)
  try {
    return { name, look, source, shapes: await asked }
  } catch {
    shapes.delete(layer)
    return null
  }
}
