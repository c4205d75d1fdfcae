import { expect, test } from '@playwright/test'

test('the code of a recovery is asked for again after a minute, or for another address', async ({ page }) => {
  // answered here, because the server counts minutes of its own
  const asked: string[] = []
  await page.route('**/api/v1/user/forgot_password/**', (route) => {
    asked.push(decodeURIComponent(route.request().url().split('/').at(-1) ?? ''))
    return route.fulfill({ json: { status: 200, message: 'Código enviado', token: `t${asked.length}` } })
  })
  await page.route('**/api/v1/user/code_password', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 400, message: `Recibido ${route.request().postDataJSON().token}` },
    }),
  )
  await page.clock.install()
  await page.goto('/olvidar-contrasena-funcionario')
  await page.getByLabel('Correo electrónico').fill('una@correo.example')
  await page.getByRole('button', { name: 'Enviar' }).click()
  const again = page.getByRole('button', { name: 'Reenviar' })
  await expect(again).toBeDisabled()
  await page.clock.runFor(61_000)
  await again.click()
  await expect(again).toBeDisabled()
  await page.getByLabel('Dígito 1 de 4').click()
  await page.keyboard.type('1234')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Recibido t2').first()).toBeVisible()
  await page.getByRole('button', { name: 'Modificar email' }).click()
  await page.getByLabel('Correo electrónico').fill('otra@correo.example')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(again).toBeVisible()
  expect(asked).toEqual(['una@correo.example', 'una@correo.example', 'otra@correo.example'])
  await expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
    'href',
    '/iniciar-sesion-funcionario',
  )
})
