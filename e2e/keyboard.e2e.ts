import { expect, type Locator, type Page } from '@playwright/test'
import { PASSWORD } from './steps/citizen.ts'
import { focused } from './steps/focus.ts'
import { sitDown } from './steps/office.ts'
import { findPlace, VISITS } from './steps/visits.ts'
import { test } from './steps/obeyed-policy.ts'

/** The main screens by keyboard alone: the skip link, a visible focus up to the main action, dialogs. */

test.describe.configure({ timeout: 300_000 })

const COMPANY = { email: 'empresa@demo.test', password: PASSWORD }
const AT_MOST = 160

const holdsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Tabs until the target has the focus; every stop must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const unseen: string[] = []
  for (let step = 0; step < AT_MOST; step += 1) {
    await page.keyboard.press('Tab')
    const at = await focused(page)
    if (at !== null && !at.seen) unseen.push(at.name)
    if (await holdsFocus(target)) {
      expect(unseen, 'el foco no se ve').toEqual([])
      return
    }
  }
  throw new Error(`El teclado no llega a ${String(target)}`)
}

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  expect(await holdsFocus(skip)).toBe(true)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
    'después de saltar, el teclado sigue en el contenido',
  ).toBe(true)
}

/** Opens a dialog by keyboard: it traps the focus, closes on Escape and returns the focus. */
async function dialogFrom(page: Page, opener: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await dialog.evaluate(
      // the browser's own toolbar can come in between: then nothing of the page has the focus
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside, 'el diálogo retiene el foco').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** In every run; the others with `npm run test:all`. */
const CHOSEN = new Set([
  'publico.landing',
  'misSolicitudes.case, por pagar',
  'solicitudes.inbox',
  'tarea FIR-03',
])

const SCREENS: readonly {
  readonly visit: string
  readonly action: (page: Page) => Locator
  readonly dialog?: (page: Page) => Locator
}[] = [
  {
    visit: 'publico.landing',
    action: (page) => page.getByRole('button', { name: 'Consultar' }),
    dialog: (page) => page.getByRole('button', { name: 'Términos de uso' }),
  },
  {
    visit: 'publico.detail, con formulario',
    action: (page) => page.getByRole('main').getByText('Iniciar trámite', { exact: true }),
  },
  { visit: 'cuenta.login', action: (page) => page.getByLabel('Contraseña', { exact: true }) },
  { visit: 'actos.consult', action: (page) => page.getByRole('button', { name: 'Consultar' }) },
  {
    visit: 'misSolicitudes.case, por pagar',
    action: (page) => page.getByRole('button', { name: 'Enviar el comprobante' }),
  },
  {
    visit: 'tramites.application3',
    action: (page) => page.getByRole('button', { name: /^Siguiente:/ }),
  },
  {
    visit: 'solicitudes.inbox',
    action: (page) => page.locator('tbody tr').first().getByRole('link'),
    dialog: (page) => page.getByRole('button', { name: 'Filtrar' }),
  },
  {
    visit: 'actos.register',
    action: (page) =>
      page
        .locator('tbody tr')
        .first()
        .getByRole('link', { name: /^Verificar/ }),
  },
  {
    visit: 'tarea PG-02',
    action: (page) => page.getByRole('group', { name: 'Acciones' }).getByRole('button').first(),
  },
  {
    visit: 'tarea FIR-03',
    action: (page) => page.getByRole('button', { name: 'Aprobado', exact: true }),
    dialog: (page) => page.getByRole('button', { name: 'Devolver', exact: true }),
  },
]

for (const { visit: name, action, dialog } of SCREENS) {
  test(`${name} is worked with the keyboard alone${CHOSEN.has(name) ? '' : ' @deep'}`, async ({ page }) => {
    const visit = VISITS.find((one) => one.name === name)
    if (visit === undefined) throw new Error(`No hay visita ${name}`)
    const { who, address } = await findPlace(page.request, visit)
    if (who !== null) await sitDown(page, who)
    await page.goto(address)
    await expect(page.locator('main h1')).toBeVisible({ timeout: 40_000 })
    await expect(page.locator('.v-skeleton, .v-spinner')).toHaveCount(0, { timeout: 40_000 })
    await expect(action(page)).toBeVisible({ timeout: 40_000 })
    await skipToContent(page)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo(0, 0)
    })
    await tabTo(page, action(page))
    if (dialog !== undefined) await dialogFrom(page, dialog(page))
  })
}

test('the menu of the person opens, is walked and closes with the keyboard', async ({ page }) => {
  await sitDown(page, COMPANY)
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: /menú de usuario/ })
  await expect(menu).toBeVisible({ timeout: 40_000 })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  // the menu takes the focus from its button and moves it to its first entry
  await expect(page.locator(':focus')).toHaveRole('menuitem')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveRole('menuitem')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(menu).toBeFocused()
})
