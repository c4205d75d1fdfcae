import { expect, type Locator, type Page } from '@playwright/test'
import { fillCitizen, open, typeCode } from '../steps/account.ts'
import { fillPost } from './account-machines.ts'
import { leave, mailOf, passwordOf, saysAt } from './login-rules.ts'
import { type Act, worded } from './rows.ts'

/** Rules of both registrations, of the recovery, and of the code they share. */

const PHONE = '3115550142'
const MAIL = 'marta@correo.example'

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continuar' })
const confirmOf = (page: Page): Locator => page.getByLabel('Confirme la contraseña')
const phoneOf = (page: Page): Locator => page.getByLabel('Celular')

/** Mocks a successful registration, so that no row leaves an account behind. */
async function take(page: Page): Promise<{ body: Record<string, unknown> }> {
  const sent: { body: Record<string, unknown> } = { body: {} }
  await page.route(/\/api\/v1\/register(_funcionario)?$/, (route) => {
    sent.body = route.request().postDataJSON() as Record<string, unknown>
    return route.fulfill({ json: { status: 200, message: worded('register.success-toast'), data: null } })
  })
  return sent
}

const blank =
  (then: Act, address = '/registro-ciudadano'): Act =>
  async (page) => {
    await open(page, address)
    await then(page)
  }
const official = (then: Act): Act => blank(then, '/registro-funcionario')
const filled = (then: Act): Act =>
  blank(async (page) => {
    await fillCitizen(page, PHONE, MAIL)
    await expect(next(page)).toBeEnabled()
    await then(page)
  })
const filledOfficial = (then: Act): Act =>
  official(async (page) => {
    await fillPost(page)
    await fillCitizen(page, PHONE, MAIL)
    await expect(next(page)).toBeEnabled()
    await then(page)
  })

/** «Continuar» is disabled without a value in the field and enabled with it. */
async function needs(page: Page, field: Locator): Promise<void> {
  const list = (await field.evaluate((element) => element.tagName)) === 'SELECT'
  const value = await field.inputValue()
  await (list ? field.selectOption('') : field.fill(''))
  await expect(next(page)).toBeDisabled()
  await (list ? field.selectOption(value) : field.fill(value))
  await expect(next(page)).toBeEnabled()
}

/** Opens the recovery, up to its code or to the choice of a new password. */
async function recover(
  page: Page,
  as: 'citizen' | 'official',
  step: 'mail' | 'code' | 'password',
): Promise<void> {
  await page.route('**/api/v1/user/forgot_password/**', (route) =>
    route.fulfill({ json: { status: 200, message: 'Enviado', token: 't' } }),
  )
  await page.route('**/api/v1/user/code_password', (route) =>
    route.fulfill({ json: { status: 200, message: worded('code.validated') } }),
  )
  await open(page, as === 'citizen' ? '/olvidar-contrasena' : '/olvidar-contrasena-funcionario')
  if (step === 'mail') return
  await mailOf(page).fill(MAIL)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(boxes(page).first()).toBeVisible()
  if (step === 'code') return
  await typeCode(page, '1234')
  await next(page).click()
  await expect(newPasswordOf(page)).toBeVisible()
}
const newPasswordOf = (page: Page): Locator => page.getByLabel('Contraseña nueva', { exact: true })

const boxes = (page: Page): Locator => page.getByRole('textbox', { name: /^Dígito \d de 4$/ })

/** Runs the act on a registration's code and on a recovery's code. */
const onBothCodes =
  (then: Act): Act =>
  async (page) => {
    await take(page)
    await filled(async () => {
      await next(page).click()
      await expect(boxes(page).first()).toBeVisible()
    })(page)
    await then(page)
    await recover(page, 'citizen', 'code')
    await then(page)
  }

/** Tests a password rule on a registration and on the recovery. */
const onPasswords =
  (then: (page: Page, field: Locator, confirm: Locator) => Promise<void>): Act =>
  async (page) => {
    await open(page, '/registro-ciudadano')
    await then(page, passwordOf(page), confirmOf(page))
    await recover(page, 'citizen', 'password')
    await then(page, newPasswordOf(page), confirmOf(page))
  }
const passwordSays = (wrong: string, sentence: string): Act =>
  onPasswords(async (_page, field) => {
    await leave(field, wrong)
    await saysAt(field, worded(sentence))
    await leave(field, 'Quebrada2026')
    await saysAt(field, '')
  })
const onMails =
  (then: (field: Locator) => Promise<void>): Act =>
  async (page) => {
    for (const address of ['/registro-ciudadano', '/registro-funcionario', '/olvidar-contrasena']) {
      await open(page, address)
      await then(mailOf(page))
    }
  }
