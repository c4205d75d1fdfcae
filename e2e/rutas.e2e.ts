import { expect, type Page } from '@playwright/test'
import { ACCEPTED_LINKS } from '../apps/web/src/app/acceptance/links.ts'
import { ACCEPTED_ROUTES, type AcceptedRoute, OWN_ROUTES } from '../apps/web/src/app/acceptance/routes.ts'
import { gatheredScreens } from '../apps/web/src/app/gathered-screens.ts'
import { MENU_ENTRIES } from '../apps/web/src/app/menu/entries.ts'
import { redirects } from '../apps/web/src/app/public-screens.ts'
import { LAYOUT_FACTS } from '../apps/web/src/client/address/screens.ts'
import { demoCast } from '../apps/demo/src/people/cast.ts'
import { logoutDestination, meetsRule } from '../packages/domain/src/access/role-groups.ts'
import { LEADS_TO, LINKS } from './acceptance/links.ts'
import { type Act, driveRows } from './acceptance/rows.ts'
import { logIn, open, PASSWORD } from './steps/account.ts'
import { ask, sitDown } from './steps/office.ts'
import { findPlace, opens, VISITS } from './steps/visits.ts'
import { test } from './steps/obeyed-policy.ts'

/**
 * The route table in a browser: each route's shell, title and guard, the links between them, and each role's
 * menu.
 */

test.describe.configure({ timeout: 1_200_000 })
test.use({ serviceWorkers: 'block', actionTimeout: 20_000, navigationTimeout: 40_000 })

const TARGET = 'ventanilla.destino'
const CITIZEN = { email: 'ciudadano@demo.test', password: PASSWORD }
const screens = new Map(gatheredScreens.map((screen) => [screen.path, screen]))
/** the development mailbox is no page of the product in production */
const built: readonly AcceptedRoute[] = [...ACCEPTED_ROUTES, ...OWN_ROUTES].filter(({ path }) =>
  screens.has(path),
)
const forGuests = built.filter(({ access }) => access === 'guestOnly')
const behindLogin = built.filter(({ access }) => access !== 'guestOnly' && access !== 'public')
/** One page of each audience in every run; all with `npm run test:all`. */
const guarded =
  process.env['TEST_DEPTH'] === 'all'
    ? behindLogin
    : [...new Map(behindLogin.map((route) => [JSON.stringify(route.access), route])).values()]

/** An address of the pattern that names nothing. */
const someAddress = (path: string): string =>
  path
    .replace('{product}', 'ventanilla')
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '1')
const rows = (
  routes: readonly AcceptedRoute[],
  drive: (route: AcceptedRoute) => Act,
): Readonly<Record<string, Act>> => Object.fromEntries(routes.map((route) => [route.path, drive(route)]))

/** Visible parts of the shell: side menu, top bar, footer. */
async function shellOf(page: Page): Promise<Record<'navbar' | 'toolbar' | 'footer', boolean>> {
  const bar = page
    .getByRole('navigation', { name: 'Principal', exact: true })
    .or(page.getByRole('search', { name: 'Menú', exact: true }))
  return {
    navbar: await page.getByRole('complementary', { name: 'Menú lateral' }).isVisible(),
    toolbar: await bar.first().isVisible(),
    footer: await page.getByRole('contentinfo').isVisible(),
  }
}

const looksRight =
  (route: AcceptedRoute): Act =>
  async (page) => {
    const screen = screens.get(route.path)
    const visit = VISITS.find((one) => one.screen === screen?.id || opens(one, route.path))
    if (visit === undefined) throw new Error('Nobody visits it')
    const { who, address } = await findPlace(page.request, visit)
    if (who !== null) await sitDown(page, who)
    await open(page, address)
    expect(await shellOf(page)).toEqual(LAYOUT_FACTS[route.layout])
    await expect(page).toHaveTitle(/^\S.+ · Ventanilla$/)
  }

test('a guest is sent to the login from every page behind it, which keeps where they wanted to go', ({
  browser,
}) =>
  driveRows(
    'Guard of pages behind the login',
    browser,
    Object.fromEntries([
      [
        `${guarded.length} pages`,
        async (page: Page) => {
          const astray: string[] = []
          for (const { path } of guarded) {
            const address = someAddress(path)
            await page.goto(address)
            await page.waitForURL(/\/iniciar-sesion$/).catch(() => undefined)
            const kept = await page.evaluate((key) => sessionStorage.getItem(key), TARGET)
            if (!page.url().endsWith('/iniciar-sesion') || (kept !== address && path !== '/logout'))
              astray.push(`${path} → ${page.url()}, ${kept}`)
            await page.evaluate(() => sessionStorage.clear())
          }
          expect(astray).toEqual([])
        },
      ],
    ]),
  ))

