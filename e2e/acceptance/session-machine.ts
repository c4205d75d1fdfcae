import { expect, type Page } from '@playwright/test'
import { open, PASSWORD } from '../steps/account.ts'
import { sitDown } from '../steps/office.ts'
import type { Act } from './rows.ts'
import { gate, worded } from './rows.ts'
import { atTheEnd, type MachineDriver } from './machine-driver.ts'

/** The session machine, from the stored token to its end. */

const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const KEY = 'jwt_access_token'
const IDLE = 2_100_000
const WARNING = 120_000
const REFUSED = 'Su sesión se cerró desde otro equipo.'

const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), KEY)
const store = (page: Page, token: string): Promise<void> =>
  page.evaluate(([key, value]) => sessionStorage.setItem(key as string, value as string), [KEY, token])
const said = (page: Page, text: string): Promise<void> =>
  expect(page.getByRole('log', { name: 'Mensajes' }).getByText(text)).toBeVisible()
const splash = (page: Page): Promise<void> => expect(page.getByText('Cargando...').first()).toBeVisible()

const released = new WeakMap<Page, () => Promise<void>>()
const release: Act = async (page) => released.get(page)?.()

/** Opens a page that requires a login, and stops while the session is being checked. */
async function beginChecking(page: Page, way: string): Promise<void> {
  const held = gate()
  if (way.endsWith('no stored token')) {
    // the open tabs are queried for a session: the stopped clock holds this state
    await page.clock.install()
    await page.goto('/accesibilidad')
    await page.clock.pauseAt(Date.now() + 60_000)
    released.set(page, () =>
      expect(async () => {
        // the page can still show its prerendered content, before the application starts its check
        await page.clock.runFor(500)
        expect(page.url()).toMatch(/\/iniciar-sesion$/)
      }).toPass({ timeout: 20_000 }),
    )
  } else {
    await sitDown(page, CITIZEN)
    released.set(page, () => Promise.resolve(held.open()))
    if (way.endsWith('stored token expired')) {
      // detected before anything is drawn: holds back the application itself
      await page.route('**/assets/**', held.hold)
      const exp = Math.floor(Date.now() / 1000) - 60
      await store(page, `h.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`)
    } else {
      await page.route('**/api/v1/authenticate/jwt', held.hold)
    }
    if (way.endsWith('fails')) {
      const headers = { authorization: `Bearer ${(await tokenIn(page)) ?? ''}` }
      await page.request.post('/api/v1/sesion/salir', { headers, data: {} })
    }
  }
  await page.goto('/dashboard', { waitUntil: 'commit' })
}

const signedIn: Act = async (page) => {
  await page.clock.install()
  await sitDown(page, CITIZEN)
  await open(page, '/dashboard')
}

export const sessionMachine: MachineDriver<'session'> = {
  reach: { checking: beginChecking, 'signed-in': signedIn, guest: atTheEnd, 'logged-out': atTheEnd },
  sees: {
    checking: splash,
    'signed-in': async (page) => {
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard$/)
      expect(await tokenIn(page)).not.toBeNull()
    },
    guest: async (page) => {
      await expect(page).toHaveURL(/(\/|\/iniciar-sesion)$/)
      await expect(page.getByRole('link', { name: /Iniciar sesión|Cree su cuenta/ }).first()).toBeVisible()
      expect(await tokenIn(page)).toBeNull()
    },
    'logged-out': async (page) => {
      await expect(page).toHaveURL(/(\/|\/iniciar-sesion)$/)
      expect(await tokenIn(page)).toBeNull()
      await page.reload()
      await expect(page).toHaveURL(/(\/|\/iniciar-sesion)$/)
    },
  },
  ways: {
    'checking → signed-in: stored token exists and has not expired': release,
    'checking → logged-out: stored token expired': async (page) => {
      let asked = 0
      await page.route('**/api/v1/authenticate/jwt', (route) => {
        asked += 1
        return route.continue()
      })
      await release(page)
      await said(page, worded('session.token-expired'))
      expect(asked, 'a token that has expired is not sent').toBe(0)
    },
    'checking → guest: no stored token': release,
    'checking → logged-out: sign-in with the token fails': async (page) => {
      await release(page)
      await said(page, worded('session.token-login-failed'))
    },
    'signed-in → guest: 2,100,000 ms (35 minutes) of idleness': async (page) => {
      const warning = page.getByRole('dialog', { name: '¿Sigue ahí?' })
      await page.clock.fastForward(IDLE - WARNING - 60_000)
      await expect(warning).toBeHidden()
      await page.clock.fastForward(61_000)
      await expect(warning).toBeVisible()
      await page.clock.fastForward(WARNING)
      await expect(page).toHaveURL(/:\d+\/$/)
      await said(page, 'Cerramos su sesión por inactividad. Lo que escribió quedó guardado.')
    },
    'signed-in → logged-out: 401 response (not on a retried request)': async (page) => {
      await page.route('**/api/v1/perfil', (route) =>
        route.fulfill({ status: 401, json: { status: 401, message: REFUSED } }),
      )
      await page.getByRole('button', { name: /menú de usuario/ }).click()
      await page.getByRole('menuitem', { name: worded('menu.profile') }).click()
      await said(page, REFUSED)
    },
  },
  facts: {
    splash: async (page) => {
      await beginChecking(page, 'not expired')
      await splash(page)
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toHaveCount(0)
      await release(page)
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible()
    },
  },
}
