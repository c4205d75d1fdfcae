import { places } from '@ventanilla/contract/generated/places'
import { call } from './network/http.ts'

/** A list is read again after this time; the shapes of a layer never change. */
const FRESH_MS = 60_000

type Rows = Awaited<ReturnType<typeof list>>
type Shapes = Awaited<ReturnType<typeof shapesOf>>

const list = async () => (await call(places.layers, {})).body.rows
const shapesOf = async (id: string) => (await call(places.layer, { params: { id } })).body

let rows: { readonly at: number; readonly read: Promise<Rows> } | null = null
const shapes = new Map<string, Promise<Shapes>>()

/** Layers in force with their shapes, for the maps. What could not be read is asked for again by the next map. */
export async function readMapLayers() {
  const now = performance.now()
  if (rows === null || now - rows.at > FRESH_MS) rows = { at: now, read: list() }
  const asked = rows
  const all = await asked.read.catch((error: unknown) => {
    if (rows === asked) rows = null
    throw error
  })
  const drawn = await Promise.all(all.map(withShapes))
  return drawn.filter((layer) => layer !== null)
}

/** Null where its shapes could not be read: the others are drawn, and the next map asks again. */
async function withShapes({ name, class: look, source, layer }: Rows[number]) {
  const asked = shapes.get(layer) ?? shapesOf(layer)
  shapes.set(layer, asked)
  try {
    return { name, look, source, shapes: await asked }
  } catch {
    shapes.delete(layer)
    return null
  }
}
