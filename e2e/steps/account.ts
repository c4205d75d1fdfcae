import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../../packages/domain/src/identity/demo-password.ts'
import { freshPhone, unique } from './fresh.ts'

/** Account actions in the browser: codes and messages, the registration form, both logins. */

export const PASSWORD = DEMO_PASSWORD
export { freshPhone, unique }
/** The same as a name, without digits (decision 68). */
export const uniqueName = (): string =>
  unique().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))

interface Message {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly code: string | null
}
export async function messages(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  const reply = await request.get(`/api/v1/dev/messages?to=${encodeURIComponent(to)}`)
  return (await reply.json()) as Message[]
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Dígito 1 de 4').click()
  await page.keyboard.type(code)
}

/** `document`: false where the link's request fixes it and it cannot be edited. */
export async function fillCitizen(
  page: Page,
  phone: string,
  email: string,
  { document = true } = {},
): Promise<void> {
  if (document) {
    await page.getByLabel('Tipo de documento').selectOption({ label: 'Cédula de ciudadanía' })
    await page.getByLabel('Número de documento').fill('65748219')
  }
  await page.getByLabel('Género').selectOption({ label: 'Femenino' })
  await page.getByLabel('Nombres').fill('Marta Lucía')
  await page.getByLabel('Apellidos').fill('Ávila Rondón')
  await page.getByLabel('Celular').fill(phone)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Quebrada2026')
  await page.getByLabel('Confirme la contraseña').fill('Quebrada2026')
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
}

/** Opens a page and waits for its heading, however long the first load takes. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: 40_000 })
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/iniciar-sesion')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
}

export async function logInOfficial(page: Page, email: string): Promise<void> {
  await open(page, '/iniciar-sesion-funcionario')
  await page.getByLabel('Corporación').selectOption('1')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
}
