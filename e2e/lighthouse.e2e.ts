import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import lighthouse from 'lighthouse'
import { official, sitDown } from './steps/office.ts'

/**
 * Lighthouse with its mobile profile. Accessibility and best practices must be perfect, and SEO on indexable
 * pages; speed depends on the machine, so it is printed, and gated by bytes instead (weight.e2e.ts).
 */

test.describe.configure({ mode: 'serial', timeout: 400_000 })

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 9333))
    })
  })

let context: BrowserContext
let port = 0
let folder = ''

// eslint-disable-next-line no-empty-pattern -- the first argument must be a pattern
test.beforeAll(async ({}, info) => {
  port = await freePort()
  folder = mkdtempSync(join(tmpdir(), 'ventanilla-lighthouse-'))
  const { launchOptions, baseURL } = info.project.use
  context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(baseURL !== undefined && { baseURL }),
    args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
  })
})
test.afterAll(async () => {
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Scores {
  readonly performance: number
  readonly faults: string[]
}

const WHOLE = ['accessibility', 'best-practices']
const FOUND = [...WHOLE, 'seo']

async function measure(url: string, whole: readonly string[]): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    disableStorageReset: true,
    onlyCategories: ['performance', ...whole],
  })
  if (result === undefined) throw new Error('Lighthouse no midió nada')
  const { categories, audits, finalDisplayedUrl } = result.lhr
  expect(new URL(finalDisplayedUrl).pathname).toBe(new URL(url).pathname)
  const faults = whole.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name} ${id}: ${audits[id]?.title ?? ''}`),
  )
  return { performance: Math.round((categories['performance']?.score ?? 0) * 100), faults }
}

/** Requires the given categories to be perfect in each of three runs; prints their median speed. */
async function gate(name: string, url: string, whole: readonly string[]): Promise<void> {
  const runs = [await measure(url, whole), await measure(url, whole), await measure(url, whole)]
  const median = runs.map((run) => run.performance).sort((a, b) => a - b)[1]
  console.log(`Lighthouse, celular, mediana de 3, ${name}: ${median}`)
  test.info().annotations.push({ type: 'lighthouse', description: `${name}: ${median}` })
  expect([...new Set(runs.flatMap((run) => run.faults))]).toEqual([])
}

test('the public page satisfies Lighthouse @deep', async ({ baseURL }) => {
  await gate('portada', new URL('/', baseURL).href, FOUND)
})

test('the list of procedures satisfies Lighthouse @deep', async ({ baseURL }) => {
  await gate('listado', new URL('/ventanilla-tramites', baseURL).href, FOUND)
})

test('the detail of a procedure satisfies Lighthouse @deep', async ({ baseURL }) => {
  await gate('detalle', new URL('/detalle-tramite/3', baseURL).href, FOUND)
})

test('the inbox satisfies Lighthouse @deep', async ({ baseURL }) => {
  // a session is stored in its tab and shared with the other open tabs
  const page = await context.newPage()
  await sitDown(page, official('cli-ventanilla-unica'))
  await page.goto('/solicitudes?vista=grupo')
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 40_000 })
  await gate('bandeja', new URL('/solicitudes?vista=grupo', baseURL).href, WHOLE)
})
