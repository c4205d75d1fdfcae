import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Standard of all screens: WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend only on the theme's colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

interface Judged {
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
}

/**
 * Axe violations of the current page: one line per rule, with the places. It runs inside the page, whose frames
 * are all our own, and describes only violations: a separate page per result, and the places of passed rules,
 * took half of the screen tests' time.
 */
export async function violations(page: Page, { rules, without = [] }: Judged = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (rules === undefined) builder.withTags(TAGS)
  else builder.withRules([...rules])
  const found = await builder.disableRules([...without]).analyze()
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}
