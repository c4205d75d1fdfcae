import { expect, type Locator, type Page } from '@playwright/test'
import { open, PASSWORD } from '../steps/account.ts'
import { sitDown } from '../steps/office.ts'
import { type Act, ALERT, alertsOf, gate } from './rows.ts'
import { atTheEnd, type MachineDriver } from './machine-driver.ts'

/** Machines of single screens: messages, menu, the list's toggle, and the disabled login. */

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const SAID = 'El servicio de ingreso no respondió'

const notes = (page: Page): Locator => page.getByRole('log', { name: 'Mensajes' }).locator('[data-variant]')

/** A login rejected with a message, on a stopped clock. */
async function refusedLogin(page: Page): Promise<void> {
  let count = 0
  await page.route('**/api/v1/authenticate', (route) => {
    count += 1
    return route.fulfill({ status: 409, json: { status: 409, message: `${SAID} ${count}` } })
  })
  await page.clock.install()
  await open(page, '/iniciar-sesion')
  await page.getByLabel('Correo electrónico').fill('una@correo.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.clock.pauseAt(Date.now() + 60_000)
}
// by keyboard: five messages can cover the button
const provoke: Act = (page) => page.getByLabel('Contraseña', { exact: true }).press('Enter')

export const notificationMessage: MachineDriver<'notification-message'> = {
  reach: {
    hidden: refusedLogin,
    shown: async (page) => {
      await refusedLogin(page)
      await provoke(page)
    },
  },
  sees: {
    hidden: (page) => expect(notes(page)).toHaveCount(0),
    shown: async (page) => {
      await expect(notes(page)).toHaveText(new RegExp(`^Error: ${SAID} 1`))
      await expect(notes(page)).toHaveAttribute('data-variant', 'error')
    },
  },
  ways: {
    'hidden → shown: message': provoke,
    'shown → hidden: 6000 ms': async (page) => {
      await page.clock.runFor(5999)
      await expect(notes(page)).toHaveCount(1)
      await page.clock.runFor(1)
    },
    'shown → hidden: close': (page) => page.getByRole('button', { name: 'Cerrar mensaje' }).click(),
  },
  facts: {
    'five at once': async (page) => {
      await refusedLogin(page)
      for (const said of [1, 2, 3, 4, 5, 6]) {
        await provoke(page)
        await expect(notes(page).last()).toContainText(`${SAID} ${said}`)
      }
      await expect(notes(page)).toHaveCount(5)
      await expect(notes(page).first()).toContainText(`${SAID} 2`)
    },
  },
}

const side = (page: Page): Locator => page.getByRole('complementary', { name: 'Menú lateral' })
const width = (page: Page): Promise<number> =>
  side(page)
    .boundingBox()
    .then((box) => box?.width ?? 0)
const fold: Act = (page) => page.getByRole('button', { name: 'Plegar menú' }).click()
const dashboard: Act = async (page) => {
  await sitDown(page, CITIZEN)
  await open(page, '/dashboard')
}

export const navigationDrawer: MachineDriver<'navigation-drawer'> = {
  reach: {
    open: dashboard,
    closed: async (page) => {
      await dashboard(page)
      await fold(page)
    },
  },
  sees: {
    open: async (page) => {
      await expect(page.getByRole('button', { name: 'Plegar menú' })).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => width(page)).toBe(280)
    },
    closed: async (page) => {
      await expect(page.getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(() => width(page)).toBeLessThan(100)
      // collapsed, its entries are still there with their names
      await expect(side(page).getByRole('link', { name: 'Mis solicitudes' })).toBeVisible()
    },
  },
  ways: {
    'open → closed: fold': fold,
    'closed → open: unfold': (page) => page.getByRole('button', { name: 'Abrir menú' }).click(),
  },
  facts: {},
}

const topics = (page: Page): Locator => page.getByRole('group', { name: 'Temas' })
const cards = (page: Page): Locator => page.getByRole('link', { name: /^Ver más de / })

/** Chooses another theme: a spinner replaces the cards until the new list arrives. */
const choose =
  (name: string): Act =>
  async (page) => {
    const list = gate()
    await page.route(/\/api\/v1\/tramite\/(categoria|subcategoria)\//, list.hold)
    await topics(page).getByRole('button', { name }).click()
    await expect(page.getByRole('main').getByText('Cargando...')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    list.open()
    await expect(cards(page).first()).toBeVisible()
    await expect(topics(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  }
const listAt =
  (address: string): Act =>
  async (page) => {
    await open(page, address)
    // the application has hydrated the page
    await expect(page.locator('#raiz[data-lista]')).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  }

export const landingToggle: MachineDriver<'landing-toggle'> = {
  reach: { all: listAt('/ventanilla-tramites'), subcategory: listAt('/ventanilla-tramites?tema=1') },
  sees: {
    all: async (page) => {
      await expect(topics(page).getByRole('button', { name: 'Todos' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page).not.toHaveURL(/tema=/)
    },
    subcategory: async (page) => {
      await expect(topics(page).getByRole('button', { name: 'Todos' })).toHaveAttribute(
        'aria-pressed',
        'false',
      )
      await expect(page).toHaveURL(/tema=\d+$/)
    },
  },
  ways: {
    'all → subcategory: toggle changed': choose('Recurso hídrico'),
    'subcategory → all: toggle changed': choose('Todos'),
    'subcategory → subcategory: toggle changed': choose('Aire'),
  },
  facts: {},
}

/** An open login page when an alert of the given kind is published. */
export function loginDisabled(address: string, type: number): MachineDriver<'login-disabled'> {
  const published = new WeakMap<Page, { types: readonly number[] }>()
  const fields = (page: Page): Locator[] => [
    page.getByLabel('Correo electrónico'),
    page.getByLabel('Contraseña', { exact: true }),
  ]
  return {
    reach: {
      enabled: async (page) => {
        await page.clock.install()
        published.set(page, await alertsOf(page))
        await open(page, address)
      },
      disabled: atTheEnd,
    },
    sees: {
      enabled: async (page) => {
        for (const field of fields(page)) await expect(field).toBeEnabled()
        await expect(page.getByRole('alert')).toHaveCount(0)
      },
      disabled: async (page) => {
        for (const field of fields(page)) await expect(field).toBeDisabled()
        await expect(page.getByRole('button', { name: 'Ingresar' })).toBeDisabled()
        await expect(page.getByRole('alert')).toContainText(ALERT.title)
        await expect(page.getByRole('alert')).toContainText(ALERT.body)
      },
    },
    ways: {
      'enabled → disabled: a global alert of type not-login-citizen or application-down exists': async (
        page,
      ) => {
        const now = published.get(page)
        if (now !== undefined) now.types = [type]
        // an already open page notices it within a minute
        await page.clock.runFor(60_000)
      },
    },
    facts: {},
  }
}
