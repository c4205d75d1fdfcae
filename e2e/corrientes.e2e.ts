import { expect, type Page } from '@playwright/test'
import { noOverflow, noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** Streams and registered captures are loaded; a technician confirms reaches and reads the sums above and below. */

test.describe.configure({ timeout: 240_000 })

const ADMIN = official('cli-admin')
const COORDINATOR = official('cli-coordinador-recursos')
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** Longitude of the river, which passes by the capture of the example application. */
const RIVER = -75.4287

const feature = (properties: object, type: string, coordinates: unknown): object => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const file = (...features: readonly object[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features })
const STREAMS = file(
  feature({ nombre: 'Río Prueba' }, 'LineString', [
    [RIVER, 4.5],
    [RIVER, 4.46],
  ]),
  feature({ nombre: 'Río Prueba' }, 'LineString', [
    [RIVER, 4.46],
    [RIVER, 4.4],
  ]),
)
const CAPTURES = file(
  feature({ nombre: 'Acueducto alto', fuente: 'Río Prueba', caudal: '1,5' }, 'Point', [RIVER + 0.0003, 4.47]),
  feature({ nombre: 'Distrito de riego', fuente: 'Río Prueba', caudal: 40 }, 'Point', [RIVER - 0.0002, 4.42]),
)

interface Layer {
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly columns: Readonly<Record<string, string>>
}
/** Loads a layer and publishes its zone. */
async function published(page: Page, { name, kind, text, columns }: Layer): Promise<void> {
  await open(page, '/zonas')
  await page.getByRole('link', { name: 'Nueva zona' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(name)
  await page.getByLabel('Qué es', { exact: true }).selectOption({ label: kind })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Cargar un archivo' }).click()
  await (
    await chooser
  ).setFiles({ name: 'capa.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) })
  await expect(page.getByText('capa.geojson')).toBeVisible()
  for (const [label, column] of Object.entries(columns)) await page.getByLabel(label).selectOption(column)
  await page.getByLabel('Fuente', { exact: true }).fill('Instituto de prueba')
  await page.getByLabel('Fecha de la fuente').fill('2024-06-30')
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page).toHaveURL(/\/zonas\?id=\d+$/)
  await page.getByLabel('Motivo', { exact: true }).fill('Llegó la capa del año')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('El cambio: en vigor')).toBeVisible()
}

test('captures are brought to their reaches, confirmed, and summed above and below a place and a case', async ({
  page,
  walk,
}) => {
  await sitDown(page, ADMIN)
  await published(page, {
    name: 'Corrientes de prueba',
    kind: 'Corrientes, dibujadas en el sentido del agua',
    text: STREAMS,
    columns: { 'Columna con el nombre de cada figura': 'nombre' },
  })
  await published(page, {
    name: 'Registro de prueba',
    kind: 'Captaciones registradas',
    text: CAPTURES,
    columns: {
      'Columna con el nombre de cada figura': 'nombre',
      'Columna con el caudal otorgado (l/s)': 'caudal',
      'Columna con el nombre de la fuente': 'fuente',
    },
  })
  const { caseId } = await walk.file('ciudadano@demo.test')
  await walk.settle()

  await sitDown(page, COORDINATOR)
  await open(page, `/busqueda-coordenadas?forma=puntos&en=4.450000,${RIVER}0&metros=0`)
  const water = panel(page, 'Captaciones de la misma agua')
  await expect(water.getByText('1,5 l/s en 1 captación; orden no verificado')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  const above = water.getByRole('list', { name: 'Aguas arriba' }).getByRole('listitem')
  await expect(above).toContainText('Acueducto alto')
  await expect(above).toContainText('sin confirmar')
  await above.getByText('Confirmar el tramo').click()
  await expect(above.getByLabel('Tramo', { exact: true })).toHaveValue('1')
  await noViolations(page)
  await above.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('El tramo quedó confirmado')).toBeVisible()
  await expect(water.getByText('1,5 l/s en 1 captación', { exact: true })).toBeVisible()
  await expect(above).toContainText('Un técnico confirmó el tramo')
  // it stays after a reload
  await page.reload()
  await expect(water.getByText('1,5 l/s en 1 captación', { exact: true })).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'GeoJSON', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('lugar.geojson')

  const [task] = await walk.openTasks(caseId)
  const doer = await walk.doer(caseId, task?.step ?? '')
  await sitDown(page, { ...ADMIN, email: doer })
  await open(page, `/solicitudes/expediente/${caseId}`)
  await page.getByRole('tab', { name: 'Mapa' }).click()
  const own = panel(page, 'Captación')
  await expect(own.getByText('Quebrada La Cristalina')).toBeVisible()
  await expect(own.getByText(/^Río Prueba, tramo 2, a /)).toBeVisible()
  // its own reach is only proposed, so that nothing about it is verified
  await expect(above.filter({ hasText: 'Acueducto alto' })).toContainText('orden no verificado')
  await expect(water.getByRole('list', { name: 'Aguas abajo' })).toContainText('Distrito de riego')
  await noViolations(page)
})
