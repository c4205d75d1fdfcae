import { expect, type Page } from '@playwright/test'
import { violations } from './steps/axe.ts'
import { test } from './steps/obeyed-policy.ts'

/** Public pages, before having an account. */

// the service worker caches the catalogue, which would hide its responses from these tests
test.use({ serviceWorkers: 'block' })

async function noViolations(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/** Horizontal overflow in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('categories lead to the one office of the department that is served @celular', async ({ page }) => {
  await page.goto('/tipos-tramites')
  await expect(page.getByRole('heading', { name: 'Todavía no ha elegido un trámite' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Pagos y facturación/ })).toBeDisabled()
  await noViolations(page)
  await page.getByRole('button', { name: 'Trámites ambientales' }).focus()
  await page.keyboard.press('Enter')
  const department = page.getByRole('combobox', { name: 'Departamento' })
  await expect(department).toHaveAttribute('placeholder', 'Escriba el nombre del departamento')
  await department.fill('zzz')
  await expect(page.getByText('Ningún departamento se llama así')).toBeVisible()
  await noViolations(page)
  // accents and case aside, by keyboard alone
  await department.fill('BOYACA')
  await department.press('Enter')
  await expect(department).toHaveValue('Boyacá')
  await expect(page.getByText('0 resultados')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No se encontraron resultados' })).toBeVisible()
  await department.fill('toli')
  await expect(page.getByRole('heading', { name: 'No se encontraron resultados' })).toBeHidden()
  await department.press('ArrowDown')
  await department.press('Enter')
  await expect(page.getByText('1 resultado')).toBeVisible()
  await expect(page.getByText('Atiende el área urbana de Ibagué y sus alrededores.')).toBeVisible()
  await noViolations(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'Ir a sede' }).click()
  await expect(page).toHaveURL(/\/ventanilla-tramites$/)
})

test('the toggle of the list keeps its subject in the address and asks anew', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/api\/v1\/tramite\/(categoria|subcategoria)\//, async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/api/v1/tramite/', ''))
    await route.continue()
  })
  await page.goto('/ventanilla-tramites')
  const topics = page.getByRole('group', { name: 'Temas' })
  const choose = async (name: string): Promise<void> => {
    await topics.getByRole('button', { name }).click()
    await expect(topics.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: /^Ver más de / }).first()).toBeVisible()
  }
  await choose('Recurso hídrico')
  await expect(page).toHaveURL(/tema=1$/)
  await choose('Aire')
  await expect(page).toHaveURL(/tema=4$/)
  await choose('Todos')
  await expect(page).not.toHaveURL(/tema=/)
  await expect
    .poll(() => asked.filter((one) => one.startsWith('sub')))
    .toEqual(['subcategoria/1', 'subcategoria/4'])
  // the page contained the first list; only returning to Todos requests it
  expect(asked.filter((one) => one === 'categoria/1')).toHaveLength(1)
})

test('the list says in the server’s words why it could not be loaded', async ({ page }) => {
  await page.route('**/api/v1/tramite/subcategoria/4', (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'El catálogo se está publicando.' } }),
  )
  await page.goto('/ventanilla-tramites')
  await expect(page.locator('#raiz[data-lista]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aire' }).click()
  await expect(page.getByText('El catálogo se está publicando.')).toBeVisible()
  await page.unroute('**/api/v1/tramite/subcategoria/4')
  await page.getByRole('button', { name: /Reintentar|Intentar/ }).click()
  await expect(page.getByRole('link', { name: /^Ver más de / }).first()).toBeVisible()
})
