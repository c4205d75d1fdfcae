import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Copy, openCopy, ROOT } from './copy.ts'
import { followed, type Known, type Removal, removalsOf } from './follow.ts'
import { type Block, blocksOf } from './page.ts'

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

/** The end of an output, where programs say what is wrong. */
const tail = (output: string): string => output.slice(-4_000)

/** Expects that the checks of a page miss what is left out of it, and say what it is. */
export async function expectMissed(copy: Copy, { blocks, piece, names }: Removal): Promise<void> {
  const ran = await followed(copy, blocks, piece)
  expect(ran.ok, `nothing misses it:\n${tail(ran.output)}`).toBe(false)
  expect(
    names.filter((name) => ran.output.includes(name)),
    `none of ${names.join(', ')} is named:\n${tail(ran.output)}`,
  ).not.toEqual([])
}

/** Until every page has been seen to pass whole: an hour of compilers, asked for by `HOW_TO=on`. */
const asked = process.env['HOW_TO'] === 'on'

/** Does what a page says, runs its checks, and leaves out each of its parts in turn. */
export function describePage(name: string, known: Omit<Known, 'before'>): void {
  const own = pageBlocks(name)
  const before = blocksBefore(name)
  describe.runIf(asked)(`the page ${name}`, () => {
    let copy: Copy
    beforeAll(() => {
      copy = openCopy()
    })
    afterAll(() => copy.remove())

    it('leads to what its checks accept', { timeout: 900_000 }, async () => {
      const ran = await followed(copy, [...before, ...own])
      expect(ran.ok, tail(ran.output)).toBe(true)
    })

    it.each(removalsOf(own, { ...known, before }).map((removal) => [removal.name, removal] as const))(
      'is missed by name: %s',
      { timeout: 900_000 },
      async (_, removal) => expectMissed(copy, removal),
    )
  })
}
