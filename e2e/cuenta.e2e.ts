import { expect } from '@playwright/test'
import {
  fillCitizen,
  freshPhone,
  logIn,
  messages,
  open,
  PASSWORD,
  typeCode,
  unique,
} from './steps/account.ts'
import { newCitizen, noViolations } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/**
 * Registration, login, recovery and profile as users do them, on the running portal with its development
 * mailbox.
 */

// a code sent by the server, ten pages and an accessibility check each take time on a busy machine
test.describe.configure({ timeout: 150_000 })
// a service worker would fetch the picture this test holds back
test.use({ serviceWorkers: 'block' })

test('a citizen registers with code and link, and logs in @celular', async ({ page, request }) => {
  const [phone, email] = [freshPhone(), `marta.${unique()}@correo.example`]
  // on a weak connection the last dialog's picture arrives after its text
  const picture = Promise.withResolvers<void>()
  await page.route('**/exito-*.svg', async (route) => {
    await picture.promise
    await route.continue()
  })
  await open(page, '/registro-ciudadano')
  const next = page.getByRole('button', { name: 'Continuar' })
  await expect(next).toBeDisabled()
  await fillCitizen(page, phone, email)
  await next.click()
  await expect(page.getByText('Estamos validando tu información').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeVisible()
  await expect(page.getByText('Se ha enviado un mensaje a tu correo')).toBeVisible()
  await expect(page.getByLabel('Nombres')).toBeDisabled()
  await expect(page.getByText(/Podrá solicitar un nuevo SMS en \d+ segundos/).first()).toBeVisible()
  await noViolations(page)

  await page.getByRole('button', { name: 'Modificar datos' }).click()
  await expect(page.getByLabel('Nombres')).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeHidden()
  await page.getByLabel('Nombres').fill('Marta')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Escriba el código' })).toBeVisible()

  const code = (await messages(request, phone))[0]?.code ?? ''
  // a wrong last digit: the retyped code repeats most of the filled boxes
  await typeCode(page, code.slice(0, 3) + String((Number(code[3]) + 1) % 10))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText(/El código no es correcto/).first()).toBeVisible()
  await expect(page.getByLabel('Dígito 4 de 4')).toHaveAttribute('aria-invalid', 'true')
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Su celular quedó verificado' })
  await expect(dialog).toContainText('30 minutos')
  await expect(page.getByText('El código fue validado')).toBeVisible()
  const toLogin = dialog.getByRole('link', { name: 'Ir a iniciar sesión' })
  const stood = await toLogin.boundingBox()
  picture.resolve()
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 320)
  expect(await toLogin.boundingBox(), 'the picture moves nothing').toEqual(stood)
  await toLogin.click()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)

  const link = (await messages(request, email))[0]?.links[0] ?? ''
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await noViolations(page)
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await logIn(page, email, 'Quebrada2026')
})

test('the registration says what is wrong in the words of the specification', async ({ page }) => {
  await open(page, '/registro-ciudadano')
  await page.getByLabel('Celular').fill('31155a')
  await expect(page.getByLabel('Celular')).toHaveValue('31155')
  await page.getByLabel('Correo electrónico').fill('Marta @Correo')
  await page.getByLabel('Contraseña', { exact: true }).fill('solamente')
  await page.getByLabel('Confirme la contraseña').fill('otra')
  await page.getByLabel('Nombres').focus()
  await expect(page.getByText('Número de celular inválido. Debe tener 10 dígitos')).toBeVisible()
  await expect(page.getByText('Por favor ingresa un correo electrónico válido')).toBeVisible()
  await expect(page.getByText('La contraseña debe tener al menos un número')).toBeVisible()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
  await page.getByLabel('Tipo de documento').selectOption('1')
  await page.getByText('Jurídica').click()
  await expect(page.getByLabel('Tipo de documento')).toHaveValue('')
  await expect(page.getByLabel('Razón social')).toBeVisible()
  await page.getByRole('button', { name: 'política de tratamiento de datos' }).click()
  const policy = page.getByRole('dialog', { name: 'Política de tratamiento de datos personales' })
  await expect(policy).toContainText('diez (10) días hábiles')
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(policy).toBeHidden()
})

test('a known telephone is refused, and nothing that was typed is lost', async ({ page }) => {
  await open(page, '/registro-ciudadano')
  const account = await page.request.post('/api/v1/authenticate', {
    data: { username: 'ciudadano@demo.test', password: PASSWORD },
  })
  const { auth_info } = (await account.json()) as { auth_info: { access_token: string } }
  const profile = await page.request.get('/api/v1/perfil', {
    headers: { authorization: `Bearer ${auth_info.access_token}` },
  })
  const { phone } = (await profile.json()) as { phone: string }
  await fillCitizen(page, phone.slice(2), `otra.${unique()}@correo.example`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText(/^ERROR: El celular ingresado ya existe/).first()).toBeVisible()
  await expect(page.getByLabel('Apellidos')).toHaveValue('Ávila Rondón')
})

