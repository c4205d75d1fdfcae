import { expect } from '@playwright/test'
import { messages } from './steps/account.ts'
import { logIn, newCitizen, noOverflow, noViolations, open } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

test('the code of a recovery is asked for again after a minute, or for another address', async ({ page }) => {
  // mocked, because the server has a one-minute limit of its own
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

test('the link of the mail leads to a new password without a code, once', async ({ page, request }) => {
  const who = await newCitizen(request)
  await open(page, '/olvidar-contrasena')
  await page.getByLabel('Correo electrónico').fill(who.email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByLabel('Dígito 1 de 4')).toBeFocused()
  const link = new URL((await messages(request, who.email))[0]?.links[0] ?? '')
  const choose = async (): Promise<void> => {
    await page.goto('about:blank')
    await open(page, `${link.pathname}${link.hash}`)
    await page.getByLabel('Contraseña nueva').fill('Recobrada27')
    await page.getByLabel('Confirme la contraseña').fill('Recobrada27')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  }
  await choose()
  await expect(page).toHaveURL(/iniciar-sesion$/)
  await choose()
  await expect(page.getByRole('alert').getByText(/venció o ya se usó/)).toBeVisible()
  // the token appears in no address
  await expect(page).toHaveURL(/olvidar-contrasena$/)
  await noViolations(page)
  await noOverflow(page)
  await page.getByRole('button', { name: 'Pedir un código nuevo' }).press('Enter')
  await expect(page.getByLabel('Correo electrónico')).toBeFocused()
  await logIn(page, { ...who, password: 'Recobrada27' })
})
