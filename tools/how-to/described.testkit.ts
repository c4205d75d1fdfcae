import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complains } from './complaints.ts'
import { type Copy, openCopy, ROOT } from './copy.ts'
import { followed, followedWithout } from './follow.ts'
import { type Block, blocksOf } from './page.ts'
import { type Known, type Removal, removalsOf } from './removals.ts'

const FOLDER = join(ROOT, 'docs', 'how-to')

/** Names of the pages, without their ending. */
export const PAGES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length))

export const pageBlocks = (name: string): readonly Block[] =>
  blocksOf(readFileSync(join(FOLDER, `${name}.md`), 'utf8'))

/** Pages that continue another one. */
const CONTINUED: Readonly<Record<string, string>> = {
  'add-a-screen': 'add-an-endpoint-and-a-table',
}

/** What is done before a page is followed: the blocks of the page that it continues, without its checks. */
export const blocksBefore = (name: string): readonly Block[] => {
  const other = CONTINUED[name]
  return other === undefined ? [] : pageBlocks(other).filter(({ kind }) => kind !== 'check')
}

/** What is left out of a page, one part at a time. */
export const pageRemovals = (name: string, known: Known): readonly Removal[] =>
  removalsOf(pageBlocks(name), known, blocksBefore(name))

/** The end of an output, where programs say what is wrong. */
const tail = (output: string): string => output.slice(-4_000)

/** Expects that a check of the page misses what is left out of it, and says what it is. */
export async function expectMissed(copy: Copy, removal: Removal): Promise<void> {
  const { by, file, word } = removal.missed
  const ran = await followedWithout(copy, removal)
  expect(ran.ok, `${by} does not miss it:\n${tail(ran.output)}`).toBe(false)
  expect(
    complains(ran.output, file, word),
    `no complaint of ${by} about ${file} says «${word}»:\n${tail(ran.output)}`,
  ).toBe(true)
}

/** Does what a page says, runs its checks, and leaves out each of its parts in turn. */
export function describePage(name: string, known: Known): void {
  describe(`the page ${name}`, () => {
    let copy: Copy
    beforeAll(() => {
      copy = openCopy()
    }, 120_000)
    afterAll(() => copy.remove(), 120_000)

    it('leads to what its checks accept', { timeout: 900_000 }, async () => {
      const ran = await followed(copy, [...blocksBefore(name), ...pageBlocks(name)])
      expect(ran.ok, tail(ran.output)).toBe(true)
    })

    it.each(pageRemovals(name, known).map((removal) => [removal.name, removal] as const))(
      'is missed by name: %s',
      { timeout: 300_000 },
      async (_, removal) => expectMissed(copy, removal),
    )
  })
}
