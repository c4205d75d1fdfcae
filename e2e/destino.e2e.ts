import { expect } from '@playwright/test'
import { newCitizen, noOverflow, noViolations, open } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Redirect after login, and the information shown before a draft begins. */

test.describe.configure({ timeout: 240_000 })

test('a guest who begins a procedure lands on it after logging in, and reads what it asks', async ({
  page,
  request,
}) => {
  const me = await newCitizen(request)
  await open(page, '/detalle-tramite/3')
  await page.getByRole('button', { name: 'Iniciar trámite' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Inicie sesión' }).click()
  await page.getByLabel('Correo electrónico').fill(me.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(me.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(/\/mis-solicitudes\/listado-tramites\?tramite=3$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concesión de aguas superficiales')
  for (const name of ['Qué es', 'Documentos que debe tener a mano', 'Calcule la tarifa'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Término de ley')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await noOverflow(page)
  await page.goto('/ventanilla-tramites?buscar=galpon')
  await expect(page).toHaveURL(/\/mis-solicitudes\/listado-tramites\?q=galpon$/)
  await expect(page.getByRole('link', { name: 'Permiso de vertimientos' })).toBeVisible()
  await page.getByLabel('¿Qué necesita hacer?').fill('denunciar')
  await expect(page.getByText('Para una queja o una denuncia no necesita un trámite')).toBeVisible()
  await noViolations(page)
})
