import { expect } from '@playwright/test'
import { COLOURS, violations } from './steps/axe.ts'
import { test } from './steps/obeyed-policy.ts'

const POOR = `<main><h1>Trámites</h1><p>Sin contraste</p><img src="x.png">
  <iframe title="Acto" srcdoc="<html lang=es><title>Acto</title><h1>Acto</h1><button></button>"></iframe></main>`

test('what axe refuses is told with its place, also inside a frame', async ({ page }) => {
  await page.goto('/accesibilidad')
  await page.setContent(`<html lang="es"><title>Prueba</title>${POOR}</html>`)
  // the policy of the pages takes no style attribute
  await page.locator('p').evaluate((text) => Object.assign(text.style, { color: '#ccc', background: '#fff' }))
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  expect((await violations(page)).map((line) => line.split(':')[0])).toEqual([
    'button-name',
    'color-contrast',
    'image-alt',
  ])
  expect(await violations(page, { rules: COLOURS })).toEqual(['color-contrast: p'])
  expect(await violations(page, { without: ['button-name', 'color-contrast'] })).toEqual(['image-alt: img'])
})
