import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { newCitizen } from './citizen.ts'

/** Registration, login, recovery and profile as people do them, on the running portal with its development mailbox. */

// a code sent by the server, ten pages and an accessibility check each take their time on a busy machine
test.describe.configure({ timeout: 150_000 })

const PASSWORD = 'Ventanilla2026'
let counter = 0
const unique = (): string => `${Date.now().toString(36)}${process.pid.toString(36)}${(counter += 1)}`
const freshPhone = (): string => `3${String(Date.now() + process.pid * 7 + (counter += 1)).slice(-9)}`

interface Message {
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly code: string | null
}
async function messages(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  const reply = await request.get(`/api/v1/dev/messages?to=${encodeURIComponent(to)}`)
  return (await reply.json()) as Message[]
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Dígito 1 de 4').click()
  await page.keyboard.type(code)
}

async function noViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([])
}

async function fillCitizen(page: Page, phone: string, email: string): Promise<void> {
  await page.getByLabel('Tipo de documento').selectOption({ label: 'Cédula de ciudadanía' })
  await page.getByLabel('Número de documento').fill('65748219')
  await page.getByLabel('Género').selectOption({ label: 'Femenino' })
  await page.getByLabel('Nombres').fill('Marta Lucía')
  await page.getByLabel('Apellidos').fill('Ávila Rondón')
  await page.getByLabel('Celular').fill(phone)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Camino2026')
  await page.getByLabel('Confirme la contraseña').fill('Camino2026')
  await page.getByRole('checkbox').check()
}