test('a person with a session is sent home from the pages of guests, and to where they wanted to go @deep', ({
  browser,
}) =>
  driveRows('Guard of the pages of guests', browser, {
    ...rows(forGuests, ({ path }) => async (page) => {
      await sitDown(page, CITIZEN)
      await page.goto(someAddress(path))
      // a page with an equivalent for users with a session redirects there
      const instead = someAddress(screens.get(path)?.withSession ?? '/dashboard')
      await expect(page).toHaveURL(new RegExp(`:\\d+${instead}(\\?|$)`))
    }),
    'the kept target': async (page) => {
      await page.goto('/ayuda')
      await expect(page).toHaveURL(/\/iniciar-sesion$/)
      await page.getByLabel('Correo electrónico').fill(CITIZEN.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(CITIZEN.password)
      await page.getByRole('button', { name: 'Ingresar' }).click()
      await expect(page).toHaveURL(/\/ayuda$/)
    },
    ...Object.fromEntries(
      redirects.map(({ path, to }): [string, Act] => [
        path,
        async (page) => {
          await page.goto(path)
          await expect(page).toHaveURL(new RegExp(`${to}$`))
        },
      ]),
    ),
  }))

test('a page whose role a person lacks sends them home @deep', ({ browser }) => {
  const cast = demoCast()
  // grouped by account: one login for all pages closed to it
  const closed = Map.groupBy(behindLogin, ({ access }) =>
    typeof access === 'string' ? undefined : cast.find(({ role }) => !meetsRule([role], access))?.email,
  )
  closed.delete(undefined)
  return driveRows(
    'Guard by role',
    browser,
    Object.fromEntries(
      [...closed].map(([email = '', routes]): [string, Act] => [
        `${email}: ${routes.length} pages`,
        async (page) => {
          await sitDown(page, { email, password: PASSWORD })
          const open: string[] = []
          for (const { path } of routes) {
            await page.goto(someAddress(path))
            await page.waitForURL(/\/dashboard$/).catch(() => undefined)
            if (!page.url().endsWith('/dashboard')) open.push(`${path} → ${page.url()}`)
          }
          expect(open).toEqual([])
        },
      ]),
    ),
  )
})

test('every built page has the shell and the title of its row @deep', ({ browser }) =>
  driveRows(
    'Pages with their shell',
    browser,
    rows(
      built.filter(({ path }) => path !== '/logout'),
      looksRight,
    ),
  ))

test('every way that the specification names leads there @deep', ({ browser }) =>
  driveRows(
    'Links between pages',
    browser,
    Object.fromEntries(
      [...new Set(ACCEPTED_LINKS)].flatMap((link) =>
        LINKS[link].map((go, index): [string, Act] => [
          `${link} ${index}`,
          async (page) => {
            await go(page)
            const to = someAddress(LEADS_TO[link] ?? link.split(' → ')[1] ?? '').replace(/\/1$/, '/\\d+')
            await expect(page).toHaveURL(new RegExp(`${to}(\\?|$)`))
          },
        ]),
      ),
    ),
  ))

test('leaving leads every kind of person where their role says @deep', ({ browser }) =>
  driveRows(
    'Destinations of the way out',
    browser,
    Object.fromEntries(
      ['ciudadano', 'empresa', 'apoderado', 'consulta', 'superadmin', 'cli-juridico', 'lider-respel'].map(
        (name): [string, Act] => [
          name,
          async (page) => {
            const role = demoCast().find(({ email }) => email === `${name}@demo.test`)?.role ?? ''
            await logIn(page, `${name}@demo.test`)
            await page.goto('/logout')
            await expect(page).toHaveURL(new RegExp(`:\\d+${logoutDestination(role)}$`))
          },
        ],
      ),
    ),
  ))

interface Item {
  readonly path: string
  readonly label: string
}
/** The specification's menu entries a role sees: those with an existing screen, in order. */
const menuOf = (role: string): Item[] =>
  MENU_ENTRIES.filter(
    (entry) =>
      meetsRule([role], entry.seenBy) &&
      gatheredScreens.some(
        ({ path }) => path === entry.path || (path.includes(':') && matches(path, entry.path)),
      ),
  ).map(({ path, label }) => ({ path, label }))
const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)

test('the menu of every role has the entries of the table, in their order @deep', async ({ browser }) => {
  const roles = new Map(demoCast().map(({ role, email }) => [role, email]))
  await driveRows(
    'Menu by role',
    browser,
    Object.fromEntries(
      [...roles].map(([role, email]): [string, Act] => [
        role,
        async (page) => {
          const who = { email, password: PASSWORD }
          await ask(page.request, who, 'GET', '/api/v1/perfil')
          await sitDown(page, who)
          await open(page, '/dashboard')
          const links = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')
          const shown = await links.evaluateAll((all) =>
            all.map((one) => ({ path: one.getAttribute('href') ?? '', label: one.textContent.trim() })),
          )
          // our own entries stand between them
          const known = new Set<string>(MENU_ENTRIES.map(({ path }) => path))
          expect(shown.filter(({ path }) => known.has(path))).toEqual(menuOf(role))
        },
      ]),
    ),
  )
})
