import { expect, type Page } from '@playwright/test'
import { logInOfficial, PASSWORD } from './steps/account.ts'
import { noOverflow, noViolations } from './steps/citizen.ts'
import { device } from './steps/virtual-key.ts'
import { test } from './steps/walk.ts'

/**
 * An installation that requires a passkey of officials: without one, only the page that adds it is reachable.
 */

test.describe.configure({ timeout: 300_000 })
test.use({ settings: { STAFF_PASSKEY: 'on' } })

const PROFILE = /\/perfil-usuario$/
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const bell = (page: Page) => page.getByRole('link', { name: /^Avisos: / })

test('an obliged official is offered nothing but the key, and everything once it is there @deep', async ({
  page,
  walk,
}) => {
  expect(walk.url).toContain('localhost')
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await device(page)
  await logInOfficial(page, 'cli-admin@demo.test')

  await test.step('the login leads to the key, and what would be refused is not offered', async () => {
    await expect(page).toHaveURL(PROFILE)
    await expect(page.getByText('Agregue una llave para continuar')).toBeVisible()
    await expect(menu(page).getByRole('link')).toHaveText(['Mi perfil'])
    await expect(bell(page)).toHaveCount(0)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Ayuda' })).toHaveCount(0)
    await page.getByRole('button', { name: /menú de usuario/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Ayuda' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    // waits for the menu's fade-out, after which its entries are gone
    await expect(page.getByRole('menu')).toHaveCount(0)
    await noViolations(page)
    await noOverflow(page)
  })

  await test.step('every other address leads back, without asking for what is refused', async () => {
    await page.getByRole('link', { name: 'Ventanilla' }).click()
    await expect(page).toHaveURL(PROFILE)
    for (const address of ['/dashboard', '/usuarios', '/solicitudes?vista=grupo', '/ayuda', '/ciudades']) {
      await page.goto(address)
      await expect(page).toHaveURL(PROFILE)
      await expect(page.getByText('Agregue una llave para continuar')).toBeVisible()
    }
  })

  await test.step('with the key the menu is there, and its pages open', async () => {
    const card = page.getByRole('region', { name: 'Llaves de acceso' })
    await card.getByLabel('Contraseña de su cuenta').fill(PASSWORD)
    await card.getByRole('button', { name: 'Agregar una llave' }).click()
    await expect(page.getByText('La llave quedó en su cuenta')).toBeVisible()
    await expect(page.getByText('Agregue una llave para continuar')).toBeHidden()
    await expect(bell(page)).toBeVisible()
    await menu(page).getByRole('link', { name: 'Usuarios' }).click()
    await expect(page.getByRole('heading', { name: 'Usuarios', level: 1 })).toBeVisible()
    await bell(page).click()
    await expect(page).toHaveURL(/\/dashboard#avisos$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Buen')
  })
  expect(refused).toEqual([])
})
