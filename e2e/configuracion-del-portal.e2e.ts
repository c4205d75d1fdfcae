import { expect, type Page } from '@playwright/test'
import { noOverflow, noViolations, open, unique } from './steps/citizen.ts'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/walk.ts'

/** What the authority decides reaches the people: a closed day, the hours of an office, a link to a norm, a species. */

test.describe.configure({ timeout: 240_000 })

const COORDINATOR = official('cli-coordinador-juridico')
const LEGAL_HEAD = official('cli-subdirector-juridico')
const RESOURCE_HEAD = official('cli-subdirector-recursos')
const ADMIN = official('cli-admin')

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const publish = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel('Motivo', { exact: true }).fill(reason)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('El cambio: en vigor')).toBeVisible()
}

test('a local holiday is drafted by one and published by another, who reads what it moves', async ({
  page,
}) => {
  await sitDown(page, COORDINATOR)
  await open(page, '/calendario-personalizado?anio=2027')
  await noViolations(page)
  await noOverflow(page)
  await page.getByLabel('Primer día').fill('2027-06-24')
  await page.getByLabel('Último día').fill('2027-06-24')
  await page.getByLabel('Motivo del cierre').fill('Fiestas del San Juan')
  await expect(page.getByText('Se cierra el 24/06/2027.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page.getByText('Quedó como borrador')).toBeVisible()
  await noViolations(page)

  await sitDown(page, LEGAL_HEAD)
  await open(page, '/calendario-personalizado?anio=2027')
  await page.getByRole('button', { name: 'Publicar el borrador' }).click()
  await expect(
    page.getByText(/^(Hoy no mueve ningún plazo abierto|Mueve \d+ plazos? abiertos?)/),
  ).toBeVisible()
  await page.getByLabel('Norma que se sigue').fill('Decreto 120 de 2026')
  await noViolations(page)
  await publish(page, 'Lo decretó la alcaldía')
  const rows = page.getByRole('table', { name: 'Días cerrados de 2027' })
  await expect(rows.getByRole('link', { name: /Fiestas del San Juan/ })).toBeVisible()
})

test('the hours of an office, a link to a norm and a species are published and read', async ({
  page,
  browser,
}) => {
  const phone = `608 ${unique().replace(/\D/g, '').padEnd(7, '1').slice(0, 7)}`
  await sitDown(page, ADMIN)
  await open(page, '/territorial')
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/edit/norte')
  await page.getByLabel('Teléfono').fill(phone)
  await expect(panel(page, 'Borrador').getByText(phone)).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await publish(page, 'Cambió de línea')
  await expect(panel(page, 'Borrador')).toHaveCount(0)

  const norm = `Guía del ahorro ${unique()}`
  await open(page, '/link-normativa-pueaa')
  await noViolations(page)
  await page.getByRole('link', { name: 'Nuevo enlace' }).click()
  await page.getByLabel('Nombre').fill(norm)
  await page.getByLabel('Dirección').fill('https://www.ejemplo.gov.co/guia')
  await page
    .getByRole('group', { name: 'Trámites que lo muestran' })
    .getByLabel(/uso eficiente y ahorro/i)
    .check()
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(page).toHaveURL(/\/normativa-pueaa-editar\/\d+$/)
  await publish(page, 'La publicó el ministerio')
  // as anybody reads it, without an account
  const guest = await browser.newContext()
  const reader = await guest.newPage()
  await open(reader, '/detalle-tramite/15')
  const link = reader.getByRole('link', { name: norm })
  await expect(link).toHaveAttribute('href', 'https://www.ejemplo.gov.co/guia')
  await guest.close()

  await open(page, '/entes-control')
  await noViolations(page)
  await noOverflow(page)

  await sitDown(page, RESOURCE_HEAD)
  await open(page, '/arboles')
  await noViolations(page)
  await noOverflow(page)
  await open(page, '/arboles?nueva=si')
  const name = `Árbol ${unique()}`
  await page.getByLabel('Nombre común').fill(name)
  await page.getByLabel('Nombre científico').fill('Quercus humboldtii')
  await page.getByLabel('Familia').fill('Fagaceae')
  await page.getByLabel('Norma de la veda').fill('Resolución 316 de 1974')
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar el borrador' }).click()
  await expect(panel(page, 'Borrador').getByText('Resolución 316 de 1974')).toBeVisible()
})
