import { expect, type Page } from '@playwright/test'
import {
  freshPhone,
  logIn,
  logInOfficial,
  messages,
  open,
  PASSWORD,
  unique,
  uniqueName,
} from './steps/account.ts'
import { noViolations } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** Account administration: activation, creation, the mailbox, invalid links, and a general alert. */

// a code sent by the server, ten pages and an accessibility check each take time on a busy machine
test.describe.configure({ timeout: 150_000 })

test('an administrator activates an official who waits, who then logs in', async ({ page, request }) => {
  const [phone, email] = [freshPhone(), `nuevo.${unique()}@corporacion.example`]
  const lastNames = `Torres ${uniqueName()}`
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

/** Mocks the alerts: a real one would stop every other test. */
async function tellAlerts(page: Page, types: () => readonly number[]): Promise<void> {
  await page.route('**/api/v1/get_alertas-global', (route) =>
    route.fulfill({
      json: {
        status: 200,
        message: 'OK',
        data: types().map((type) => ({
          ac_id: type,
          ac_title_alert: 'Mantenimiento',
          ac_body_alert: 'Volvemos a las 10',
          ac_fecha_creacion: '2026-11-21T13:00:00.000Z',
          ac_tipo_alerta: type,
        })),
      },
    }),
  )
}

for (const [type, citizens, officials] of [
  [100, false, false],
  [110, false, true],
  [130, true, true],
] as const) {
  test(`a login is closed by alert ${type} for those whom it means`, async ({ page }) => {
    await tellAlerts(page, () => [type])
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

test('an alert reaches a page that is open within a minute, and stops what it names', async ({ page }) => {
  let types: readonly number[] = []
  await tellAlerts(page, () => types)
  await page.clock.install()
  await open(page, '/iniciar-sesion')
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toBeEnabled()
  types = [110]
  await page.clock.runFor(60_000)
  await expect(email).toBeDisabled()
  await expect(page.getByText('Volvemos a las 10')).toBeVisible()
  types = [120]
  await page.clock.runFor(60_000)
  await expect(email).toBeEnabled()
  await logIn(page, 'ciudadano@demo.test')
  await open(page, '/mis-solicitudes/listado-tramites')
  await expect(page.getByText('Puede seguir leyendo qué pide cada trámite.')).toBeVisible()
  await noViolations(page)
})

test('an administrator creates an account, whose owner sets its password by the invitation', async ({
  page,
  request,
}) => {
  await logInOfficial(page, 'cli-admin@demo.test')
  await open(page, '/registro/usuario')
  const email = `creada.${unique()}@corporacion.example`
  await page.getByLabel('Nombres').fill('Rosa')
  await page.getByLabel('Apellidos').fill('Cano')
  await page.getByLabel('Número de documento').fill('28534107')
  await page.getByLabel('Género').selectOption('2')
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
  await page.goto('/logout')
  await expect(page).toHaveURL(/iniciar-sesion-funcionario/)
  const invitation = new URL((await messages(request, email))[0]?.links[0] ?? '')
  await open(page, `${invitation.pathname}${invitation.hash}`)
  await expect(page.getByText(`la cuenta de funcionario ${email}`)).toBeVisible()
  await expect(page).toHaveURL(/invitacion-funcionario$/)
  await noViolations(page)
  await page.getByLabel('Contraseña nueva').fill(PASSWORD)
  await page.getByLabel(/^(Confirme|Confirmar|Repita)/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/iniciar-sesion-funcionario/)
  await logInOfficial(page, email)
})

test('a director is made by two administrators', async ({ page, request }) => {
  const email = `directora.${unique()}@corporacion.example`
  const lastNames = `Prada ${uniqueName()}`
  await logInOfficial(page, 'cli-admin@demo.test')
  await open(page, '/registro/usuario')
  await page.getByLabel('Nombres').fill('Elena')
  await page.getByLabel('Apellidos').fill(lastNames)
  await page.getByLabel('Número de documento').fill('38254119')
  await page.getByLabel('Género').selectOption('2')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Rol principal').selectOption({ label: 'Director General' })
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/usuarios\/propuestas/)
  const name = `Elena ${lastNames}`
  await expect(page.getByRole('region', { name }).getByText('Propuesto por usted')).toBeVisible()
  await expect(page.getByRole('button', { name: `Confirmar el cambio de ${name}` })).toHaveCount(0)
  await noViolations(page)
  expect(await messages(request, email)).toEqual([])
  await page.goto('/logout')
  await expect(page).toHaveURL(/iniciar-sesion-funcionario/)
  await logInOfficial(page, 'superadmin@demo.test')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: 'Ver los cambios por confirmar' }).click()
  await expect(page.getByRole('region', { name }).getByText('firma autos y resoluciones')).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: `Confirmar el cambio de ${name}` }).click()
  await expect(page.getByText('El cambio quedó confirmado')).toBeVisible()
  await expect(page.getByRole('region', { name })).toHaveCount(0)
  expect((await messages(request, email))[0]?.links[0]).toContain('/invitacion-funcionario#')
})

test('a second administrator refuses a director from the keyboard, and is never lost', async ({
  page,
  request,
}) => {
  const lastNames = `Rincón ${uniqueName()}`
  const email = `${'direccion.muy.larga.'.repeat(2)}${unique()}@corporacion-ambiental.example`
  await logInOfficial(page, 'cli-admin@demo.test')
  await open(page, '/registro/usuario')
  await page.getByLabel('Nombres').fill('Bertha')
  await page.getByLabel('Apellidos').fill(lastNames)
  await page.getByLabel('Número de documento').fill('38254120')
  await page.getByLabel('Género').selectOption('2')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Rol principal').selectOption({ label: 'Director General' })
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/usuarios\/propuestas/)
  await page.goto('/logout')
  await expect(page).not.toHaveURL(/logout/)
  await logInOfficial(page, 'superadmin@demo.test')
  await open(page, '/usuarios/propuestas')
  const name = `Bertha ${lastNames}`
  const refuse = page.getByRole('button', { name: `Rechazar el cambio de ${name}` })
  await refuse.press('Enter')
  const card = page.getByRole('region', { name })
  await expect(card.getByLabel('Motivo')).toBeFocused()
  await card.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(refuse).toBeFocused()
  await refuse.press('Enter')
  await page.keyboard.type('El documento no corresponde')
  await page.keyboard.press('Enter')
  await expect(page.getByText('El cambio quedó rechazado')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Cambios de cuentas por confirmar' })).toBeFocused()
  await noViolations(page)
  expect(await messages(request, email)).toEqual([])
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
