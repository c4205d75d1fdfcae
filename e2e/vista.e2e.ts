import { expect } from '@playwright/test'
import { noViolations } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/** The front door at 200 % browser zoom, and with reduced motion. */

const DOOR = [
  '/ventanilla-tramites',
  '/detalle-tramite/3',
  '/tipos-tramites',
  '/registro-ciudadano',
  '/registro-funcionario',
  '/iniciar-sesion',
  '/iniciar-sesion-funcionario',
  '/olvidar-contrasena',
  '/consulta',
  '/boletin',
  '/cifras',
]

test.describe('with the browser at 200 %', () => {
  // a 1280 x 800 window whose every pixel is shown as four
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('the front door needs no scrolling sideways and keeps its controls apart', async ({ page }) => {
    for (const path of DOOR) {
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, path).toBeLessThanOrEqual(640)
      await noViolations(page)
    }
  })
})

test('nothing moves for who asked for less movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // records every animation and transition that starts while the pages are used
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { moved: seen })
    const note = (event: Event): void => {
      const { duration } = (event.target as Element).getAnimations().reduce(
        (longest, one) => {
          const ms = Number(one.effect?.getComputedTiming().duration ?? 0)
          return ms > longest.duration ? { duration: ms } : longest
        },
        { duration: 0 },
      )
      // a progress indicator can turn slowly
      if (duration > 0 && duration < 4000) seen.push(`${(event.target as Element).className} ${duration}`)
    }
    document.addEventListener('animationstart', note, true)
    document.addEventListener('transitionstart', note, true)
  })
  for (const path of DOOR) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await page.locator('main a, main button').first().hover()
    await page.keyboard.press('Tab')
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
    expect(moved, path).toEqual([])
  }
})
