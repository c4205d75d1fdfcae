import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What all screens are held to: WCAG 2.2 AA, and what its authors hold to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that can find something only because of the colours that are worn. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

interface Judged {
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
}

/**
 * What axe refuses in the page as it stands: one line for each rule, with the places. It runs inside the page, whose
 * frames are all our own, and describes only what it refuses: a page of its own for each answer, and the places of all
 * that is sound, were half of the time of the tests of screens.
 */
export async function violations(page: Page, { rules, without = [] }: Judged = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules === undefined) builder.withTags(TAGS)
  else builder.withRules([...rules])
  const found = await builder.disableRules([...without]).analyze()
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}
