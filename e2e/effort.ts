import type { Page } from '@playwright/test'

/** What a walk costs the people who do it: buttons, links and boxes pressed, and pages opened anew. */
export interface Effort {
  readonly presses: number
  readonly openings: number
}

/** Counts from now on; answers what was counted so far. */
export async function countEffort(page: Page): Promise<() => Effort> {
  let presses = 0
  let openings = 0
  await page.exposeFunction('notePress', () => (presses += 1))
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void }
    // a press that a label passes on to its box is one: only the pointer is counted
    window.addEventListener('pointerdown', () => notePress(), true)
  })
  page.on('domcontentloaded', (one) => {
    // the empty page on which the next person sits down is the test's own
    if (!one.url().endsWith('/asiento')) openings += 1
  })
  return () => ({ presses, openings })
}
