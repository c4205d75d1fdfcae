import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** Standard of all screens: WCAG 2.2 AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend only on the theme's colours. */
export const COLOURS = ['color-contrast', 'link-in-text-block']

interface Judged {
  readonly rules?: readonly string[]
  readonly without?: readonly string[]
}

/** A document that axe can judge; a frame that shows a PDF belongs to the browser's own viewer, which answers late. */
const judged = (frame: Frame): boolean =>
  frame.parentFrame() === null || /^about:(srcdoc|blank)$/.test(frame.url())

/** Puts axe into a document once; a theme or a width does not load it again. */
async function bring(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(axe.source)
}

/**
 * Axe violations of the current page: one line per rule, with the places. It runs inside the page and describes only
 * violations: its source in every run, a separate page per result, and the places of passed rules took half of
 * the screen tests' time.
 */
export async function violations(page: Page, { rules, without = [] }: Judged = {}): Promise<string[]> {
  const frames = page.frames().filter(judged)
  for (const frame of frames) await bring(frame)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === undefined ? { type: 'tag', values: TAGS } : { type: 'rule', values: [...rules] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    iframes: frames.length > 1,
  }
  return page.evaluate(async (given) => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, given)
    return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
  }, options)
}
