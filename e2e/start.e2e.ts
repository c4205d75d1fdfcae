import { expect, test } from '@playwright/test'
import { violations } from './steps/axe.ts'

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

test('the server says that it can serve', async ({ request }) => {
  const answer = await request.get('/api/v1/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok', storage: 'ok', queue: 'ok' })
})
