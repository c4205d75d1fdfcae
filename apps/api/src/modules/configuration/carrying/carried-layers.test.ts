import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  checkFolder,
  compareWith,
  exportTo,
  importFrom,
} from '../../../../../../tools/configuration/carry.ts'
import { sql } from '../../../db/connection/sql.ts'
import { loadLayer } from '../../../testing/stories/load-layer.ts'
import { NO_LAYER, zoneOn } from '../../../testing/stories/made-zones.ts'
import { publishItems } from '../../../testing/stories/publish-items.ts'
import { type ApiWorld, startWorld } from '../../../testing/stories/world.ts'

/** Zones carried from one portal to another, with the layers on which they stand. */

const ADMIN = 'cli-admin@demo.test'
const DIRECTOR = 'cli-director-general@demo.test'
const PATH = '/api/v1/configuracion/archivo'
const MOOR = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { nombre: 'Alto' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-75.24, 4.43],
            [-75.22, 4.43],
            [-75.22, 4.45],
            [-75.24, 4.45],
            [-75.24, 4.43],
          ],
        ],
      },
    },
  ],
})

let from: ApiWorld
let to: ApiWorld
let folder: string
beforeAll(async () => {
  from = await startWorld()
  to = await startWorld()
  folder = await mkdtemp(join(tmpdir(), 'ventanilla-capas-'))
}, 120_000)
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const { db } of [from, to]) {
    await db.run(sql`delete from rate_limits`)
    await db.run(sql`delete from budgets`)
  }
})

const as = async (world: ApiWorld, who: string, path: string, body?: unknown): Promise<Answer> =>
  world.call(body === undefined ? 'GET' : 'POST', path, body, await world.tokenFor(who))
const zone = (layer: string, name: string, order: number): ContentOf<'zona'> => zoneOn(layer, { name, order })
/** What the zones say of an area that half lies in the moor, without the ids of the layers. */
async function said(world: ApiWorld): Promise<unknown> {
  const at = [
    { lat: 4.44, lon: -75.25 },
    { lat: 4.44, lon: -75.23 },
    { lat: 4.42, lon: -75.23 },
  ]
  const { status, body } = await as(world, DIRECTOR, '/api/v1/lugares/busqueda', { shape: 'area', at })
  expect(status).toBe(200)
  return body.zones.map(({ layer: _, ...rest }: { layer: string }) => rest)
}
const archive = async (): Promise<string> => (await as(from, ADMIN, PATH)).raw.toString('base64')
interface Row {
  readonly key: string
  readonly verdict: string
  readonly why: string
}
const compared = async (): Promise<readonly Row[]> =>
  (await as(to, ADMIN, `${PATH}/comparacion`, { archive: await archive() })).body.rows
/** Brings zones and publishes them as another administrator. */
async function bring(...keys: readonly string[]): Promise<void> {
  const items = keys.map((key) => ({ kind: 'zona', key }))
  const brought = await as(to, ADMIN, `${PATH}/borradores`, { archive: await archive(), items })
  expect([brought.status, brought.body.message]).toEqual([200, undefined])
  const drafts = await Promise.all(
    items.map(async (one) => ({
      ...one,
      hash: (await as(to, ADMIN, `/api/v1/configuracion/clases/zona/elementos/${one.key}`)).body.draft.hash,
    })),
  )
  const published = await as(to, ADMIN, '/api/v1/configuracion/publicaciones', {
    items: drafts,
    reason: 'Se probó en el portal de pruebas',
  })
  expect([published.status, published.body.message]).toEqual([200, undefined])
  await to.deps.configuration.look()
}

describe('a zone that is carried to another portal', () => {
  it('names its layer until the same file is loaded there, is not verified meanwhile, and then answers the same', async () => {
    const { body: layer } = await loadLayer(from, ADMIN, 'paramos.geojson', MOOR)
    await publishItems(from, { kind: 'zona', key: '1', content: zone(layer.id, 'Páramos', 0) })
    const [row] = await compared()
    expect(row).toMatchObject({ key: '1', verdict: 'nuevo' })
    expect(row?.why).toContain(`«paramos.geojson» (1 figura, huella ${layer.sha256.slice(0, 16)})`)
    expect(row?.why).toContain('«sin verificar»')

    await exportTo(from.db, folder)
    const named = expect.stringMatching(/zona\/1 .*«paramos\.geojson»/)
    expect(await checkFolder(folder)).toContainEqual(named)
    expect(await compareWith(to.db, folder)).toContainEqual(named)
    expect(await importFrom(to.db, folder, to.clock.now())).toContainEqual(named)

    await bring('1')
    expect(await said(to)).toMatchObject([
      { name: 'Páramos', state: 'sin_verificar', because: 'La capa no está cargada.' },
    ])
    // nothing changes, and it is still said
    expect(await compared()).toMatchObject([{ key: '1', verdict: 'igual', why: row?.why }])

    // other bytes are another layer, however alike
    await loadLayer(to, ADMIN, 'otra.geojson', `${MOOR} `)
    expect(await compared()).toMatchObject([{ key: '1', verdict: 'igual' }])
    await loadLayer(to, ADMIN, 'otro-nombre.geojson', MOOR)
    expect(await compared()).toMatchObject([{ key: '1', verdict: 'cambia', why: '' }])
    expect(await importFrom(to.db, folder, to.clock.now())).toEqual([
      '1 borradores quedaron por publicar; nada entró en vigor.',
    ])
    await bring('1')
    const answers = await said(to)
    expect(answers).toMatchObject([{ state: 'cruza', crossed: [{ name: 'Alto' }] }])
    expect(answers).toEqual(await said(from))
    expect(await compared()).toEqual([])
  }, 60_000)

  it('whose layer was drawn, or is named by nobody, says what to do', async () => {
    const { body: drawn } = await as(from, ADMIN, '/api/v1/capas/dibujadas', {
      areas: [
        {
          name: 'A',
          corners: [
            [-75.3, 4.4],
            [-75.2, 4.4],
            [-75.2, 4.5],
          ],
        },
      ],
    })
    await publishItems(
      from,
      { kind: 'zona', key: '2', content: zone(drawn.id, 'Dibujada', 1) },
      {
        kind: 'zona',
        key: '3',
        content: zone(NO_LAYER, 'Perdida', 2),
      },
    )
    const rows = await compared()
    expect(rows.find(({ key }) => key === '2')?.why).toContain('dibújela')
    expect(rows.find(({ key }) => key === '3')?.why).toContain('que no viene nombrada')
    await exportTo(from.db, folder)
    expect(await checkFolder(folder)).toContainEqual(
      expect.stringMatching(/zona\/3 .*que la carpeta no nombra/),
    )
  })
})
