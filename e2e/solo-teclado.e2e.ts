import { expect, type Page } from '@playwright/test'
import { freshPhone, messages, open, PASSWORD, unique } from './steps/account.ts'
import { button, choose, noPointerCame, notePointers, press, reach, write } from './steps/by-keyboard.ts'
import { newCitizen } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Account access from the first key to the last without a mouse: an unreachable control fails here. */

test.describe.configure({ timeout: 240_000 })

/** The boxes of a code advance by themselves. */
async function writeCode(page: Page, code: string): Promise<void> {
  await reach(page, page.getByLabel('Dígito 1 de 4'))
  await page.keyboard.type(code)
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await write(page, 'Correo electrónico', email)
  await write(page, 'Contraseña', password)
  await press(page, button(page, 'Ingresar'))
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
}

test.beforeEach(({ page }) => notePointers(page))
test.afterEach(({ page }) => noPointerCame(page))

test('a citizen registers, confirms telephone and address, and logs in with the keyboard alone @deep', async ({
  page,
  request,
}) => {
  const [phone, email, password] = [freshPhone(), `teclado.${unique()}@correo.example`, 'Quebrada2026']
  await open(page, '/registro-ciudadano')
  await choose(page, 'Tipo de documento', 'Cédula de ciudadanía')
  await write(page, 'Número de documento', '65748219')
  await choose(page, 'Género', 'Femenino')
  await write(page, 'Nombres', 'Marta Lucía')
  await write(page, 'Apellidos', 'Ávila Rondón')
  await write(page, 'Celular', phone)
  await write(page, 'Correo electrónico', email)
  await write(page, 'Contraseña', password)
  await write(page, 'Confirme la contraseña', password)
  await press(page, page.getByRole('checkbox', { name: /términos y condiciones/ }), 'Space')
  await press(page, button(page, 'Continuar'))
  await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeVisible()
  await writeCode(page, (await messages(request, phone))[0]?.code ?? '')
  await press(page, button(page, 'Continuar'))
  const dialog = page.getByRole('dialog', { name: 'Su celular quedó verificado' })
  await press(page, dialog.getByRole('link', { name: 'Ir a iniciar sesión' }))
  await expect(page).toHaveURL(/\/iniciar-sesion$/)

  const link = (await messages(request, email))[0]?.links[0] ?? ''
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'Ir a iniciar sesión' }))
  await expect(page).toHaveURL(/\/iniciar-sesion$/)
  await logIn(page, email, password)
})

test('an official logs in with the keyboard alone @deep', async ({ page }) => {
  await open(page, '/iniciar-sesion-funcionario')
  const corporation = page.getByLabel('Corporación', { exact: true })
  await reach(page, corporation)
  await page.keyboard.press('ArrowDown')
  await expect(corporation).toHaveValue('1')
  await logIn(page, 'cli-juridico@demo.test', PASSWORD)
})

test('a lost password is recovered with the keyboard alone @deep', async ({ page, request }) => {
  const { email } = await newCitizen(request)
  await open(page, '/olvidar-contrasena')
  await write(page, 'Correo electrónico', email)
  await press(page, button(page, 'Enviar'))
  await expect(page.getByLabel('Dígito 1 de 4')).toBeVisible()
  await writeCode(page, (await messages(request, email))[0]?.code ?? '')
  await press(page, button(page, 'Continuar'))
  await write(page, 'Contraseña nueva', 'Nueva2027')
  await write(page, 'Confirme la contraseña', 'Nueva2027')
  await press(page, button(page, 'Guardar contraseña'))
  await expect(page).toHaveURL(/\/iniciar-sesion$/)
  await logIn(page, email, 'Nueva2027')
})

test('a person changes their e-mail in the profile with the keyboard alone @deep', async ({
  page,
  request,
}) => {
  const { email, password } = await newCitizen(request)
  const fresh = `nueva.${unique()}@correo.example`
  await open(page, '/iniciar-sesion')
  await logIn(page, email, password)
  await open(page, '/perfil-usuario')
  await write(page, 'Correo nuevo', fresh)
  await write(page, 'Su contraseña', password)
  await press(page, button(page, 'Enviar código'))
  await expect(page.getByText(`Enviamos un código a ${fresh}`)).toBeVisible()
  await writeCode(page, (await messages(request, fresh))[0]?.code ?? '')
  await press(page, button(page, 'Confirmar'))
  await expect(page.getByText('Su correo cambió')).toBeVisible()
})
