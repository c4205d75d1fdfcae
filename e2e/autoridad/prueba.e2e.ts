import { expect } from '@playwright/test'
import { type Account, noOverflow, noViolations, PASSWORD } from '../steps/citizen.ts'
import { ADMIN, draftSaved, openAs, panel, SECOND_ADMIN } from '../steps/authority.ts'
import { test } from '../steps/walk.ts'

/** A draft is tried on what was filed, before anybody meets it. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

const COMPANY: Account = { email: 'empresa@demo.test', password: PASSWORD }
const WASTE_REGISTER = 20

test('a document that is asked for is tried, and the number opens the applications that lack it @deep', async ({
  page,
  walk,
}) => {
  const { caseId } = await walk.file(COMPANY.email, WASTE_REGISTER)
  const address = `/edit-parametrizacion/${WASTE_REGISTER}?parte=documentos`
  const draft = panel(page, 'Borrador')

  await test.step('one person asks for another document, and tries the draft', async () => {
    await openAs(page, ADMIN, address)
    await page.getByLabel('Pedir otro documento').selectOption({ index: 1 })
    await draftSaved(page)
    await expect(draft.getByText('Nadie ha probado este borrador.')).toBeVisible()
    await noViolations(page)
    await draft.getByRole('button', { name: 'Probar', exact: true }).click()
    await expect(draft.getByText(/^Probado por /)).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('its number opens the list with the application behind it', async () => {
    await draft.getByRole('button', { name: /habrían? podido radicar: falta «/ }).click()
    await expect(draft.locator(`a[href$="/expediente/${caseId}"]`)).toBeVisible()
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('the second person reads the same trial, and sees that a changed draft was not tried', async () => {
    await openAs(page, SECOND_ADMIN, address)
    await expect(draft.getByText(/^Probado por /)).toBeVisible()
    await page.getByLabel('Pedir otro documento').selectOption({ index: 1 })
    await draftSaved(page)
    await expect(draft.getByText('El borrador cambió desde la prueba.')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar el borrador' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar', exact: true }).click()
    await expect(page.getByText('El borrador quedó descartado')).toBeVisible()
  })
})
