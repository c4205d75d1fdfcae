import type { Block } from './page.ts'

/** Commands that pass at the end of a page, in their order. */
export const checksOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'check' ? block.commands : []))

/**
 * The check of a page that is called `by`, and nothing else of its command: a part of `npm test -- --only=…`, or a
 * test file that Vitest runs. Null where `by` is a program that the page runs while it is followed.
 * @throws Error where the page runs no such check: what it leaves out would be missed by nobody who follows it
 */
export function narrowed(blocks: readonly Block[], by: string): string | null {
  for (const command of checksOf(blocks)) {
    const [only, parts = ''] = /--only=([\w,]+)/.exec(command) ?? []
    if (only !== undefined && parts.split(',').includes(by)) return command.replace(only, `--only=${by}`)
    const [, run, places = ''] = /^(.*\bvitest\.mjs run) (.+)$/.exec(command) ?? []
    if (run !== undefined && places.split(' ').some((place) => by.startsWith(place))) return `${run} ${by}`
  }
  const runs = blocks.flatMap((block) => (block.kind === 'run' ? block.commands : []))
  if (runs.some((command) => command.includes(by))) return null
  throw new Error(`no check of the page is ${by}`)
}
