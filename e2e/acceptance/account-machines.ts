import { expect, type Locator, type Page } from '@playwright/test'
import { fillCitizen, freshPhone, messages, open, typeCode, unique } from '../steps/account.ts'
import { newCitizen } from '../steps/citizen.ts'
import type { Act } from './rows.ts'
import { atTheEnd, type MachineDriver } from './machine-driver.ts'

/** Drivers of the registration and recovery machines, each in both variants. */

interface Person {
  readonly phone: string
  readonly email: string
}
const people = new WeakMap<Page, Person>()
const personOf = (page: Page): Person => people.get(page) ?? { phone: '', email: '' }

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continuar' })
const codeHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Escriba el código' })
const again = (page: Page): Locator => page.getByRole('button', { name: 'Enviar otro código' })
const countdown = (page: Page): Locator =>
  page.getByText(/^Podrá solicitar un nuevo SMS en \d+ segundos?$/).first()

const CHANGE = '5b1c9a52-93d0-4e1f-8a53-2f1f5d7f0c11'
const prefill = ({ phone, email }: Person) => ({
  status: 200,
  message: 'OK',
  data: {
    cs_tipo_persona: 1,
    cs_jur_tipo: null,
    cs_nombre_o_razon_social: 'Hernando Quimbayo Lozano',
    cs_id_tipo_documento: 1,
    cs_nro_doc: '14237615',
    cs_telefonos: `57${phone}`,
    cs_email: email,
  },
})

const submit: Act = async (page) => {
  await next(page).click()
  await expect(codeHeading(page)).toBeVisible()
}
const confirmCode: Act = async (page) => {
  await typeCode(page, (await messages(page.request, personOf(page).phone))[0]?.code ?? '')
  await next(page).click()
}
const done = (page: Page): Locator => page.getByRole('dialog', { name: 'Su celular quedó verificado' })

