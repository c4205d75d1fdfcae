import { expect, type Page } from '@playwright/test'
import { logIn, messages, open } from './steps/account.ts'
import { newCitizen, noOverflow, noViolations } from './steps/citizen.ts'
import { device } from './steps/virtual-key.ts'
import { test } from './steps/obeyed-policy.ts'

/** Passkeys through the browser's own dialog, answered by Chromium's virtual authenticator. */

test.describe.configure({ timeout: 150_000 })

const card = (page: Page) => page.getByRole('region', { name: 'Llaves de acceso' })

test('a passkey added in the profile is asked at the next login, from the keyboard alone @celular-deep', async ({
  page,
  request,
}) => {
  const account = await newCitizen(request)
  await device(page)
  await logIn(page, account.email, account.password)
  await open(page, '/perfil-usuario')
  const part = card(page)
  await part.getByLabel('Nombre de la llave').fill('Llave del portátil')
  await part.getByLabel('Contraseña de su cuenta').fill('Equivocada1')
  await part.getByRole('button', { name: 'Agregar una llave' }).click()
  await expect(part.getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await part.getByLabel('Contraseña de su cuenta').fill(account.password)
  await part.getByRole('button', { name: 'Agregar una llave' }).click()
  await expect(page.getByText('La llave quedó en su cuenta')).toBeVisible()
  await expect(part.getByText('Llave del portátil')).toBeVisible()
  await expect(part.getByText('No se ha usado')).toBeVisible()
  await noViolations(page)
  await noOverflow(page)
  expect((await messages(request, account.email))[0]?.subject).toBe('Agregó una llave de acceso')

  await page.goto('/logout')
  await expect(page).not.toHaveURL(/logout/)
  await open(page, '/iniciar-sesion')
  await page.getByLabel('Correo electrónico').fill(account.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirme con su llave de acceso' })).toBeVisible()
  const use = page.getByRole('button', { name: 'Usar mi llave de acceso' })
  await expect(use).toBeFocused()
  await noViolations(page)
  await noOverflow(page)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })

  await open(page, '/perfil-usuario')
  await expect(card(page).getByText(/Último uso/)).toBeVisible()
  await card(page).getByRole('button', { name: 'Renombrar Llave del portátil' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de la llave').fill('Portátil')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await card(page).getByRole('button', { name: 'Quitar Portátil' }).click()
  await dialog.getByLabel('Contraseña de su cuenta').fill(account.password)
  await dialog.getByRole('button', { name: 'Quitar la llave' }).click()
  await expect(page.getByText('La llave ya no sirve para entrar')).toBeVisible()
  await expect(card(page).getByText('Portátil', { exact: true })).toBeHidden()
})

test('a window that is closed without a key says so, opens nothing, and may be tried again', async ({
  page,
  request,
}) => {
  const account = await newCitizen(request)
  await device(page)
  await logIn(page, account.email, account.password)
  await open(page, '/perfil-usuario')
  await card(page).getByLabel('Contraseña de su cuenta').fill(account.password)
  await card(page).getByRole('button', { name: 'Agregar una llave' }).click()
  await expect(page.getByText('La llave quedó en su cuenta')).toBeVisible()
  await page.goto('/logout')
  await expect(page).not.toHaveURL(/logout/)
  await open(page, '/iniciar-sesion')
  // simulates a closed dialog: the browser's response is the same
  await page.evaluate(() => {
    const credentials = navigator.credentials
    const real = credentials.get.bind(credentials)
    let closed = false
    credentials.get = (options) => {
      if (closed) return real(options)
      closed = true
      return Promise.reject(new DOMException('closed', 'NotAllowedError'))
    }
  })
  await page.getByLabel('Correo electrónico').fill(account.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  const use = page.getByRole('button', { name: 'Usar mi llave de acceso' })
  await use.click()
  await expect(page.getByRole('alert')).toContainText('la ventana se cerró')
  await noViolations(page)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(account.email)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await use.click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
})