const becomes = (typed: string, kept: string): Act =>
  onMails(async (field) => {
    await field.pressSequentially(typed)
    await expect(field).toHaveValue(kept)
  })

const optionsOf = (field: Locator): Promise<string[]> =>
  field
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value).filter(Boolean))
const typeOf = (page: Page): Locator => page.getByLabel('Tipo de documento')
const companyOf = (page: Page): Locator => page.getByLabel('Razón social')
const asCompany: Act = async (page) => page.getByText('Jurídica', { exact: true }).click()
const red = (page: Page): Promise<string[]> =>
  boxes(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor))

export const registrationRules = {
  'registration.continue.required-fields': filled(async (page) => {
    for (const label of [
      'Tipo de documento',
      'Número de documento',
      'Género',
      'Nombres',
      'Apellidos',
      'Celular',
    ])
      await needs(page, page.getByLabel(label))
    for (const field of [mailOf(page), passwordOf(page), confirmOf(page)]) await needs(page, field)
  }),
  'registration.continue.terms': filled(async (page) => {
    await page.getByRole('checkbox', { name: /términos y condiciones/ }).uncheck()
    await expect(next(page)).toBeDisabled()
  }),
  'registration.continue.email': filled(async (page) => {
    await mailOf(page).fill('marta@')
    await expect(next(page)).toBeDisabled()
  }),
  'registration.continue.password': filled(async (page) => {
    for (const wrong of ['Cort1', 'solamente', '12345678']) {
      await passwordOf(page).fill(wrong)
      await expect(next(page)).toBeDisabled()
    }
  }),
  'registration.continue.company': filled(async (page) => {
    await asCompany(page)
    await typeOf(page).selectOption('6')
    await expect(next(page)).toBeDisabled()
    await companyOf(page).fill('Arroceras del Tolima S. A.')
    await expect(next(page)).toBeEnabled()
  }),
  'registration.continue.role': filledOfficial((page) => needs(page, page.getByLabel('Rol principal'))),
  'registration.continue.corporation': filledOfficial((page) =>
    needs(page, page.getByLabel('Corporación', { exact: true })),
  ),
  'registration.continue.code': onBothCodes(async (page) => {
    await expect(next(page)).toBeDisabled()
    await typeCode(page, '123')
    await expect(next(page)).toBeDisabled()
    await page.keyboard.type('4')
    await expect(next(page)).toBeEnabled()
  }),
  'phone.digits-only': async (page: Page) => {
    for (const address of ['/registro-ciudadano', '/registro-funcionario']) {
      await open(page, address)
      await phoneOf(page).pressSequentially('31a1-5 5')
      await expect(phoneOf(page)).toHaveValue('31155')
      await phoneOf(page).blur()
      await saysAt(phoneOf(page), worded('phone.invalid'))
    }
  },
  'phone.length': blank(async (page) => {
    await leave(phoneOf(page), PHONE.slice(1))
    await saysAt(phoneOf(page), worded('phone.invalid'))
    await leave(phoneOf(page), PHONE)
    await saysAt(phoneOf(page), '')
    await phoneOf(page).press('End')
    await phoneOf(page).pressSequentially('9')
    await expect(phoneOf(page)).toHaveValue(PHONE)
  }),
  'phone.prefix-on-send': async (page: Page) => {
    const sent = await take(page)
    for (const form of [filled, filledOfficial])
      await form(async () => {
        await next(page).click()
        await expect(boxes(page).first()).toBeVisible()
        expect(sent.body['reg_celular']).toBe(`57${PHONE}`)
      })(page)
  },
  'email.spaces-removed': becomes(' mar ta@correo .example ', MAIL),
  'email.lowercased': becomes('Marta@CORREO.example', MAIL),
  'email.pattern': onMails(async (field) => {
    for (const wrong of ['marta', 'marta@', 'marta@correo', '@correo.example']) {
      await leave(field, wrong)
      await saysAt(field, worded('email.invalid'))
    }
    await leave(field, MAIL)
    await saysAt(field, '')
  }),
  'password.spaces-removed': onPasswords(async (_page, field, confirm) => {
    for (const one of [field, confirm]) {
      await one.pressSequentially(' Queb rada20 26 ')
      await expect(one).toHaveValue('Quebrada2026')
    }
  }),
  'password.min': passwordSays('Siete77', 'password.min-8'),
  'password.digit': passwordSays('solamente', 'password.missing-digit'),
  'password.letter': passwordSays('12345678', 'password.missing-letter'),
  'password.alphanumeric-official': official(async (page) => {
    for (const wrong of ['solamente', '12345678']) {
      await leave(passwordOf(page), wrong)
      await saysAt(passwordOf(page), worded('password.alphanumeric'))
    }
    await leave(passwordOf(page), 'Quebrada2026')
    await saysAt(passwordOf(page), '')
  }),
  'password.confirm-inline': onPasswords(async (_page, field, confirm) => {
    await leave(field, 'Quebrada2026')
    await leave(confirm, 'Quebrada2027')
    await saysAt(confirm, worded('password.mismatch-inline'))
    await leave(confirm, 'Quebrada2026')
    await saysAt(confirm, '')
  }),
  'password.confirm-toast': async (page: Page) => {
    const toast = page.getByRole('log', { name: 'Mensajes' }).getByText(worded('password.mismatch-toast'))
    const sent = await take(page)
    await filled(async () => {
      await confirmOf(page).fill('Quebrada2027')
      await next(page).click()
      await expect(toast).toBeVisible()
      expect(sent.body).toEqual({})
    })(page)
    await recover(page, 'official', 'password')
    await newPasswordOf(page).fill('Quebrada2026')
    await confirmOf(page).fill('Quebrada2027')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(toast).toBeVisible()
  },
  'code.boxes': onBothCodes((page) => expect(boxes(page)).toHaveCount(4)),
  'code.one-digit-each': onBothCodes(async (page) => {
    await typeCode(page, '12')
    await expect(boxes(page).nth(0)).toHaveValue('1')
    await expect(boxes(page).nth(1)).toHaveValue('2')
    await boxes(page).nth(0).press('7')
    await expect(boxes(page).nth(0)).toHaveValue('7')
  }),
  'code.digits-only': onBothCodes(async (page) => {
    await typeCode(page, 'a-x')
    for (const at of [0, 1, 2, 3]) await expect(boxes(page).nth(at)).toHaveValue('')
  }),
  'code.auto-advance': onBothCodes(async (page) => {
    await boxes(page).first().click()
    for (const at of [0, 1, 2]) {
      await page.keyboard.type(String(at + 1))
      await expect(boxes(page).nth(at + 1)).toBeFocused()
    }
  }),
  'code.empty-box': onBothCodes(async (page) => {
    const before = await red(page)
    await typeCode(page, '123')
    await page.getByRole('heading', { level: 1 }).click()
    for (const at of [0, 1, 2, 3]) await expect(boxes(page).nth(at)).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(async () => new Set(await red(page)).size).toBe(1)
    expect((await red(page))[3]).not.toBe(before[3])
    // adding the missing digit clears the error
    await boxes(page).nth(3).click()
    await page.keyboard.type('4')
    for (const at of [0, 1, 2, 3]) await expect(boxes(page).nth(at)).toHaveAttribute('aria-invalid', 'false')
  }),
  'terms.accepted': async (page: Page) => {
    for (const form of [filled, filledOfficial])
      await form(async () => {
        await page.getByRole('checkbox', { name: /términos y condiciones.*política/ }).uncheck()
        await expect(next(page)).toBeDisabled()
      })(page)
  },
  'person-type.reset': blank(async (page) => {
    await typeOf(page).selectOption('1')
    await asCompany(page)
    await expect(typeOf(page)).toHaveValue('')
    await typeOf(page).selectOption('6')
    await companyOf(page).fill('Arroceras del Tolima S. A.')
    await page.getByText('Natural', { exact: true }).click()
    await expect(typeOf(page)).toHaveValue('')
    await asCompany(page)
    await expect(companyOf(page)).toHaveValue('')
  }),
  'document-number.digits-only': async (page: Page) => {
    for (const address of ['/registro-ciudadano', '/registro-funcionario']) {
      await open(page, address)
      await page.getByLabel('Número de documento').pressSequentially('65.748-21a')
      await expect(page.getByLabel('Número de documento')).toHaveValue('6574821')
    }
  },
  'company.juridica-only': blank(async (page) => {
    await expect(companyOf(page)).toHaveCount(0)
    await asCompany(page)
    await expect(companyOf(page)).toBeVisible()
  }),
  'document-type.natural': blank(async (page) => {
    expect(await optionsOf(typeOf(page))).toEqual(['1', '3', '4'])
  }),
  'document-type.juridica': blank(async (page) => {
    await asCompany(page)
    await expect.poll(() => optionsOf(typeOf(page))).toEqual(['6'])
  }),
  'document-type.official': official(async (page) => {
    expect(await optionsOf(typeOf(page))).toEqual(['1', '3', '4', '5'])
  }),
  'corporation.official': official(async (page) => {
    expect(await optionsOf(page.getByLabel('Corporación', { exact: true }))).toEqual(['1'])
  }),
}
