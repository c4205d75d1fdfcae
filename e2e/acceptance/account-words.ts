import { expect, type Locator, type Page } from '@playwright/test'
import { fillCitizen, freshPhone, messages, open, PASSWORD, typeCode, unique } from '../steps/account.ts'
import { ask, official, sitDown } from '../steps/office.ts'
import { findPlace, VISITS } from '../steps/visits.ts'
import { policy } from './public-words.ts'
import { type Act, gate, worded } from './rows.ts'

/** Texts of login, registration, recovery, menu and signature. */

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const button = (page: Page, id: string): Locator =>
  page.getByRole('button', { name: worded(id), exact: true })
/** Exactly one message, after the kind word a screen reader announces first. */
const message = (page: Page, id: string): Promise<void> =>
  expect(
    page
      .getByRole('log', { name: 'Mensajes' })
      .getByText(new RegExp(`^(Listo|Error|Información|Atención): ${worded(id).replaceAll('.', '\\.')}$`)),
  ).toBeVisible()
const at =
  (address: string, then: Act): Act =>
  async (page) => {
    await open(page, address)
    await then(page)
  }
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Fills the registration form with an unused telephone. */
const registering = (then: (page: Page, phone: string) => Promise<void>): Act =>
  at('/registro-ciudadano', async (page) => {
    const phone = freshPhone()
    await fillCitizen(page, phone, `palabras.${unique()}@correo.example`)
    await then(page, phone)
  })
const sent = (then: (page: Page, phone: string) => Promise<void>): Act =>
  registering(async (page, phone) => {
    await button(page, 'registration.continue').click()
    await then(page, phone)
  })

const offers = (label: string, id: string, address: string, before: Act = () => Promise.resolve()): Act =>
  at(address, async (page) => {
    await before(page)
    const options = await page.getByLabel(label).locator('option').allTextContents()
    expect(options.map(plain)).toContain(plain(worded(id)))
  })
const asCompany: Act = (page) => page.getByText('Jurídica', { exact: true }).click()

const inMenu =
  (id: string, email: string): Act =>
  async (page) => {
    await sitDown(page, email.startsWith('cli-') ? official(email) : CITIZEN)
    await open(page, '/dashboard')
    const side = page.getByRole('complementary', { name: 'Menú lateral' })
    await expect(side.getByRole('link', { name: worded(id), exact: true })).toBeVisible()
  }
const inUserMenu =
  (id: string): Act =>
  async (page) => {
    await sitDown(page, CITIZEN)
    await open(page, '/dashboard')
    await page.getByRole('button', { name: /menú de usuario/ }).click()
    await expect(page.getByRole('menuitem', { name: worded(id), exact: true })).toBeVisible()
  }

/** The recovery with its code on the way; the response is mocked. */
const coding = (then: Act): Act =>
  at('/olvidar-contrasena', async (page) => {
    await page.route('**/api/v1/user/forgot_password/**', (route) =>
      route.fulfill({ json: { status: 200, message: 'Enviado', token: 't' } }),
    )
    await page.getByLabel('Correo electrónico').fill('una@correo.example')
    await button(page, 'reset.send').click()
    await then(page)
  })

/** The page of an emailed link, for a mocked response of the given type. */
const verified =
  (type: string, then: Act): Act =>
  async (page) => {
    await page.route('**/api/v1/verificar_persona_email/**', (route) =>
      route.fulfill({
        json: { status: 200, type, message: 'Su correo quedó confirmado. Ya puede iniciar sesión.' },
      }),
    )
    await open(page, '/verificar-email-ciudadano/enlace')
    await then(page)
  }

/** A demonstration act waiting for its signature, opened by its signer. */
const signing =
  (then: Act): Act =>
  async (page) => {
    const visit = VISITS.find(({ name }) => name === 'tarea FIR-04')
    if (visit === undefined) throw new Error('No act waits for its signature')
    const { who, address } = await findPlace(page.request, visit)
    if (who !== null) await sitDown(page, who)
    await then(page)
    await open(page, address)
  }
