import { expect } from '@playwright/test'
import { ACCOUNT_FORMS } from './states/account-forms.ts'
import { ADMIN_FORMS } from './states/admin-forms.ts'
import { GUEST_FORMS } from './states/guest-forms.ts'
import { OFFICE_FORMS } from './states/office-forms.ts'
import { openForm } from './states/open-form.ts'
import { pressAll } from './states/presses.ts'
import { SEARCH_BOXES, takeThrough } from './states/search-boxes.ts'
import { STATES } from './states/states.ts'
import { test } from './steps/obeyed-policy.ts'

/** Every form in every bad state: shows a message, keeps typed text, calls once, never a blank page. */

test.describe.configure({ timeout: 240_000 })
// a service worker would make the calls that are held back, rejected or cut off here
test.use({ serviceWorkers: 'block' })

for (const row of [...GUEST_FORMS, ...ACCOUNT_FORMS, ...ADMIN_FORMS, ...OFFICE_FORMS]) {
  test(`the form «${row.name}» keeps its word in every bad state${row.chosen ? '' : ' @deep'}`, async ({
    page,
  }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    const on = await openForm(page, row)
    for (const state of STATES) {
      if (state.when?.(row) === false) continue
      await test.step(state.name, async () => {
        await state.hold(on)
        await expect(page.locator('main h1').first(), 'nunca una página en blanco').toBeAttached()
        expect(broken).toEqual([])
      })
    }
  })
}

for (const box of SEARCH_BOXES) {
  test(`the search of ${box.name} answers whatever is typed${box.chosen ? '' : ' @deep'}`, async ({
    page,
  }) => {
    const broken: string[] = []
    page.on('pageerror', (error) => broken.push(error.message))
    await takeThrough(page, box)
    expect(broken).toEqual([])
  })
}

test('a button of the profile does its work once, and says when it failed @deep', async ({ page }) => {
  await pressAll(page)
})

test('a sentence that appears under a field does not take the link from under the finger', async ({
  page,
}) => {
  await page.goto('/iniciar-sesion')
  await page.getByLabel('Correo electrónico').focus()
  const link = page.getByRole('link', { name: '¿Olvidó su contraseña?' })
  const box = await link.boundingBox()
  if (box === null) throw new Error('El enlace no se ve')
  await page.mouse.move(box.x + box.width / 2, box.y + 2)
  await page.mouse.down()
  await expect(page.getByLabel('Correo electrónico')).not.toBeFocused()
  await page.mouse.up()
  await expect(page).toHaveURL(/olvidar-contrasena$/)
})
