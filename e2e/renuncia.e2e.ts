import { expect } from '@playwright/test'
import { noViolations, open } from './steps/citizen.ts'
import { sitDown } from './steps/office.ts'
import { offers } from './steps/standing-cases.ts'
import { CITIZEN } from './steps/visit-places.ts'
import { test } from './steps/obeyed-policy.ts'

/** The waiver page, opened by its address in a case that offers one and has none begun. */
test('the page of a waiver offers what the case offers, and files nothing before it is said twice', async ({
  page,
}) => {
  const address = await offers('/solicitudes/renuncia-terminos/:id', 'waive')(page.request, CITIZEN)
  await sitDown(page, CITIZEN)
  await open(page, address ?? 'la demostración no tiene un caso así')
  await expect(page.getByRole('heading', { name: 'Renunciar a términos' })).toBeVisible()
  await noViolations(page)
  const offer = page.getByRole('button', { name: /^Renunciar al? / })
  await offer.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Presentar la renuncia' }).click()
  await expect(dialog.getByText('Marque la casilla para presentar la renuncia.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(offer).toBeVisible()
})
