import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { COLOURS, violations } from './steps/axe.ts'
import { findPlace, unvisited, VISITS } from './steps/visits.ts'
import { faultsOfKeyboard } from './steps/focus.ts'
import { sitDown } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/** Every screen of the table and every step waiting for an official, in every theme and width. */

test.describe.configure({ timeout: 600_000 })

const VIEWS =
  process.env['TEST_DEPTH'] === 'all'
    ? [
        // what is drawn at 320 px is drawn at 390 px too: no style changes in between
        ...[1280, 320].map((width) => ({ theme: 'claro', width })),
        // other themes change only colours
        ...['oscuro', 'contraste'].flatMap((theme) => [1280, 390].map((width) => ({ theme, width }))),
      ]
    : [
        { theme: 'claro', width: 320 },
        { theme: 'oscuro', width: 1280 },
      ]
/** One of each kind in every run; the rest with `npm run test:all`. */
const CHOSEN = new Set([
  'publico.landing',
  'cuenta.registerCitizen',
  'misSolicitudes.case, por pagar',
  'tramites.application3',
  'solicitudes.inbox',
  'app.dashboard, cli-juridico',
  'tarea PG-03',
  'tarea FIR-03',
])

/** Errors the page logs during its check. */
function complaints(page: Page): string[] {
  const list: string[] = []
  page.on('pageerror', (error) => list.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(`${message.text()} ${message.location().url}`)
  })
  page.on('response', (reply) => {
    if (reply.status() >= 400) list.push(`${reply.status()} ${reply.url()}`)
  })
  page.on('requestfailed', (request) => {
    // calls aborted by leaving a page are no fault
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      list.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  return list
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible({ timeout: 40_000 })
  // responses that turn into buttons once their chunk loads are marked busy until then
  await expect(page.locator('.v-skeleton, .v-spinner, [aria-busy=true]')).toHaveCount(0, { timeout: 40_000 })
}

/** Elements that overflow the window, or are cut off without a mark. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`la página mide ${root.scrollWidth} px`)
    for (const element of document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, label, legend')) {
      const style = getComputedStyle(element)
      if (element.checkVisibility() === false || element.closest('.v-sr') !== null) continue
      if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis') continue
      if (element.scrollWidth > element.clientWidth + 1)
        found.push(`${element.tagName} «${element.textContent.trim().slice(0, 40)}»`)
    }
    return found
  })

/** Empty scrollable space below the page. */
const emptyBelow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ends = [...document.querySelectorAll('body > *, main')].map(
      (one) => one.getBoundingClientRect().bottom,
    )
    const empty = document.documentElement.scrollHeight - scrollY - Math.max(innerHeight, ...ends)
    return empty > 1 ? [`debajo de la página quedan ${Math.round(empty)} px vacíos`] : []
  })

/** Changes the portal's theme, as from another tab. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => {
    const key = 'ventanilla.apariencia'
    localStorage.setItem(key, JSON.stringify({ theme: value }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

test('no screen of the table is left out', () => {
  expect(unvisited()).toEqual([])
})

test('no style changes between the narrowest window and the common telephone', () => {
  const folder = join(import.meta.dirname, '..', 'apps', 'web', 'src')
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(10)
  const limits = sheets.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/@media[^{]*?(\d+)px/g)].map(
      ([, px]) => [name, Number(px)] as const,
    ),
  )
  expect(limits.filter(([, px]) => px >= 320 && px <= 390)).toEqual([])
})

for (const visit of VISITS) {
  const chosen = CHOSEN.has(visit.name)
  test(`${visit.name} is sound in every light and width${chosen ? '' : ' @deep'}`, async ({ page }) => {
    const { who, address } = await findPlace(page.request, visit)
    if (who !== null) await sitDown(page, who)
    const faults = complaints(page)
    await page.goto(address)
    await settled(page)
    const found = await faultsOfKeyboard(page)
    await page.goto(address)
    await settled(page)
    for (const { theme, width } of VIEWS) {
      await page.setViewportSize({ width, height: 800 })
      await wear(page, theme)
      await settled(page)
      found.push(...(await emptyBelow(page)).map((what) => `${theme} ${width}: ${what}`))
      // the whole page in one window: a bottom bar must not make covered controls seem too small for a finger
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(12_000, Math.max(800, height)) })
      // every rule in the light theme; the others change only colours
      const refused = await violations(page, theme === 'claro' ? {} : { rules: COLOURS })
      const seen = [...refused, ...(await sticksOut(page))]
      found.push(...seen.map((what) => `${theme} ${width}: ${what}`))
    }
    expect(found).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/^\S.+ · \S/)
    expect(faults.filter((fault) => visit.refused?.test(fault) !== true)).toEqual([])
  })
}
