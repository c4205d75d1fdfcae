import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { edited } from './apply.ts'
import { openCopy, ROOT } from './copy.ts'
import { blocksBefore, expectMissed, PAGES, pageBlocks } from './described.testkit.ts'
import { removalsOf } from './follow.ts'

/** Pages that no program follows here, each with the reason. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  'acceptance-tables': 'it explains tables, and says how to run one',
  'openapi-examples': 'it needs a recording of all tests, which `npm run test:all` makes and compares',
  'run-one-test': 'tools/testing/run-one-test.deep.test.ts tries each of its commands',
  'write-a-migration': 'add-an-endpoint-and-a-table writes one',
}

const followedHere = PAGES.filter((name) => !(name in NOT_FOLLOWED))

describe('the how-to pages', () => {
  it('are followed by a test, or listed with the reason', () => {
    const tested = PAGES.filter((name) => existsSync(join(import.meta.dirname, `${name}.deep.test.ts`)))
    expect(followedHere).toEqual(tested)
    expect(Object.keys(NOT_FOLLOWED).filter((name) => !PAGES.includes(name))).toEqual([])
  })

  it('that are not followed have no executable block', () => {
    for (const name of Object.keys(NOT_FOLLOWED)) expect([name, pageBlocks(name)]).toEqual([name, []])
  })
})

describe.each(followedHere)('the page %s', (name) => {
  const blocks = pageBlocks(name)

  it('changes files that are as it says, and ends with checks', () => {
    const files = new Map<string, string | null>()
    for (const block of [...blocksBefore(name), ...blocks]) {
      if (block.kind === 'run' || block.kind === 'check') continue
      const path = join(ROOT, block.file)
      const before = files.get(block.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null)
      files.set(block.file, edited(block, before))
    }
    expect(files.size).toBeGreaterThan(1)
    expect(blocks.at(-1)?.kind).toBe('check')
  })
})

describe('a part that is left out', () => {
  const FILE = 'packages/catalog/src/procedures/bamboo-harvest/law.ts'

  it('is missed by name: the law of a procedure', { timeout: 120_000 }, async () => {
    const removals = removalsOf(pageBlocks('add-a-procedure'), {})
    const law = removals.find(({ name }) => name.endsWith(FILE))
    if (law === undefined) throw new Error(`no block writes ${FILE}`)
    const copy = openCopy()
    try {
      await expectMissed(copy, law)
    } finally {
      copy.remove()
    }
  })
})