/** Opens a page and waits for its heading, however long the first load takes. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main h1').first()).toBeVisible({ timeout: 40_000 })
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/iniciar-sesion')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
}

async function logInOfficial(page: Page, email: string): Promise<void> {
  await open(page, '/iniciar-sesion-funcionario')
  await page.getByLabel('Corporación').selectOption('1')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).not.toHaveURL(/iniciar-sesion/, { timeout: 40_000 })
}

test('a citizen registers with code and link, and logs in @celular', async ({ page, request }) => {
  const [phone, email] = [freshPhone(), `marta.${unique()}@correo.example`]
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
  // a slip in the last digit: what is typed again is mostly what stands there already
  await typeCode(page, code.slice(0, 3) + String((Number(code[3]) + 1) % 10))
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText(/El código no es correcto/).first()).toBeVisible()
  await expect(page.getByLabel('Dígito 4 de 4')).toHaveAttribute('aria-invalid', 'true')
  await typeCode(page, code)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Su celular quedó verificado' })
  await expect(dialog).toContainText('30 minutos')
  await expect(page.getByText('El código fue validado')).toBeVisible()
  await dialog.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/iniciar-sesion$/)

  const link = (await messages(request, email))[0]?.links[0] ?? ''
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'Correo confirmado' })).toBeVisible()
  await noViolations(page)
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await logIn(page, email, 'Camino2026')
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
    reg_password: 'Camino2026',
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

test('the profile gives authority for notification, ends another session and changes the theme @celular', async ({
  page,
  browser,
  request,
}) => {
  // somebody of their own: ending all other sessions of a shared account would throw other tests out
  const { email, password } = await newCitizen(request)
  const other = await browser.newPage()
  await logIn(other, email, password)
  await logIn(page, email, password)
  await open(page, '/perfil-usuario')
  await expect(page.getByRole('heading', { name: 'Mi perfil' })).toBeVisible()
  await page.getByRole('button', { name: /(Autorizar la|Retirar la) / }).click()
  await expect(page.getByText(/Autorizó la notificación electrónica|Retiró la autorización/)).toBeVisible()
  await noViolations(page)
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

test('an administrator activates an official who waits, who then logs in', async ({ page, request }) => {
  const [phone, email] = [freshPhone(), `nuevo.${unique()}@corporacion.example`]
  const lastNames = `Torres ${unique()}`
  const form = {
    reg_rol: 12,
    cu_rol_add: [],
    reg_id_cliente: 1,
    reg_id_tipo_documento: 1,
    reg_documento: '93456123',
    reg_nombres: 'Juan',
    reg_apellidos: lastNames,
    reg_genero: 1,
    reg_celular: `57${phone}`,
    reg_email: email,
    reg_password: PASSWORD,
  }
  await request.post('/api/v1/register_funcionario', { data: form })
  const sms = (await messages(request, phone))[0]?.code
  await request.post('/api/v1/verificar_persona', {
    data: { reg_celular: `57${phone}`, reg_email: email, reg_code: sms },
  })
  const link = (await messages(request, email))[0]?.links[0] ?? ''
  await open(page, new URL(link).pathname)
  await expect(page.getByText('Un administrador activará su cuenta')).toBeVisible()
  await logInOfficial(page, 'cli-admin@demo.test')
  await open(page, '/usuarios')
  await page.getByLabel('Buscar por nombre, correo o documento').fill(email)
  await expect(page.getByRole('rowheader', { name: `Juan ${lastNames}` })).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: `Revisar la cuenta de Juan ${lastNames}` }).click()
  await expect(page.getByRole('button', { name: 'Activar la cuenta' })).toBeEnabled()
  await noViolations(page)
  await page.getByRole('button', { name: 'Activar la cuenta' }).click()
  await expect(page.getByText('La cuenta quedó activa')).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/iniciar-sesion-funcionario/)
  await logInOfficial(page, email)
})

test('the development mailbox shows what was sent', async ({ page, request }) => {
  const email = `buzon.${unique()}@correo.example`
  await request.get(`/api/v1/user/forgot_password/${email}`)
  await open(page, '/buzon')
  await expect(page.getByRole('heading', { name: 'Buzón de desarrollo' })).toBeVisible()
  await page.getByLabel('Correo o celular').fill(email)
  await expect(page.getByText('No hay mensajes')).toBeVisible()
  await noViolations(page)
})

test('used and invented links say so kindly', async ({ page }) => {
  await open(page, '/verificar-email-ciudadano/inventado')
  await expect(page.getByRole('heading', { name: 'No pudimos confirmar su correo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute(
    'href',
    '/iniciar-sesion',
  )
})

for (const [type, citizens, officials] of [
  [100, false, false],
  [110, false, true],
  [130, true, true],
] as const) {
  test(`a login is closed by alert ${type} for those whom it means`, async ({ page }) => {
    // answered here, because a real alert would stop everybody else's tests
    await page.route('**/api/v1/get_alertas-global', (route) =>
      route.fulfill({
        json: {
          status: 200,
          message: 'OK',
          data: [
            {
              ac_id: 1,
              ac_title_alert: 'Mantenimiento',
              ac_body_alert: 'Volvemos a las 10',
              ac_fecha_creacion: '2026-11-21T13:00:00.000Z',
              ac_tipo_alerta: type,
            },
          ],
        },
      }),
    )
    for (const [path, open] of [
      ['/iniciar-sesion', citizens],
      ['/iniciar-sesion-funcionario', officials],
    ] as const) {
      await page.goto(path)
      const email = page.getByLabel('Correo electrónico')
      await (open ? expect(email).toBeEnabled() : expect(email).toBeDisabled())
      await expect(page.getByText('Volvemos a las 10')).toHaveCount(open ? 0 : 1)
    }
  })
}

test('an administrator creates an account', async ({ page }) => {
  await logInOfficial(page, 'cli-admin@demo.test')
  await open(page, '/registro/usuario')
  const email = `creada.${unique()}@corporacion.example`
  await page.getByLabel('Nombres').fill('Rosa')
  await page.getByLabel('Apellidos').fill('Cano')
  await page.getByLabel('Número de documento').fill('28534107')
  await page.getByLabel('Género').selectOption('2')
  await page.getByLabel('Celular').fill(freshPhone())
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Rol principal').selectOption({ label: 'Profesional técnico evaluador' })
  await expect(page.getByRole('button', { name: 'Crear cuenta' })).toBeDisabled()
  await page.getByLabel('Oficina', { exact: true }).selectOption({ label: 'Territorial Norte' })
  await noViolations(page)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/usuarios\?estado=activo/)
  await page.getByLabel('Buscar por nombre, correo o documento').fill(email)
  await page.getByRole('link', { name: 'Rosa Cano' }).click()
  await expect(page.getByRole('heading', { name: 'Rosa Cano' })).toBeVisible()
  await noViolations(page)
})

test('a general alert comes and goes @cierre', async ({ page }) => {
  await logInOfficial(page, 'cli-admin@demo.test')
  const title = `Aviso ${unique()}`
  await open(page, '/alertas-globales')
  await page.getByRole('button', { name: 'Publicar una alerta' }).click()
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Texto').fill('Prueba del aviso general')
  await noViolations(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: `Retirar «${title}»` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
})
