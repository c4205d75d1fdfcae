import { expect, type Page } from '@playwright/test'
import { gatheredScreens } from '../apps/web/src/app/gathered-screens.ts'
import { MENU_ENTRIES } from '../apps/web/src/app/menu/entries.ts'
import { meetsRule } from '../packages/domain/src/access/role-groups.ts'
import { type Act, driveRows } from './acceptance/rows.ts'
import { PASSWORD } from './steps/account.ts'
import { sitDown } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** Dead ends: menu entries, and addresses that name nothing. */

test.describe.configure({ timeout: 1_200_000 })
test.use({ serviceWorkers: 'block', actionTimeout: 20_000, navigationTimeout: 40_000 })

/** One account of each kind: applicant, reader, administrators, a technician, a coordinator. */
const PEOPLE: Readonly<Record<string, string>> = {
  USER_CIUDADANO: 'ciudadano@demo.test',
  USER_CONSULTA_EXPEDIENTE: 'consulta@demo.test',
  SUPERADMIN: 'superadmin@demo.test',
  CLI_ADMIN: 'cli-admin@demo.test',
  CLI_TECNICO: 'cli-tecnico@demo.test',
  CLI_COORDINADOR_JURIDICO: 'cli-coordinador-juridico@demo.test',
}
const each = (
  drive: (role: string) => Act,
  roles: readonly string[] = Object.keys(PEOPLE),
): Readonly<Record<string, Act>> =>
  Object.fromEntries(
    Object.entries(PEOPLE)
      .filter(([role]) => roles.includes(role))
      .map(([role, email]): [string, Act] => [
        role,
        async (page) => {
          await sitDown(page, { email, password: PASSWORD })
          await drive(role)(page)
        },
      ]),
  )

/** Faults of a page: a rejected call, no heading, no way on, or technical wording. */
async function wallsOf(page: Page, address: string): Promise<string[]> {
  const refused: string[] = []
  const listen = (reply: { status: () => number; url: () => string }): void => {
    if (reply.status() === 403) refused.push(new URL(reply.url()).pathname)
  }
  page.on('response', listen)
  await page.goto(address)
  const heading = page.locator('main h1').first()
  await expect(heading).toBeVisible({ timeout: 40_000 })
  await page.waitForLoadState('networkidle')
  page.off('response', listen)
  const text = (await page.locator('main').textContent()) ?? ''
  const problems = [
    ...refused.map((path) => `403 of ${path}`),
    ...(/UUID|Inválid|expresión regular|\^\[|\/\^|datos que faltan/.test(text)
      ? [`says «${text.slice(0, 120)}»`]
      : []),
    ...((await page.locator('main').locator('a, button, input').count()) === 0 ? ['no way on'] : []),
  ]
  return problems.map((problem) => `${address}: ${problem}`)
}

test('every entry of the menu leads six kinds of people to a page that their calls do not refuse @deep', ({
  browser,
}) =>
  driveRows(
    'Menu without walls',
    browser,
    each((role) => async (page) => {
      const walls: string[] = []
      const seen = MENU_ENTRIES.filter(
        (entry) =>
          meetsRule([role], entry.seenBy) &&
          gatheredScreens.some(({ path }) => path === entry.path || path === '/creacion-queja/:id'),
      )
      for (const { path } of seen) {
        if (!gatheredScreens.some((screen) => screen.path === path)) continue
        walls.push(...(await wallsOf(page, path)))
      }
      expect(walls).toEqual([])
    }),
  ))

/** A malformed id, and an unassigned one. */
const WRONG = ['no-es-un-id', '0197a0c4-0000-7000-8000-00000000dead']
const named = gatheredScreens.filter(
  ({ path, access }) => path.includes(':') && access !== 'guestOnly' && access !== 'public',
)
const addressOf = (path: string, id: string): string =>
  path.replaceAll(/\/:(?:idRol|estado|item|stateMigration)\?*/g, '/1').replaceAll(/:\w+\??/g, id)

const wrongAddresses = (paths: readonly string[], roles?: readonly string[]): Readonly<Record<string, Act>> =>
  each(
    (role) => async (page) => {
      const walls: string[] = []
      for (const { path, access } of named) {
        if (!paths.includes(path)) continue
        if (typeof access !== 'string' && !meetsRule([role], access)) continue
        for (const id of WRONG) {
          const found = await wallsOf(page, addressOf(path, id))
          // this page is about a rejected read; it must only say so in words
          walls.push(...found.filter((wall) => !wall.includes('403 of')))
        }
      }
      expect(walls).toEqual([])
    },
    roles,
  )

test('an address with a wrong id says that this does not exist or is not theirs, and leads on', ({
  browser,
}) =>
  driveRows(
    'Wrong ids, chosen',
    browser,
    wrongAddresses(
      [
        '/mis-solicitudes/ver-solicitud/:id',
        '/mis-expedientes/ver-expediente/:id/:stateMigration',
        '/solicitudes/concepto-tecnico/:id',
      ],
      ['USER_CIUDADANO', 'CLI_TECNICO'],
    ),
  ))

for (const role of Object.keys(PEOPLE))
  test(`so does every other address that names something, for ${role} @deep`, ({ browser }) =>
    driveRows(
      'Wrong ids',
      browser,
      wrongAddresses(
        named.map(({ path }) => path),
        [role],
      ),
    ))
