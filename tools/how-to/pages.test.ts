import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planted } from '../faults/plant.ts'
import { ADD_A_PROCEDURE } from './add-a-procedure.pieces.ts'
import { ADD_A_SCREEN } from './add-a-screen.pieces.ts'
import { ADD_A_STEP } from './add-a-step.pieces.ts'
import { ADD_AN_ACT } from './add-an-act.pieces.ts'
import { ADD_AN_ENDPOINT_AND_A_TABLE } from './add-an-endpoint-and-a-table.pieces.ts'
import { filesAfter } from './apply.ts'
import { checksOf, narrowed } from './checks.ts'
import { openCopy, ROOT } from './copy.ts'
import { blocksBefore, expectMissed, pageBlocks, pageRemovals, PAGES } from './described.testkit.ts'
import { type Known, ownTestsOf } from './removals.ts'

/** Pages that no program follows here, each with the reason. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  'acceptance-tables': 'it explains tables, and says how to run one',
  'openapi-examples': 'it needs a recording of all tests, which `npm run test:all` makes and compares',
  'run-one-test': 'tools/testing/run-one-test.deep.test.ts tries each of its commands',
  'write-a-migration': 'add-an-endpoint-and-a-table writes one',
}

/** What misses the parts of each page that `npm run test:all` follows. */
const FOLLOWED: Readonly<Record<string, Known>> = {
  'add-a-procedure': ADD_A_PROCEDURE,
  'add-a-screen': ADD_A_SCREEN,
  'add-a-step': ADD_A_STEP,
  'add-an-act': ADD_AN_ACT,
  'add-an-endpoint-and-a-table': ADD_AN_ENDPOINT_AND_A_TABLE,
}

const onDisk = (file: string): string | null => {
  const path = join(ROOT, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

describe('the how-to pages', () => {
  it('are followed by a test, or listed with the reason', () => {
    const tested = PAGES.filter((name) => existsSync(join(import.meta.dirname, `${name}.deep.test.ts`)))
    expect(PAGES.filter((name) => !(name in NOT_FOLLOWED))).toEqual(tested)
    expect(Object.keys(FOLLOWED).toSorted()).toEqual(tested.toSorted())
    expect(Object.keys(NOT_FOLLOWED).filter((name) => !PAGES.includes(name))).toEqual([])
  })

  it('that are not followed have no executable block', () => {
    for (const name of Object.keys(NOT_FOLLOWED)) expect([name, pageBlocks(name)]).toEqual([name, []])
  })
})

describe.each(Object.entries(FOLLOWED))('the page %s', (name, known) => {
  const blocks = pageBlocks(name)
  const files = (): ReadonlyMap<string, string> => filesAfter([...blocksBefore(name), ...blocks], onDisk)

  it('changes files that are as it says, and ends with checks', () => {
    expect(files().size).toBeGreaterThan(1)
    expect(blocks.at(-1)?.kind).toBe('check')
  })

  it('has a check of its own for whatever is left out', () => {
    for (const { name: part, blocks: left, missed } of pageRemovals(name, known))
      expect(() => narrowed(left, missed.by), part).not.toThrow()
  })

  it('has each piece that is taken out once', () => {
    const after = files()
    for (const { name: id, replace = '', ...piece } of known.pieces) {
      const source = after.get(piece.file) ?? onDisk(piece.file) ?? ''
      expect(() => planted({ id, replace, ...piece }, source), id).not.toThrow()
    }
  })

  it('has no block that misses another one than it names', () => {
    const named = blocks.flatMap((block) => {
      if (block.kind === 'check') return []
      return [block.kind === 'run' ? block.commands.join('; ') : block.file]
    })
    expect(Object.keys(known.blocks).filter((key) => !named.includes(key))).toEqual([])
  })

  it('alone asks for the tests that it writes', () => {
    const own = ownTestsOf(blocks)
    expect(own).toHaveLength(1)
    for (const test of own)
      expect(checksOf(blocks).filter((command) => command.split(' ').includes(test))).toHaveLength(1)
  })
})

describe('a part that is left out', () => {
  const FILE = 'packages/catalog/src/procedures/bamboo-harvest/law.ts'

  it('is missed by name: the law of a procedure', { timeout: 120_000 }, async () => {
    const law = pageRemovals('add-a-procedure', ADD_A_PROCEDURE).find(({ name }) => name.endsWith(FILE))
    if (law === undefined) throw new Error(`no block writes ${FILE}`)
    const copy = openCopy()
    try {
      await expectMissed(copy, law)
    } finally {
      copy.remove()
    }
  })
})