/** The registration at an address; `more` fills the fields the citizens' form lacks. */
export function registration(
  address: string,
  login: string,
  more: Act = () => Promise.resolve(),
): MachineDriver<'registration'> {
  const fill: Act = async (page) => {
    const person = { phone: freshPhone(), email: `maquina.${unique()}@correo.example` }
    people.set(page, person)
    // advances the countdown instead of waiting
    await page.clock.install()
    await open(page, address)
    await more(page)
    await fillCitizen(page, person.phone, person.email)
  }
  const coding: Act = async (page) => {
    await fill(page)
    await submit(page)
  }
  const verified: Act = async (page) => {
    await coding(page)
    await confirmCode(page)
  }
  return {
    reach: { 'step-1': fill, 'step-2': coding, 'success-dialog': verified, login: atTheEnd },
    sees: {
      'step-1': async (page) => {
        for (const label of ['Nombres', 'Celular', 'Número de documento'])
          await expect(page.getByLabel(label)).toBeEnabled()
        await expect(codeHeading(page)).toBeHidden()
        await expect(page.getByRole('button', { name: 'Modificar datos' })).toBeHidden()
      },
      'step-2': async (page) => {
        for (const label of ['Nombres', 'Celular', 'Número de documento'])
          await expect(page.getByLabel(label)).toBeDisabled()
        await expect(codeHeading(page)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Modificar datos' })).toBeVisible()
      },
      'success-dialog': async (page) => {
        await expect(done(page)).toContainText(personOf(page).email)
        await expect(done(page)).toContainText('Tiene 30 minutos')
      },
      login: (page) => expect(page).toHaveURL(new RegExp(`${login}$`)),
    },
    ways: {
      'step-1 → step-2: submit': submit,
      'step-2 → step-1: Modificar datos': (page) =>
        page.getByRole('button', { name: 'Modificar datos' }).click(),
      'step-2 → success-dialog: 4-digit code confirmed': confirmCode,
      'success-dialog → login: dialog button': (page) => done(page).getByRole('link').click(),
      'step-2 → step-2: resend': async (page) => {
        // mocked: the server has a one-minute limit of its own
        await page.route('**/api/v1/enviar_codigo', (route) =>
          route.fulfill({ json: { status: 200, message: 'Se ha enviado el código' } }),
        )
        await expect(countdown(page)).toBeVisible()
        await expect(again(page)).toBeHidden()
        await page.clock.runFor(61_000)
        await expect(countdown(page)).toBeHidden()
        await again(page).click()
        await expect(page.getByText('Se ha enviado el código')).toBeVisible()
        await expect(countdown(page)).toBeVisible()
        await expect(again(page)).toBeHidden()
      },
    },
    facts: {
      'change flow': async (page) => {
        const person = { phone: freshPhone(), email: `cambio.${unique()}@correo.example` }
        people.set(page, person)
        const told: unknown[] = []
        await page.route('**/api/v1/cambio_solicitante/prefill/**', (route) => {
          if (route.request().method() === 'GET') return route.fulfill({ json: prefill(person) })
          told.push(route.request().postDataJSON())
          return route.fulfill({ json: { status: 200, message: 'OK', data: null } })
        })
        await open(page, `/cambio-ciudadano/${CHANGE}#enlace`)
        await page.getByLabel('Género').selectOption({ label: 'Masculino' })
        await page.getByLabel('Contraseña', { exact: true }).fill('Quebrada2026')
        await page.getByLabel('Confirme la contraseña').fill('Quebrada2026')
        await page.getByRole('checkbox').check()
        await submit(page)
        const verified = page.waitForResponse('**/api/v1/verificar_persona')
        await confirmCode(page)
        const { data } = (await (await verified).json()) as { data: string }
        await expect(done(page)).toBeVisible()
        expect(told).toEqual([{ cs_new_usr_id: data, cs_estado: 11, cs_id_solicitud: CHANGE }])
      },
    },
  }
}

/** Fills the fields only the officials' form has. */
export const fillPost: Act = async (page) => {
  await page.getByLabel('Corporación', { exact: true }).selectOption('1')
  await page.getByLabel('Rol principal').selectOption({ label: 'Profesional técnico evaluador' })
}

const tokens = new WeakMap<Page, string>()
const resend = (page: Page): Locator => page.getByRole('button', { name: 'Reenviar' })
const newPassword = (page: Page): Locator => page.getByLabel('Contraseña nueva', { exact: true })

/** Presses «Continuar»; returns the token sent with the code. */
async function tokenSent(page: Page): Promise<string> {
  const asked = page.waitForRequest('**/api/v1/user/code_password')
  await next(page).click()
  return ((await asked).postDataJSON() as { token: string }).token
}

export function passwordReset(address: string, login: string): MachineDriver<'password-reset'> {
  const send: Act = async (page) => {
    const answered = page.waitForResponse('**/api/v1/user/forgot_password/**')
    await page.getByRole('button', { name: 'Enviar' }).click()
    tokens.set(page, ((await (await answered).json()) as { token: string }).token)
  }
  const mail: Act = async (page) => {
    const { email } = await newCitizen(page.request)
    people.set(page, { phone: '', email })
    await page.clock.install()
    await open(page, address)
    await page.getByLabel('Correo electrónico').fill(email)
  }
  const code: Act = async (page) => {
    await mail(page)
    await send(page)
  }
  const validate: Act = async (page) => {
    await typeCode(page, (await messages(page.request, personOf(page).email))[0]?.code ?? '')
    // the token stored when the address was sent
    expect(await tokenSent(page)).toBe(tokens.get(page))
  }
  const back = (page: Page): Promise<void> =>
    expect(page.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', login)
  return {
    reach: {
      'e-mail': mail,
      code,
      'new-password': async (page) => {
        await code(page)
        await validate(page)
      },
      login: atTheEnd,
    },
    sees: {
      'e-mail': async (page) => {
        await expect(page.getByLabel('Correo electrónico')).toHaveValue(personOf(page).email)
        await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible()
        await back(page)
      },
      code: async (page) => {
        await expect(
          page.getByRole('group', { name: 'Código de 4 dígitos' }).getByRole('textbox'),
        ).toHaveCount(4)
        await expect(resend(page)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Modificar email' })).toBeVisible()
        await expect(next(page)).toBeVisible()
        await back(page)
      },
      'new-password': async (page) => {
        await expect(newPassword(page)).toBeVisible()
        await expect(page.getByLabel('Confirme la contraseña')).toBeVisible()
        await back(page)
      },
      login: (page) => expect(page).toHaveURL(new RegExp(`${login}$`)),
    },
    ways: {
      'e-mail → code: e-mail sent': send,
      'code → new-password: code validated': validate,
      'code → e-mail: Modificar email': (page) =>
        page.getByRole('button', { name: 'Modificar email' }).click(),
      'code → code: Reenviar': async (page) => {
        // mocked: the server has a one-minute limit of its own
        await page.route('**/api/v1/user/forgot_password/**', (route) =>
          route.fulfill({ json: { status: 200, message: 'Enviado', token: 'otro' } }),
        )
        await expect(resend(page)).toBeDisabled()
        await page.clock.runFor(61_000)
        await resend(page).click()
        await expect(resend(page)).toBeDisabled()
        await typeCode(page, '1234')
        expect(await tokenSent(page)).toBe('otro')
      },
      'new-password → login: success': async (page) => {
        await newPassword(page).fill('Sendero2027')
        await page.getByLabel('Confirme la contraseña').fill('Sendero2027')
        await page.getByRole('button', { name: 'Guardar contraseña' }).click()
      },
    },
    facts: {},
  }
}
