import { expect, type Page } from '@playwright/test'
import { violations } from './steps/axe.ts'
import { test } from './steps/obeyed-policy.ts'

/** Public pages arrive prerendered: readable before any script, then hydrated without a change. */

const LIST = '/ventanilla-tramites'
const DETAIL = '/detalle-tramite/3'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one reads the list, walks to a procedure and searches @celular', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('trámites ambientales')
    await page
      .getByRole('link', { name: /Recurso hídrico/ })
      .first()
      .click()
    await expect(page).toHaveURL(/tema=1$/)
    const cards = page.getByRole('link', { name: /^Ver más de / })
    await expect(cards.first()).toBeVisible()
    const ofWater = await cards.count()

    await page.goto(LIST)
    await expect(page.getByText('26 trámites', { exact: true })).toBeVisible()
    await expect(cards).toHaveCount(26)
    expect(ofWater).toBeGreaterThan(0)
    expect(ofWater).toBeLessThan(26)
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Concesión de aguas superficiales' }) })
    await expect(card.getByText(/\d+ días hábiles/)).toBeVisible()
    await expect(card.getByText(/Desde \$/)).toBeVisible()
    await card.getByRole('link').click()

    await expect(page).toHaveURL(new RegExp(`${DETAIL}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concesión de aguas superficiales')
    for (const name of ['Qué es', 'Cómo es el camino', 'Documentos que debe tener a mano'])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('link', { name: 'Volver a los trámites' }).click()
    await page.getByRole('searchbox', { name: 'Buscar trámite' }).fill('abrir un pozo')
    await page.getByRole('searchbox', { name: 'Buscar trámite' }).press('Enter')
    await expect(page).toHaveURL(/buscar=abrir/)
    await expect(cards.first()).toHaveAccessibleName(/subterráneas/)
  })

  test('an address without a page says so', async ({ page }) => {
    expect((await page.goto('/detalle-tramite/999'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Este trámite no está disponible' })).toBeVisible()
    expect((await page.goto('/no-existe'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('no pudimos encontrar')
  })
})

test.describe('with JavaScript', () => {
  // the service worker caches responses, which would hide them from these tests
  test.use({ serviceWorkers: 'block' })

  /** The page's errors, and its calls to the catalogue. */
  function watch(page: Page): { faults: string[]; asked: string[] } {
    const faults: string[] = []
    const asked: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      const faulty = message.type() === 'error' || message.type() === 'warning'
      if (faulty && !message.text().startsWith('Service Worker registration blocked'))
        faults.push(message.text())
    })
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/v1/tram')) asked.push(pathname)
    })
    return { faults, asked }
  }

  /** The application has hydrated the page once it removes the marker of a prerendered one. */
  const takenOver = (page: Page): Promise<void> => expect(page.locator('#raiz[data-lista]')).toHaveCount(0)

  const drawn = (page: Page): Promise<string> =>
    page.evaluate(() => document.getElementById('raiz')?.innerHTML ?? '')

  for (const path of [
    '/',
    LIST,
    `${LIST}?tema=4`,
    `${LIST}?buscar=pozo`,
    `${LIST}?buscar=zzqqxx`,
    DETAIL,
    '/detalle-tramite/13',
    '/detalle-tramite/29',
    '/tipos-tramites',
    '/consulta',
    '/boletin',
    '/cifras',
    '/boletin?q=zzqqxx',
    '/accesibilidad',
  ])
    test(`${path} is taken over as it stands, without a fault and without asking again`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const still = await browser.newPage({ javaScriptEnabled: false })
      await still.goto(new URL(path, baseURL).href)
      const server = await drawn(still)
      await still.close()
      const { faults, asked } = watch(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await takenOver(page)
      expect(await drawn(page)).toBe(server.replace(/ data-lista="[^"]*"/, ''))
      expect(faults).toEqual([])
      expect(asked).toEqual([])
    })

  test('what was typed before the scripts came is kept and searched for', async ({ page }) => {
    let letGo = (): void => undefined
    const held = new Promise<void>((done) => (letGo = done))
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(LIST, { waitUntil: 'commit' })
    const box = page.getByRole('searchbox', { name: 'Buscar trámite' })
    await box.fill('pozo')
    letGo()
    await takenOver(page)
    await expect(box).toHaveValue('pozo')
    await expect(page).toHaveURL(/buscar=pozo/)
    await expect(page.getByRole('link', { name: /^Ver más de / }).first()).toHaveAccessibleName(
      /subterráneas/,
    )
  })

  test('from a ready page one goes on without loading, with fresh data', async ({ page }) => {
    const { faults, asked } = watch(page)
    await page.goto(LIST, { waitUntil: 'networkidle' })
    await takenOver(page)
    await page.evaluate(() => ((globalThis as { mark?: string }).mark = 'misma página'))
    await page.getByRole('link', { name: 'Ver más de Concesión de aguas superficiales' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concesión de aguas superficiales')
    expect(await page.evaluate(() => (globalThis as { mark?: string }).mark)).toBe('misma página')
    expect(asked).toEqual(['/api/v1/tramite/no_auth/3'])
    await page.getByRole('button', { name: 'Iniciar trámite' }).click()
    await expect(page.getByRole('dialog', { name: /Debes tener una cuenta/ })).toBeVisible()
    expect(faults).toEqual([])
  })

  test('a person who wants high contrast gets it on a ready page too', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('button', { name: 'Contraste' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contraste')
    await expect(page.getByRole('button', { name: 'Contraste' })).toHaveAttribute('aria-pressed', 'true')
    expect(await violations(page)).toEqual([])
  })
})

test('a page that was seen opens without a network, and so does the list', async ({ page, context }) => {
  await page.goto(DETAIL)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // the worker starts after the first page and caches the second
  await page.goto('/detalle-tramite/4')
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/detalle-tramite/4')) !== undefined))
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concesión de aguas subterráneas')
  await page.goto(LIST)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trámites ambientales')
  await expect(page.getByRole('link', { name: 'Ver más de Concesión de aguas superficiales' })).toBeVisible()
  await expect(page.getByText('Sin conexión.', { exact: false })).toBeVisible()
})
