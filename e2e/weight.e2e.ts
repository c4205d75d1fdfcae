import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { official, sitDown } from './steps/office.ts'
import { test } from './steps/obeyed-policy.ts'

/**
 * Download size of a page on a telephone: its scripts and styles, compressed, each file once. Bytes do not
 * depend on the machine.
 */

const KB = 1000

interface Weight {
  bytes: number
  files: string[]
}

function weigh(page: Page): () => Promise<Weight> {
  const seen = new Map<string, Promise<number>>()
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (!/\.(js|css)$/.test(pathname) || seen.has(pathname)) return
    seen.set(
      pathname,
      reply.body().then((body) => gzipSync(body, { level: 9 }).length),
    )
  })
  return async () => {
    const sizes = await Promise.all(seen.values())
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      files: [...seen.keys()].map((name, index) => `${name} ${sizes[index]}`),
    }
  }
}

/** The service worker prefetches public pages; that is not part of opening one. */
test.use({ serviceWorkers: 'block' })

test('the first public page weighs at most 80 kB', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { bytes, files } = await weight()
  test.info().annotations.push({ type: 'peso', description: `${bytes} bytes en ${files.length} archivos` })
  expect(files.length, 'los archivos deben venir de la red').toBeGreaterThan(2)
  expect(bytes, files.join('\n')).toBeLessThanOrEqual(80 * KB)
})

test('the inbox with everything before it weighs at most 300 kB', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.goto('/iniciar-sesion-funcionario', { waitUntil: 'networkidle' })
  await sitDown(page, official('cli-ventanilla-unica'))
  await page.goto('/solicitudes?vista=grupo', { waitUntil: 'networkidle' })
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  const { bytes, files } = await weight()
  test.info().annotations.push({ type: 'peso', description: `${bytes} bytes en ${files.length} archivos` })
  expect(files.length).toBeGreaterThan(5)
  expect(bytes, files.join('\n')).toBeLessThanOrEqual(300 * KB)
})
