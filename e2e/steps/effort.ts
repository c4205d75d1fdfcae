import type { Page } from '@playwright/test'

/** Cost of a walk for its users: buttons, links and boxes pressed, and pages loaded. */
export interface Effort {
  readonly presses: number
  readonly openings: number
}

/** Starts counting; the returned function gives the counts so far. */
export async function countEffort(page: Page): Promise<() => Effort> {
  let presses = 0
  let openings = 0
  await page.exposeFunction('notePress', () => (presses += 1))
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void }
    // a label forwards its press to the box: only pointer events are counted
    window.addEventListener('pointerdown', () => notePress(), true)
  })
  page.on('domcontentloaded', (one) => {
    // the empty page on which the next user logs in belongs to the test
    if (!one.url().endsWith('/asiento')) openings += 1
  })
  return () => ({ presses, openings })
}
