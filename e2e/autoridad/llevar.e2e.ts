import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { noOverflow, noViolations, unique } from '../steps/citizen.ts'
import {
  ADMIN,
  COORDINATOR,
  draftSaved,
  LEGAL_HEAD,
  openAs,
  panel,
  publish,
  saveNew,
  SECOND_ADMIN,
} from '../steps/authority.ts'
import { test } from '../steps/walk.ts'

/** The configuration of one portal, downloaded, and published in another. */

test.describe.configure({ timeout: 360_000 })
test.use({ actionTimeout: 20_000, refusedBySecond: /archivo\/comparacion$/ })

const CARRY = '/configuracion/llevar'

/** Downloads the configuration, as the screen offers it. */
async function downloaded(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    // the whole configuration is read and packed first
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Descargar la configuración' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('configuracion.zip')
  return readFile(await file.path())
}

const chosen = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Elegir el ZIP').setInputFiles({ name, mimeType: 'application/zip', buffer })

test('what one portal decided is brought to another, published there, and written as the same bytes @deep @celular-deep', async ({
  page,
  secondPage,
}) => {
  const name = `Falta el plano del predio ${unique()}`
  const summary = 'Para captar agua de ríos y quebradas.'
  let cause = ''
  await test.step('the first portal gets a new cause and another summary of a procedure', async () => {
    await openAs(page, COORDINATOR, '/crear-causales-devolucion')
    await page.getByLabel('Nombre').fill(name)
    cause = await saveNew(page)
    await openAs(page, LEGAL_HEAD, cause)
    await publish(page, { reason: 'Se repite en las solicitudes' })
    await openAs(page, ADMIN, '/edit-parametrizacion/3')
    await page.getByLabel('Resumen').fill(summary)
    await draftSaved(page)
    await openAs(page, SECOND_ADMIN, '/edit-parametrizacion/3')
    await publish(page, { reason: 'Se dice en pocas palabras', norm: 'Acuerdo 3 de 2026' })
  })
  await openAs(page, ADMIN, '/configuracion')
  await page.getByRole('link', { name: 'Llevar la configuración' }).click()
  await expect(page).toHaveURL(CARRY)
  await noViolations(page)
  await noOverflow(page)
  const zip = await downloaded(page)
  expect((await downloaded(page)).equals(zip)).toBe(true)

  await openAs(secondPage, ADMIN, CARRY)
  await test.step('the second refuses what is none, at its place', async () => {
    await chosen(secondPage, 'nota.zip', Buffer.from('hola'))
    await expect(secondPage.getByRole('alert').getByText('El archivo no es un ZIP.')).toBeVisible()
    await noViolations(secondPage)
    await noOverflow(secondPage)
  })
  await test.step('it says what would change, and makes drafts of it with the keyboard', async () => {
    await chosen(secondPage, 'del-portal-de-pruebas.zip', zip)
    const changes = panel(secondPage, 'Lo que cambiaría «del-portal-de-pruebas.zip»')
    await expect(changes.getByText('2 elementos no son iguales.')).toBeVisible()
    await expect(changes.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
    await expect(changes.getByText(summary)).toBeVisible()
    await noViolations(secondPage)
    await noOverflow(secondPage)
    const bring = changes.getByRole('button', { name: 'Traer 2 como borradores' })
    await bring.focus()
    await secondPage.keyboard.press('Enter')
    const made = panel(secondPage, 'Quedaron por publicar')
    await expect(made.getByRole('link', { name: 'causas de devolución: 1 borrador' })).toBeVisible()
    await noViolations(secondPage)
    await noOverflow(secondPage)
    expect((await downloaded(secondPage)).equals(zip)).toBe(false)
    await made.getByRole('link', { name: 'trámites: 1 borrador' }).click()
    await expect(secondPage.getByText('Concesión de aguas superficiales').first()).toBeVisible()
  })
  await test.step('others publish them there', async () => {
    await openAs(secondPage, LEGAL_HEAD, cause)
    await publish(secondPage, { reason: 'Se probó en el portal de pruebas' })
    await openAs(secondPage, SECOND_ADMIN, '/edit-parametrizacion/3')
    await publish(secondPage, { reason: 'Se probó en el portal de pruebas', norm: 'Acuerdo 3 de 2026' })
  })
  await openAs(secondPage, ADMIN, CARRY)
  expect((await downloaded(secondPage)).equals(zip)).toBe(true)
  await chosen(secondPage, 'otra-vez.zip', zip)
  await expect(secondPage.getByText('Nada que traer: el archivo y el portal dicen lo mismo.')).toBeVisible()
})
