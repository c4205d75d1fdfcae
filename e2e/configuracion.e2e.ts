import { expect, type Page } from '@playwright/test'
import { noOverflow, noViolations, open, unique } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** The authority decides about its own portal: drafts, two people, what waits and what is called off. */

test.describe.configure({ timeout: 240_000 })

const COORDINATOR = official('cli-coordinador-juridico')
const LEGAL_HEAD = official('cli-subdirector-juridico')
const FEE_HEAD = official('cli-subdirector-administrativo')
const ADMIN = official('cli-admin')

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeAttached()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a cause is added by one person, published by another, and put in its place @celular', async ({
  page,
}) => {
  const name = `Falta el plano del predio ${unique()}`
  await sitDown(page, COORDINATOR)
  await open(page, '/causales-devolucion')
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('link', { name: 'Nueva causal' }).click()
  await page.getByLabel('Nombre').fill(name)
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page).toHaveURL(/\/edit-causales-devolucion\/\d+$/)
  await expect(panel(page, 'Borrador').getByText('Su rol no publica causas de devolución.')).toBeVisible()
  await page.getByLabel('Nombre').fill(`${name}.`)
  await saved(page)
  await expect(panel(page, 'Borrador').getByText(`${name}.`)).toBeVisible()
  await noViolations(page)
  await noOverflow(page)

  await sitDown(page, LEGAL_HEAD)
  await open(page, '/causales-devolucion')
  // off until the places of the drafts are known
  const up = page.getByRole('button', { name: `Subir «${name}.»` })
  await expect(up).toBeEnabled()
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  const many = page.getByRole('button', { name: /^Publicar/ })
  await expect(many).toHaveText('Publicar 2 borradores')
  await many.click()
  await page.getByLabel('Motivo').fill('Se devuelve a menudo por esto')
  await noViolations(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('2 cambios: en vigor')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Causales de devolución' }).locator('tbody tr')
  await expect(rows.nth(-2)).toContainText(name)
  await expect(rows.nth(-2).getByText('Activa')).toBeVisible()
})

test('2027 is loaded by one, refused to the same person, scheduled by a second and called off', async ({
  page,
}) => {
  await sitDown(page, FEE_HEAD)
  await open(page, '/liquidacion/cifras')
  await expect(page.getByText(/el salario mínimo de 2027/)).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('table').getByRole('link', { name: '2027' }).click()
  await page.getByLabel(/^Salario mínimo/).fill('1.900.000')
  await expect(page.getByText('Usted guardó parte de este borrador.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Programar' })).toHaveCount(0)
  const decree = page.getByLabel('Decreto')
  await decree.fill('')
  await expect(page.getByText('Este dato es obligatorio')).toBeVisible()
  await decree.fill('Decreto 1500 de 2026')
  await page.getByLabel(/^UVT/).fill('54.000')
  await saved(page)
  await expect(page.getByText('Este dato es obligatorio')).toHaveCount(0)
  await noViolations(page)
  await noOverflow(page)

  await sitDown(page, ADMIN)
  await open(page, '/configuracion')
  await noViolations(page)
  await noOverflow(page)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Cifras del año' }).getByText('1 borrador'),
  ).toBeVisible()
  await open(page, '/liquidacion/cifras/2027')
  await expect(panel(page, 'Borrador').getByText('$\u00a01.900.000')).toBeVisible()
  await expect(page.getByLabel('Día en que entra en vigor')).toHaveValue('2027-01-01')
  await page.getByLabel('Motivo').fill('Cotejado con el decreto')
  await page.getByLabel('Norma que se sigue').fill('Decreto 1500 de 2026')
  await page.getByRole('button', { name: 'Programar' }).click()
  await expect(panel(page, 'Programado').getByText('Desde el 1 de enero de 2027')).toBeVisible()

  await panel(page, 'Programado')
    .getByRole('button', { name: /^Desprogramar/ })
    .click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Se cargó antes del decreto')
  await page.getByRole('dialog').getByRole('button', { name: 'Desprogramar' }).click()
  await expect(page.getByText('Quedó desprogramado')).toBeVisible()
  await expect(panel(page, 'Programado')).toHaveCount(0)
  await expect(panel(page, 'Historia').getByText(/Se desprogramó antes de entrar en vigor/)).toBeVisible()
})

test('a formula is judged as one writes it, and tried on what was settled before anybody publishes it', async ({
  page,
}) => {
  await sitDown(page, official('cli-liquidador'))
  await open(page, '/liquidacion')
  await page.getByRole('link', { name: 'Fórmulas' }).click()
  await expect(page.getByRole('heading', { name: 'Fórmulas' })).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await page
    .getByRole('table')
    .getByRole('link', { name: 'Tasa compensatoria por aprovechamiento forestal' })
    .click()
  const result = page.getByRole('group', { name: 'Renglón 2' }).getByLabel('Expresión')
  await result.fill('suma(cobro) + volumen')
  await expect(page.getByText('No se puede sumar pesos con metros cúbicos').first()).toBeVisible()
  await result.fill('suma(cobro) × 2')
  await expect(page.getByText(/Da \$\s1\.360\.450 y debe dar \$\s680\.225/).first()).toBeVisible()
  const tries = panel(page, 'Borrador').getByRole('button', { name: 'Probar', exact: true })
  await noViolations(page)
  await page
    .getByRole('group', { name: 'Ejemplo 1' })
    .getByLabel(/^Debe dar/)
    .fill('1.360.450')
  await expect(page.getByText('Se cumple', { exact: true })).toBeVisible()
  await saved(page)
  await tries.click()
  await expect(panel(page, 'Borrador').getByText(/^Probado por /)).toBeVisible()
  await expect(
    panel(page, 'Borrador')
      .getByText(/sumarían|no se liquidó nada/)
      .first(),
  ).toBeVisible()
  await expect(panel(page, 'Borrador').getByText('Su rol no publica fórmulas.')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'Descartar el borrador' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(panel(page, 'Borrador')).toHaveCount(0)
})