test('the citizens’ login works by keyboard and puts errors at their field @celular', async ({ page }) => {
  await open(page, '/iniciar-sesion')
  await expect(page.getByRole('heading', { name: 'Iniciar sesión - Ciudadanos o Empresas' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeDisabled()
  await page.getByLabel('Correo electrónico').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('You must enter a email')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill('nadie')
  await page.getByLabel('Contraseña', { exact: true }).fill('corta')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByText('You must enter a valid email')).toBeVisible()
  await expect(page.getByText('La contraseña debe ser mayor a 8 caracteres')).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Correo electrónico').fill(`nadie.${unique()}@correo.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill('Equivocada1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  await expect(page.getByRole('link', { name: '¿Olvidó su contraseña?' })).toHaveAttribute(
    'href',
    '/olvidar-contrasena',
  )
  await expect(page.getByRole('link', { name: 'Cree su cuenta' })).toHaveAttribute(
    'href',
    '/registro-ciudadano',
  )
})

test('an official chooses the corporation, and their own registration asks for roles', async ({ page }) => {
  await open(page, '/iniciar-sesion-funcionario')
  await page.getByLabel('Correo electrónico').fill('x')
  await page.getByLabel('Contraseña', { exact: true }).fill('x')
  await page.getByLabel('Corporación').focus()
  await expect(page.getByText('Debes ingresar un correo electrónico válido')).toBeVisible()
  await expect(page.getByText('La contraseña debe tener mínimo 8 caracteres.')).toBeVisible()
  await noViolations(page)
  await open(page, '/registro-funcionario')
  await expect(page.getByLabel('Rol principal').locator('option')).toHaveCount(54)
  await expect(page.getByRole('option', { name: 'Superadministrador' })).toHaveCount(0)
  await noViolations(page)
})

test('a lost password is recovered in three steps @celular', async ({ page, request }) => {
  const [phone, email] = [freshPhone(), `olvido.${unique()}@correo.example`]
  const form = {
    reg_tipo_persona: 1,
    reg_empresa: '',
    reg_id_tipo_documento: 1,
    reg_documento: '65748219',
    reg_nombres: 'Ana',
    reg_apellidos: 'Ríos',
    reg_genero: 2,
    reg_celular: `57${phone}`,
    reg_email: email,
    reg_password: 'Quebrada2026',
  }
  await request.post('/api/v1/register', { data: form })
  const sms = (await messages(request, phone))[0]?.code
  await request.post('/api/v1/verificar_persona', {
    data: { reg_celular: `57${phone}`, reg_email: email, reg_code: sms },
  })
  await open(page, '/olvidar-contrasena')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('button', { name: 'Reenviar' })).toBeDisabled()
  await noViolations(page)
  await typeCode(page, (await messages(request, email))[0]?.code ?? '')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Nueva2027')
  await page.getByLabel('Confirme la contraseña').fill('Nueva2028')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('Las contraseñas no coinciden, por favor verifique')).toBeVisible()
  await page.getByLabel('Confirme la contraseña').fill('Nueva2027')
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)
  await logIn(page, email, 'Nueva2027')
})

test('the profile gives authority for notification, keeps a wish, ends another session and changes the theme @celular-deep', async ({
  page,
  browser,
  request,
}) => {
  // a separate account: ending all other sessions of a shared one would log other tests out
  const { email, password } = await newCitizen(request)
  const other = await browser.newPage()
  await logIn(other, email, password)
  await logIn(page, email, password)
  await open(page, '/perfil-usuario')
  await expect(page.getByRole('heading', { name: 'Mi perfil' })).toBeVisible()
  await page.getByRole('button', { name: /(Autorizar la|Retirar la) / }).click()
  await expect(page.getByText(/Autorizó la notificación electrónica|Retiró la autorización/)).toBeVisible()
  await noViolations(page)
  const wish = page.getByRole('checkbox', { name: 'SMS cuando empieza un plazo para usted' })
  await expect(wish).not.toBeChecked()
  await wish.check()
  await expect(page.getByText('Su elección quedó guardada')).toBeVisible()
  await page.reload()
  await expect(wish).toBeChecked()
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(page.getByText('Esta sesión')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar todas las demás' })).toBeHidden()
  await other.goto('/perfil-usuario')
  await expect(other).toHaveURL(/iniciar-sesion|\/$/)
  await other.close()
  await page.getByText('Oscuro', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'oscuro')
  await noViolations(page)
})

test('a person changes their e-mail, takes their data along and asks for deletion @celular-deep', async ({
  page,
  request,
}) => {
  const { email, password } = await newCitizen(request)
  const fresh = `nueva.${unique()}@correo.example`
  await logIn(page, email, password)
  await open(page, '/perfil-usuario')
  await page.getByLabel('Correo nuevo').fill(fresh)
  await page.getByLabel('Su contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText(`Enviamos un código a ${fresh}`)).toBeVisible()
  await typeCode(page, (await messages(request, fresh))[0]?.code ?? '')
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('Su correo cambió')).toBeVisible()
  await expect(page.getByText(fresh).first()).toBeVisible()
  expect((await messages(request, email))[0]?.subject).toBe('El correo de su cuenta cambió')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  expect((await file).suggestedFilename()).toBe('mis-datos.json')
  await expect(page.getByText('Política de tratamiento de datos personales')).toBeVisible()

  await page.getByRole('button', { name: 'Pedir la eliminación' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Pedir que eliminemos sus datos?' })
  await expect(dialog.getByRole('button', { name: 'Pedir la eliminación' })).toBeDisabled()
  await dialog.getByLabel('Motivo').fill('Ya no tengo la finca')
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Pedir la eliminación' }).click()
  await expect(page.getByText('Motivo: Ya no tengo la finca')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar la petición' }).click()
  await expect(page.getByRole('button', { name: 'Pedir la eliminación' })).toBeVisible()
})
