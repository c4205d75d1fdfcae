import { expect, type Page } from '@playwright/test'
import { fieldAt, noOverflow, noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { sharedTest as test } from './steps/walk.ts'

/** Zones are loaded and published, a place is compared with them, and a case keeps what they said when it was filed. */

// a layer in the sea is refused on purpose
test.use({ refused: /\/api\/v1\/capas$/ })
test.describe.configure({ timeout: 240_000 })

const ADMIN = official('cli-admin')
const CITIZEN = { ...ADMIN, email: 'ciudadano@demo.test' }
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Nearly all of the country: every application crosses it. */
const EVERYWHERE = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { nombre: 'Reserva del Alto' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-78, 1],
            [-69, 1],
            [-69, 9],
            [-78, 9],
            [-78, 1],
          ],
        ],
      },
    },
  ],
})

test('a layer is loaded, published and crossed by a place typed in Origen Nacional; the case that is filed keeps it', async ({
  page,
  walk,
}) => {
  await sitDown(page, ADMIN)
  await open(page, '/zonas')
  await noViolations(page)
  await page.getByRole('link', { name: 'Nueva zona' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Reservas de prueba')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Cargar un archivo' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'mar.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(EVERYWHERE.replaceAll('-78', '-38').replaceAll('-69', '-29')),
  })
  await expect(page.getByRole('alert')).toContainText('La capa no se cargó.')
  await expect(page.getByRole('alert')).toContainText('Colombia')
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Cargar un archivo' }).click()
  await (
    await again
  ).setFiles({
    name: 'reservas.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(EVERYWHERE),
  })
  await expect(page.getByText('reservas.geojson')).toBeVisible()
  await page.getByLabel('Columna con el nombre de cada figura').selectOption('nombre')
  await page.getByLabel('Fuente', { exact: true }).fill('Instituto de prueba')
  await page.getByLabel('Fecha de la fuente').fill('2024-06-30')
  await page.getByLabel('Qué significa').fill('Se consulta su plan de manejo.')
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page).toHaveURL(/\/zonas\?id=\d+$/)
  await page.getByLabel('Motivo', { exact: true }).fill('Llegó la capa del año')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('El cambio: en vigor')).toBeVisible()
  await page.reload()
  await expect(page.getByText('reservas.geojson')).toBeVisible()

  await open(page, '/busqueda-coordenadas')
  await page.getByLabel('Coordenadas, un punto por línea').fill('4.730.569,45; 2.049.175,21')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const found = panel(page, 'Resultado')
  await expect(found.getByText('Reservas de prueba')).toBeVisible()
  await expect(found.getByText('La cruza', { exact: true })).toBeVisible()
  await expect(found.getByText('Reserva del Alto')).toBeVisible()
  await expect(found.getByText('Instituto de prueba, 30/06/2024', { exact: true })).toBeVisible()
  await expect(found.getByText('Se consulta su plan de manejo.')).toBeVisible()
  await expect(found.getByText(/sin límites cargados/)).toHaveCount(1)
  await noViolations(page)
  await noOverflow(page)

  await sitDown(page, CITIZEN)
  await open(page, '/tramites-ambientales/3')
  await expect(page).toHaveURL(/\/tramites-ambientales\/3\/[0-9a-f-]{36}/)
  await open(page, `${new URL(page.url()).pathname}?seccion=fuente`)
  const point = fieldAt(page, 'coordenada_captacion').getByRole('textbox')
  await point.nth(0).fill('4,4412')
  await point.nth(1).fill('-75,4287')
  const warning = page.getByRole('status').filter({ hasText: 'zona especial: Reservas de prueba.' })
  await expect(warning).toContainText('Coordenada del punto de captación: Reserva del Alto')
  await expect(warning).toContainText('Se consulta su plan de manejo.')
  await noViolations(page)
  await noOverflow(page)

  const near = panel(page, 'Permisos y solicitudes')
  const { caseId, radicado } = await walk.file('ciudadano@demo.test')
  await walk.settle()
  await sitDown(page, ADMIN)
  await open(page, '/busqueda-coordenadas?forma=puntos&en=4.4412,-75.4287')
  await page.getByLabel('Permisos y solicitudes hasta').selectOption('50000')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(near.getByRole('link', { name: radicado })).toBeVisible()
  // the address brings the same search back
  await page.reload()
  await expect(near.getByRole('link', { name: radicado })).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('lugar.csv')

  const [task] = await walk.openTasks(caseId)
  const doer = await walk.doer(caseId, task?.step ?? '')
  await sitDown(page, { ...ADMIN, email: doer })
  await open(page, `/solicitudes/expediente/${caseId}`)
  await page.getByRole('tab', { name: 'Mapa' }).click()
  const zones = panel(page, 'Zonas')
  await expect(zones.getByText('Reservas de prueba')).toBeVisible()
  await expect(zones.getByText(/: Reserva del Alto/).first()).toBeVisible()
  await expect(zones.getByText(/^Al radicar, /)).toBeVisible()
  await noViolations(page)
})
