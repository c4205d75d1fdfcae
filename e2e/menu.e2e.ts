import { expect } from '@playwright/test'
import { logIn } from './steps/account.ts'
import { test } from './steps/walk.ts'

/** The side menu: a collapsible column, and on a telephone a sheet over the page. */

test.describe.configure({ timeout: 150_000 })

test('the menu folds and stays folded, and opens over the page on a telephone', async ({ page }) => {
  await logIn(page, 'ciudadano@demo.test')
  const side = page.getByRole('complementary', { name: 'Menú lateral' })
  const wide = (await side.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Plegar menú' }).click()
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(async () => (await side.boundingBox())?.width ?? wide).toBeLessThan(wide)
  await page.reload()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('button', { name: 'Plegar menú' })).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(async () => (await side.boundingBox())?.width ?? 0).toBe(wide)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(side).toBeHidden()
  const sheet = page.getByRole('dialog', { name: 'Menú' })
  for (const close of [
    () => page.getByRole('button', { name: 'Cerrar menú' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByRole('button', { name: /menú$/ }).click()
    await expect(sheet).toBeVisible()
    await close()
    await expect(sheet).toBeHidden()
  }
})
