import { expect } from '@playwright/test'
import { violations } from './steps/axe.ts'
import { test } from './steps/obeyed-policy.ts'

test('the portal opens, speaks Spanish and has no accessibility faults @celular', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('a style written into a page is blocked, and the test hears of it', async ({ page, blocked }) => {
  await page.goto('/')
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect
    .poll(() => blocked.splice(0))
    .toEqual([expect.stringMatching(/: style-src-attr blocked inline of .* on http.*\/$/)])
})

test('the server says that it can serve', async ({ request }) => {
  const answer = await request.get('/api/v1/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' })
})
