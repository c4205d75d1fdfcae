import { expect } from '@playwright/test'
import { beginSurfaceWater, fieldAt, logIn, newCitizen, pdf, saved } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Documents of an application: the message after a failed upload, and the removal of a file. */

test.describe.configure({ timeout: 150_000 })
// the service worker would respond before the test can
test.use({ serviceWorkers: 'block', actionTimeout: 20_000 })

test('an upload that fails says which part of it failed, and a file taken back is deleted', async ({
  page,
  request,
}) => {
  await logIn(page, await newCitizen(request))
  await beginSurfaceWater(page)
  await expect(page.getByRole('heading', { name: 'Datos del solicitante' })).toBeVisible({ timeout: 30_000 })
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: /^Documentos/ })
    .click()
  const field = fieldAt(page, 'documento_1')
  const chooser = field.locator('input[type=file]:not([capture])')

  await page.route('**/api/v1/generatePresignedUrl', (route) =>
    route.fulfill({ status: 429, json: { status: 429, message: 'Tiene demasiadas cargas sin terminar.' } }),
  )
  await chooser.setInputFiles(pdf('Cédula'))
  await expect(field.getByRole('alert').first()).toHaveText(
    'Error al obtener la URL prefirmada. Tiene demasiadas cargas sin terminar.',
  )
  await page.unroute('**/api/v1/generatePresignedUrl')
  await page.route('**/api/v1/almacen/**', (route) => route.fulfill({ status: 403, json: { message: 'No' } }))
  await field.getByRole('button', { name: 'Reintentar' }).click()
  await expect(field.getByRole('alert').first()).toHaveText(
    'Error al subir el archivo. Código de estado: 403. Intente de nuevo.',
  )
  await page.unroute('**/api/v1/almacen/**')
  await field.getByRole('button', { name: 'Reintentar' }).click()
  await expect(field.getByRole('button', { name: 'Quitar Cédula.pdf' })).toBeVisible({ timeout: 30_000 })
  await saved(page)

  const asked = page.waitForResponse('**/api/v1/generatePresignedUrlDelete')
  const deleted = page.waitForResponse(
    (reply) => reply.request().method() === 'DELETE' && reply.url().includes('/enlace-eliminar'),
  )
  await field.getByRole('button', { name: 'Quitar Cédula.pdf' }).click()
  expect((await asked).status()).toBe(200)
  expect((await deleted).status()).toBe(200)
  await expect(field.getByText('Cédula.pdf')).toBeHidden()
})
