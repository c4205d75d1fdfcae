import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '@ventanilla/api/app'
import type { AppDeps } from '@ventanilla/api/deps'
import { sql } from '@ventanilla/api/db/connection/sql'
import { callerOf, type Answer } from '../teller/caller.ts'
import { runStories } from '../teller/stories.ts'
import { DEMO_ZONES, type DemoZone } from './demo-zones.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'geography')
const ADMINISTRATOR = 'cli-admin@demo.test'
const SOURCE = 'Cartografía ficticia de la demostración'
const SOURCE_DATE = '2026-01-15'
const TECHNICIAN = 'cli-coordinador-recursos@demo.test'
const VISITED = 'Visita ficticia al sitio de la captación.'
const REASON = 'Cartografía ficticia, para probar la búsqueda por coordenadas.'

/** Loads the fictional geography by the commands of an administrator, unless a zone is there already. */
export async function loadZones(deps: AppDeps, say: (line: string) => void): Promise<void> {
  const begun = await deps.db.one(sql`select 1 from configuration_items where kind = 'zona' limit 1`)
  if (begun !== undefined) return
  say('cargando la cartografía ficticia')
  const app = await buildApp({ ...deps, logger: false, checkAnswers: false })
  try {
    const { tokenFor } = runStories(deps, app, undefined, { steady: true })
    const token = await tokenFor(ADMINISTRATOR)
    const call = callerOf(app, () => '192.0.2.251')
    const send = async (path: string, body: object): Promise<Answer['body']> => {
      const { status, body: answer } = await call('POST', path, body, token)
      if (status >= 300)
        throw new Error(`the demonstration's zones: ${path} answered ${status}: ${answer.message}`)
      return answer
    }
    const items = []
    const layers = new Map<string, string>()
    for (const [order, given] of DEMO_ZONES.entries()) {
      const text = featuresOf(given)
      const name = `${given.zone.class}.geojson`
      const link = await send('/api/v1/generatePresignedUrl', {
        urlDoc: `capas/${name}`,
        fileType: 'geojson',
        name,
        size: Buffer.byteLength(text),
      })
      await deps.storage.put(`cargas/${link.fileId}`, Buffer.from(text), {
        contentType: 'application/geo+json',
      })
      await send(`/api/v1/archivos/${link.fileId}/confirmar`, {})
      const layer = await send('/api/v1/capas', { file: link.fileId })
      layers.set(given.file, layer.id)
      const content = {
        ...given.zone,
        order,
        active: true,
        layer: layer.id,
        source: SOURCE,
        sourceDate: SOURCE_DATE,
      }
      const { key, hash } = await send('/api/v1/configuracion/clases/zona/elementos', { content })
      items.push({ kind: 'zona', key, hash })
    }
    await send('/api/v1/configuracion/publicaciones', { items, reason: REASON })
    await deps.configuration.look()
    const technician = await tokenFor(TECHNICIAN)
    for (const { number, reach } of visitedCaptures()) {
      const { status, body } = await call(
        'POST',
        '/api/v1/lugares/captaciones/tramo',
        {
          capture: { layer: layers.get('captaciones'), number },
          streams: layers.get('corrientes'),
          reach,
          previous: null,
          reason: VISITED,
        },
        technician,
      )
      if (status >= 300)
        throw new Error(`the demonstration's captures: ${number} answered ${status}: ${body.message}`)
    }
  } finally {
    await app.close()
  }
}

/** Two of three registered captures, of which a technician already said on which reach they are. */
function visitedCaptures(): readonly { readonly number: number; readonly reach: string }[] {
  // written by the generator beside it, reaches in the order of their ids
  const { features } = JSON.parse(readFileSync(join(FOLDER, 'captaciones.geojson'), 'utf8')) as {
    features: { properties: { tramo: number } }[]
  }
  return features
    .map(({ properties }, i) => ({ number: i + 1, reach: String(properties.tramo) }))
    .filter(({ number }) => number % 3 !== 0)
}

/** The features of a zone's layer, as a file. */
function featuresOf({ file, only }: DemoZone): string {
  const text = readFileSync(join(FOLDER, `${file}.geojson`), 'utf8')
  if (only === undefined) return text
  // written by the generator beside it
  const all = JSON.parse(text) as { features: { properties: { clase: string } }[] }
  return JSON.stringify({
    type: 'FeatureCollection',
    features: all.features.filter(({ properties }) => only.includes(properties.clase)),
  })
}
