import { expect, test } from '@playwright/test'
import { ACCOUNT_FORMS } from './states/account-forms.ts'
import { GUEST_FORMS } from './states/guest-forms.ts'
import { openForm, STATES } from './states/states.ts'

/** Every form in every bad state: a sentence, nothing typed is lost, the call is made once, never a blank page. */

test.describe.configure({ timeout: 240_000 })
// answers are held back, refused and cut off here, which a service worker would fetch on its own
test.use({ serviceWorkers: 'block' })

for (const row of [...GUEST_FORMS, ...ACCOUNT_FORMS]) {
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
