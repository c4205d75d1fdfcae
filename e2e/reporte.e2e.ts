import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { noViolations, open } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** Questions about the work, saved, shared, and opened by a reader who sees less. */

test.describe.configure({ timeout: 150_000 })

const NAME = 'Solicitudes por oficina'

/** The number of all rows, as the screen says it. */
async function wholeOf(page: Page): Promise<number> {
  const link = page
    .getByRole('region', { name: 'Cifras', exact: true })
    .getByRole('link', { name: /ver las \d+ filas$/ })
  const said = /ver las (\d+) filas$/.exec((await link.getAttribute('aria-label')) ?? '')
  return Number(said?.[1] ?? Number.NaN)
}

test('a question is asked, saved and shared; another office sees only its rows, and each number opens its list', async ({
  page,
  walk,
}) => {
  await walk.file('empresa@demo.test')
  await walk.file('ciudadano@demo.test')
  await walk.settle()

  await sitDown(page, official('cli-coordinador-juridico'))
  await open(page, '/reporte')
  await expect(page.getByRole('heading', { name: 'Reportes', level: 1 })).toBeVisible()
  await expect(page.getByText('No hay reportes guardados')).toBeVisible()
  await page.getByRole('link', { name: 'Hacer una pregunta' }).click()
  await page.getByLabel('Por', { exact: true }).selectOption({ label: 'Oficina' })
  await expect(page.getByRole('columnheader', { name: 'Oficina' })).toBeVisible()
  const whole = await wholeOf(page)
  expect(whole).toBeGreaterThanOrEqual(2)
  await noViolations(page)

  await page
    .getByRole('link', { name: /ver la lista$/ })
    .first()
    .click()
  const rows = page.getByRole('list', { name: 'Solicitudes y trámites: filas' }).getByRole('listitem')
  await expect(rows).toHaveCount(whole)
  await page.getByRole('link', { name: 'Ver las cifras' }).click()
  await page.getByRole('button', { name: /^Quitar el filtro Oficina/ }).click()
  await expect(page.getByRole('columnheader', { name: 'Oficina' })).toBeVisible()

  await page.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar el reporte' })
  await dialog.getByLabel('Nombre').fill(NAME)
  await dialog.getByLabel('Compartir con').selectOption('CLI_JEFE_TERRITORIAL')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('El reporte quedó guardado')).toBeVisible()
  await page.getByRole('link', { name: 'Todos los reportes' }).click()
  await expect(page.getByRole('list', { name: 'Reportes guardados' })).toContainText(NAME)

  await sitDown(page, official('cli-jefe-territorial-norte'))
  await open(page, '/reporte')
  const saved = page.getByRole('list', { name: 'Reportes guardados' })
  await expect(saved).toContainText(NAME)
  await expect(saved.getByRole('button')).toHaveCount(0)
  await saved.getByLabel(`Enviar «${NAME}» a mi correo`).selectOption('semana')
  await expect(page.getByText('Recibirá el reporte: cada lunes')).toBeVisible()
  await saved.getByRole('link', { name: NAME }).click()
  await expect(page.getByText('Ninguna fila. Quite algún filtro o amplíe las fechas.')).toBeVisible()
})

test('a ready report shows what follows when terms end, opens the rows of a number and is printed, also by keyboard on a narrow telephone', async ({
  page,
  walk,
}) => {
  await walk.file('empresa@demo.test')
  await walk.file('ciudadano@demo.test')
  await walk.settle()
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, official('cli-coordinador-juridico'))
  await open(page, '/reporte')
  await page.getByRole('link', { name: 'Términos que vencen pronto', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Términos que vencen pronto', level: 1 })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Qué sigue si vence' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Mora de la Corporación/ }).first()).toBeVisible()
  // a heading of figures stands above them, at the right
  const head = page.getByRole('columnheader', { name: 'Cuántos hay' })
  expect(await head.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('right')
  await noViolations(page)
  const whole = await wholeOf(page)
  expect(whole).toBeGreaterThanOrEqual(2)

  await page.getByRole('button', { name: /Formatos de la exportación|Exportar/ }).focus()
  await page.keyboard.press('Enter')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'PDF' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('reporte.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: new RegExp(`ver las ${whole} filas$`) }).press('Enter')
  const rows = page.getByRole('list', { name: 'Términos que corren: filas' }).getByRole('listitem')
  await expect(rows).toHaveCount(whole)
  await noViolations(page)
})
