import { expect, type Locator, type Page } from '@playwright/test'
import { open, PASSWORD } from '../steps/account.ts'
import { sitDown } from '../steps/office.ts'
import { type Act, ALERT, alertsOf, worded } from './rows.ts'

/** Rules of both logins and of the menu search. */

export const mailOf = (page: Page): Locator => page.getByLabel('Correo electrónico')
export const passwordOf = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true })
const enter = (page: Page): Locator => page.getByRole('button', { name: 'Ingresar' })

/** The error text of a field, for sighted and screen-reader users alike; empty: none. */
const sentenceAt = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
    const error = ids
      .map((id) => document.getElementById(id))
      .find((one) => one?.classList.contains('v-error'))
    return element.getAttribute('aria-invalid') === 'true' ? (error?.textContent ?? '') : ''
  })
export const saysAt = (field: Locator, sentence: string): Promise<void> =>
  expect.poll(() => sentenceAt(field)).toBe(sentence)

/** Types into a field and leaves it. */
export async function leave(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
}

export interface LoginRules {
  readonly 'email.required': Act
  readonly 'email.valid': Act
  readonly 'password.required': Act
  readonly 'password.min': Act
  readonly submit: Act
  readonly alerts: Act
}

export function loginRules(
  form: 'login-citizen' | 'login-official',
  closedBy: readonly number[],
  tooShort: string,
): LoginRules {
  const address = form === 'login-citizen' ? '/iniciar-sesion' : '/iniciar-sesion-funcionario'
  const at =
    (then: Act): Act =>
    async (page) => {
      await open(page, address)
      if (form === 'login-official') await page.getByLabel('Corporación').selectOption('1')
      await then(page)
    }
  return {
    'email.required': at(async (page) => {
      await leave(mailOf(page), '')
      await mailOf(page).focus()
      await mailOf(page).blur()
      await saysAt(mailOf(page), worded(`${form}.email-required`))
    }),
    'email.valid': at(async (page) => {
      for (const wrong of ['nadie', 'nadie@', '@correo.example', 'a b@correo']) {
        await leave(mailOf(page), wrong)
        await saysAt(mailOf(page), worded(`${form}.email-invalid`))
      }
      await leave(mailOf(page), 'nadie@correo.example')
      await saysAt(mailOf(page), '')
    }),
    'password.required': at(async (page) => {
      await passwordOf(page).focus()
      await passwordOf(page).blur()
      await saysAt(passwordOf(page), worded(`${form}.password-required`))
    }),
    'password.min': at(async (page) => {
      await leave(passwordOf(page), 'Siete77')
      await saysAt(passwordOf(page), worded(tooShort))
      await leave(passwordOf(page), 'Ocho8888')
      await saysAt(passwordOf(page), '')
    }),
    submit: at(async (page) => {
      await expect(enter(page)).toBeDisabled()
      await mailOf(page).fill('nadie@correo.example')
      await expect(enter(page)).toBeDisabled()
      await passwordOf(page).fill('Siete77')
      await expect(enter(page)).toBeDisabled()
      await passwordOf(page).fill('Ocho8888')
      await expect(enter(page)).toBeEnabled()
      await mailOf(page).fill('nadie')
      await expect(enter(page)).toBeDisabled()
    }),
    alerts: async (page) => {
      const published = await alertsOf(page)
      for (const type of [100, 110, 120, 130, 140]) {
        published.types = [type]
        const read = page.waitForResponse('**/api/v1/get_alertas-global')
        await open(page, address)
        await read
        if (closedBy.includes(type)) {
          await expect(mailOf(page)).toBeDisabled()
          await expect(passwordOf(page)).toBeDisabled()
          await expect(enter(page)).toBeDisabled()
          await expect(page.getByRole('alert')).toContainText(`${ALERT.title}${ALERT.body}`)
        } else {
          await expect(mailOf(page)).toBeEnabled()
          await expect(page.getByRole('alert')).toHaveCount(0)
        }
      }
    },
  }
}

export const corporationRequired: Act = async (page) => {
  await open(page, '/iniciar-sesion-funcionario')
  await mailOf(page).fill('nadie@correo.example')
  await passwordOf(page).fill('Ocho8888')
  await expect(enter(page)).toBeDisabled()
  await page.getByLabel('Corporación').selectOption('1')
  await expect(enter(page)).toBeEnabled()
}

const menuSearch = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar en el menú' })
const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Sugerencias' })

const searching =
  (then: Act): Act =>
  async (page) => {
    await sitDown(page, { email: 'cli-admin@demo.test', password: PASSWORD })
    await open(page, '/dashboard')
    await then(page)
  }

export const searchRules = {
  max: searching(async (page) => {
    for (const text of ['a', 'e', 'o']) {
      await menuSearch(page).fill(text)
      await expect(suggestions(page).getByRole('option').first()).toBeVisible()
      expect(await suggestions(page).getByRole('option').count()).toBeLessThanOrEqual(10)
    }
  }),
  match: searching(async (page) => {
    const entries = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')
    for (const label of (await entries.allTextContents()).map((one) => one.trim())) {
      const other = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
      await menuSearch(page).fill(other)
      await expect(suggestions(page).getByRole('option', { name: label, exact: true })).toBeVisible()
    }
  }),
  escape: searching(async (page) => {
    await menuSearch(page).fill('a')
    await expect(suggestions(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(suggestions(page)).toBeHidden()
  }),
  'no-hit': searching(async (page) => {
    await menuSearch(page).fill('zzqqxx')
    await expect(suggestions(page).getByText(worded('search.no-results'), { exact: true })).toBeVisible()
  }),
}
