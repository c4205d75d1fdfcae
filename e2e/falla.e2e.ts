import { expect } from '@playwright/test'
import { open, PASSWORD } from './steps/citizen.ts'
import { sitDown } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** A broken screen: a message, a way back, and a reference that the server also has. */

test('a screen that breaks says so with a reference that the server noted, and the portal goes on', async ({
  page,
}) => {
  await sitDown(page, { email: 'ciudadano@demo.test', password: PASSWORD })
  // a response shape that no screen expects
  await page.route('**/api/v1/perfil', (route) => route.fulfill({ json: { roleNames: null } }))
  const noted = page.waitForRequest('**/api/v1/fallas')
  await page.goto('/perfil-usuario')
  const alert = page.getByRole('alert').filter({ hasText: 'Algo falló al mostrar esta página.' })
  await expect(alert).toBeVisible({ timeout: 40_000 })
  const told = (await noted).postDataJSON() as { reference: string; screen: string }
  expect(told.screen).toBe('cuenta.profile')
  await expect(alert).toContainText(`díganos esta referencia: ${told.reference}`)
  expect((await (await noted).response())?.status()).toBe(200)
  await alert.getByRole('link', { name: 'inicio' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/api/v1/perfil')
  await open(page, '/perfil-usuario')
  await expect(page.getByRole('heading', { name: 'Mi perfil' })).toBeVisible()
})
