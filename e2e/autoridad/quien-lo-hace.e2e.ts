import { expect } from '@playwright/test'
import { noOverflow, noViolations } from '../steps/citizen.ts'
import { COORDINATOR, draftSaved, LEGAL_HEAD, openAs, panel, publish } from '../steps/authority.ts'
import { test } from '../steps/walk.ts'

/** A procedure gives a step and the signature of its act to people of its own. */

test.describe.configure({ timeout: 240_000 })
test.use({ actionTimeout: 20_000 })

test('a procedure gives a step to others than its workflow, and one role signs less @deep', async ({
  page,
}) => {
  const step = () => page.locator('details').filter({ hasText: 'PG-13' })

  await test.step('the roles of a step and of its act are chosen', async () => {
    await openAs(page, COORDINATOR, '/edit-parametrizacion/13?parte=quien')
    await step().locator('summary').click()
    const does = step().getByRole('group', { name: 'Hace el paso' })
    await does.getByLabel('Agregar a «Hace el paso»').selectOption({ label: 'Coordinador jurídico' })
    await expect(does.getByText('Coordinador jurídico', { exact: true }).first()).toBeVisible()
    const signs = step().getByRole('group', { name: 'Lo firma' }).first()
    await signs.getByRole('button', { name: /^Quitar Jefe territorial/ }).click()
    await draftSaved(page)
    await expect(panel(page, 'Borrador')).toContainText('Quién lo hace')
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('it is there after a reload, and can be taken back', async () => {
    await page.reload()
    await expect(step().locator('summary')).toContainText('propio de este trámite')
    await step().locator('summary').click()
    await step().getByRole('button', { name: 'Dejar como en los demás: «Hace el paso»' }).click()
    await draftSaved(page)
    await expect(step().getByRole('button', { name: 'Dejar como en los demás: «Hace el paso»' })).toHaveCount(
      0,
    )
  })

  await test.step('a second person publishes it', async () => {
    await openAs(page, LEGAL_HEAD, '/edit-parametrizacion/13?parte=quien')
    await expect(page.getByText(/quien firma/).first()).toBeVisible()
    await publish(page, { reason: 'El jefe territorial no firma emisiones' })
    await expect(step().locator('summary')).toContainText('propio de este trámite')
  })
})