const failing =
  (call: string, said: string): Act =>
  (page) =>
    page.route(`**/api/v1/${call}`, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: said } }),
    )
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Firmar el acto' })
const beginSigning: Act = (page) =>
  page.getByRole('group', { name: 'Acciones' }).getByRole('button', { name: 'Firmado', exact: true }).click()
const preview =
  (answer: Act, id: string): Act =>
  async (page) => {
    // the preview is drawn automatically when the task opens
    await signing(answer)(page)
    await message(page, id)
  }

export const accountWords = {
  'logout.in-progress': async (page: Page) => {
    await page.clock.install()
    await sitDown(page, CITIZEN)
    await open(page, '/dashboard')
    // the text is visible only briefly: stops the clock
    await page.clock.pauseAt(Date.now() + 60_000)
    await page
      .getByRole('link', { name: worded('menu.exit'), exact: true })
      .first()
      .click()
    await expect(page.getByText(worded('logout.in-progress'), { exact: true })).toBeVisible()
    await page.clock.runFor(500)
    await expect(page).toHaveURL(/:\d+\/$/)
  },
  'login-citizen.heading': at('/iniciar-sesion', (page) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(worded('login-citizen.heading')),
  ),
  'login-citizen.forgot': at('/iniciar-sesion', (page) =>
    expect(page.getByRole('link', { name: worded('login-citizen.forgot') })).toBeVisible(),
  ),
  'login-citizen.create-account': at('/iniciar-sesion', (page) =>
    expect(page.getByRole('link', { name: worded('login-citizen.create-account') })).toBeVisible(),
  ),
  'login-citizen.privacy-link': at('/iniciar-sesion', async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: worded('login-citizen.privacy-link') })
      .click()
    await expect(policy(page)).toBeVisible()
  }),
  'login-official.forgot': at('/iniciar-sesion-funcionario', (page) =>
    expect(page.getByRole('link', { name: worded('login-citizen.forgot') })).toBeVisible(),
  ),
  'login-official.create-account': at('/iniciar-sesion-funcionario', (page) =>
    expect(page.getByRole('link', { name: worded('login-citizen.create-account') })).toBeVisible(),
  ),
  'registration.validating': registering(async (page) => {
    const call = gate()
    await page.route('**/api/v1/register', call.hold)
    await button(page, 'registration.continue').click()
    const loader = page.getByRole('dialog', { name: worded('registration.validating'), exact: true })
    await expect(loader.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90')
    call.open()
    await expect(loader).toBeHidden()
  }),
  'registration.edit-data': sent((page) => expect(button(page, 'registration.edit-data')).toBeVisible()),
  'registration.continue': registering((page) => expect(button(page, 'registration.continue')).toBeEnabled()),
  'register.phone-exists': registering(async (page) => {
    const { phone } = await ask<{ phone: string }>(page.request, CITIZEN, 'GET', '/api/v1/perfil')
    await page.getByLabel('Celular').fill(phone.slice(2))
    await button(page, 'registration.continue').click()
    await message(page, 'register.phone-exists')
  }),
  'register.success-toast': sent((page) => message(page, 'register.success-toast')),
  'code.validated': sent(async (page, phone) => {
    await expect(page.getByLabel('Dígito 1 de 4')).toBeVisible()
    await typeCode(page, (await messages(page.request, phone))[0]?.code ?? '')
    await button(page, 'registration.continue').click()
    await message(page, 'code.validated')
  }),
  'code.sent': async (page: Page) => {
    await page.clock.install()
    await page.route('**/api/v1/enviar_codigo', (route) =>
      route.fulfill({ json: { status: 200, message: '' } }),
    )
    await sent(async () => {
      await expect(page.getByLabel('Dígito 1 de 4')).toBeVisible()
      await page.clock.runFor(61_000)
      await page.getByRole('button', { name: 'Enviar otro código' }).click()
      // our wording, used where the server sends none
      await message(page, 'code.sent')
    })(page)
  },
  'person-type.1': at('/registro-ciudadano', (page) =>
    expect(page.getByRole('radio', { name: worded('person-type.1'), exact: true })).toBeChecked(),
  ),
  'person-type.2': at('/registro-ciudadano', (page) =>
    expect(page.getByRole('radio', { name: worded('person-type.2'), exact: true })).toBeAttached(),
  ),
  'document-type.1': offers('Tipo de documento', 'document-type.1', '/registro-ciudadano'),
  'document-type.3': offers('Tipo de documento', 'document-type.3', '/registro-ciudadano'),
  'document-type.4': offers('Tipo de documento', 'document-type.4', '/registro-ciudadano'),
  'document-type.6': offers('Tipo de documento', 'document-type.6', '/registro-ciudadano', asCompany),
  'document-type.5': offers('Tipo de documento', 'document-type.5', '/registro-funcionario'),
  'gender.1': offers('Género', 'gender.1', '/registro-ciudadano'),
  'gender.2': offers('Género', 'gender.2', '/registro-funcionario'),
  'reset.send': at('/olvidar-contrasena', (page) => expect(button(page, 'reset.send')).toBeVisible()),
  'reset.resend': coding((page) => expect(button(page, 'reset.resend')).toBeVisible()),
  'reset.edit-email': coding((page) => expect(button(page, 'reset.edit-email')).toBeVisible()),
  'reset.back-to-login': coding((page) =>
    expect(page.getByRole('link', { name: worded('reset.back-to-login'), exact: true })).toBeVisible(),
  ),
  'menu.my-requests': inMenu('menu.my-requests', CITIZEN.email),
  'menu.requests': inMenu('menu.requests', 'cli-ventanilla-unica'),
  'menu.help': inMenu('menu.help', CITIZEN.email),
  'menu.exit': inMenu('menu.exit', CITIZEN.email),
  'menu.profile': inUserMenu('menu.profile'),
  'menu.logout': inUserMenu('menu.logout'),
  'menu.guest': async (page: Page) => {
    await sitDown(page, CITIZEN)
    await page.route('**/api/v1/authenticate/jwt', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { auth_info: { user: { fk_roles: Record<string, unknown> } } }
      delete body.auth_info.user.fk_roles['rol_cliente']
      await route.fulfill({ response: reply, json: body })
    })
    await open(page, '/dashboard')
    const me = page.getByRole('button', { name: /menú de usuario/ })
    await expect(me.getByText(worded('menu.guest'), { exact: true })).toBeVisible()
  },
  'verify.citizen-success': verified('ciudadano', async (page) => {
    await expect(page.getByText('Su correo quedó confirmado. Ya puede iniciar sesión.')).toBeVisible()
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/iniciar-sesion$/)
  }),
  'verify.proxy': verified('apoderado', async (page) => {
    await expect(page.getByText(worded('verify.proxy'), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Establecer mi contraseña' }).click()
    await expect(page).toHaveURL(/\/olvidar-contrasena$/)
  }),
  'error.preview-generation': preview(failing('preview-editor', 'No'), 'error.preview-generation'),
  'upload.preview-without-filename': preview(
    (page) =>
      page.route('**/api/v1/preview-editor', (route) =>
        route.fulfill({ json: { status: 200, message: 'OK', data: { fileName: '', url: '' } } }),
      ),
    'upload.preview-without-filename',
  ),
  'error.otp-create': async (page: Page) => {
    await signing(failing('create-firma-otp', 'Espere un minuto.'))(page)
    await beginSigning(page)
    await message(page, 'error.otp-create')
    await expect(dialog(page).getByRole('alert')).toHaveText(
      `${worded('error.otp-create')}. Espere un minuto.`,
    )
  },
  'error.otp-validate': async (page: Page) => {
    await signing(async () => {
      await page.route('**/api/v1/create-firma-otp', (route) =>
        route.fulfill({
          json: {
            status: 200,
            message: 'OK',
            data: { expiresAt: '2026-11-22T15:10:00.000Z', sentTo: 'su correo' },
          },
        }),
      )
      await failing('confirmar-firma-otp', 'El código no es correcto.')(page)
    })(page)
    await beginSigning(page)
    await dialog(page).getByLabel('Dígito 1 de 4').click()
    await page.keyboard.type('1234')
    await dialog(page).getByLabel('Leí el acto completo.').check()
    await dialog(page).getByRole('button', { name: 'Firmar y numerar' }).click()
    await message(page, 'error.otp-validate')
  },
}
