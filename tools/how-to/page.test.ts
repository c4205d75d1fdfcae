import { describe, expect, it } from 'vitest'
import { edited } from './apply.ts'
import { narrowed } from './checks.ts'
import { complains } from './complaints.ts'
import { blocksOf, type EditBlock } from './page.ts'
import { type Missed, ownTestsOf, removalsOf } from './removals.ts'

const fenced = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`
const PAGE = [
  '# A page',
  fenced('ts', 'const shown = 1'),
  fenced('ts file=a/new.ts', 'export const a = 1'),
  fenced('ts edit=a/list.ts after="import { z } from \'z\'"', "import { a } from './new.ts'"),
  fenced('sh run', 'node tools/make.ts\n\nnode tools/make-more.ts'),
  fenced('sh check', 'npm test'),
].join('\n')

describe('the executable blocks of a page', () => {
  it('are those with words after the language, in their order', () => {
    expect(blocksOf(PAGE)).toEqual([
      { kind: 'file', line: 6, file: 'a/new.ts', text: 'export const a = 1\n' },
      {
        kind: 'edit',
        line: 10,
        file: 'a/list.ts',
        how: 'after',
        fragment: "import { z } from 'z'",
        text: "import { a } from './new.ts'\n",
      },
      { kind: 'run', line: 14, commands: ['node tools/make.ts', 'node tools/make-more.ts'] },
      { kind: 'check', line: 20, commands: ['npm test'] },
    ])
  })

  it.each([
    ['a word that nobody knows', 'ts fiel=a.ts', '«fiel»'],
    ['a word that is there twice', 'ts file=a.ts file=b.ts', '«file»'],
    ['two kinds at once', 'sh run check', 'one of file, edit, run, check'],
    ['an edit without a place', 'ts edit=a.ts', 'after, before, replace'],
    ['a file with a place', 'ts file=a.ts after="x"', 'after, before, replace'],
    ['a path that leaves the project', 'ts file=../a.ts', 'no file of the project'],
  ])('are refused for %s', (_, info, says) => {
    expect(() => blocksOf(fenced(info, ''))).toThrow(says)
  })

  it('have an end', () => {
    expect(() => blocksOf('```ts file=a.ts\ntext')).toThrow('line 1: the block has no end')
  })
})

const edit = (how: EditBlock['how'], fragment: string): EditBlock => ({
  kind: 'edit',
  line: 1,
  file: 'a.ts',
  how,
  fragment,
  text: '  new\n',
})

describe('a change of a file', () => {
  const BEFORE = 'first\n  second one\nthird\n'

  it.each([
    ['after', 'second', 'first\n  second one\n  new\nthird\n'],
    ['before', 'second', 'first\n  new\n  second one\nthird\n'],
    ['replace', 'second one', 'first\n    new\nthird\n'],
    ['after', 'third', 'first\n  second one\nthird\n  new\n'],
  ] as const)('stands %s the line of «%s»', (how, fragment, after) => {
    expect(edited(edit(how, fragment), BEFORE)).toBe(after)
  })

  it('is refused where its fragment is missing, or is there twice', () => {
    expect(() => edited(edit('after', 'fourth'), BEFORE)).toThrow('holds «fourth» 0 times')
    expect(() => edited(edit('after', 'ir'), 'first third')).toThrow('holds «ir» 2 times')
    expect(() => edited(edit('after', 'x'), null)).toThrow('does not exist')
  })
})

it('a file that exists is not created', () => {
  const [block] = blocksOf(fenced('ts file=a.ts', 'x'))
  if (block?.kind !== 'file') throw new Error('no file')
  expect(edited(block, null)).toBe('x\n')
  expect(() => edited(block, '')).toThrow('exists already')
})

const missedBy = (by: string): Missed => ({ by, file: 'a/list.ts', word: '«a»' })

describe('what is left out of a page', () => {
  const piece = { name: 'the law', file: 'a/new.ts', find: 'a = 1', missed: missedBy('types') }
  const known = {
    blocks: {
      'a/new.ts': [missedBy('types')],
      'a/list.ts': [missedBy('house')],
      'node tools/make.ts; node tools/make-more.ts': [missedBy('generated')],
    },
    pieces: [piece],
  } as const

  it('is each block but checks and own test, and each named piece; never what the page continues', () => {
    const before = blocksOf(fenced('ts file=b/first.ts', ''))
    const own = blocksOf(`${PAGE}\n${fenced('ts file=a/new.test.ts', '')}`)
    const removals = removalsOf(own, known, before)
    expect(removals.map(({ name, blocks, missed }) => [name, blocks.length, missed.by])).toEqual([
      ['line 6, a/new.ts', 5, 'types'],
      ['line 10, change of a/list.ts', 5, 'house'],
      ['line 14, node tools/make.ts; node tools/make-more.ts', 5, 'generated'],
      ['the law', 6, 'types'],
    ])
    expect(ownTestsOf(own)).toEqual(['a/new.test.ts'])
  })

  it('is missed by the block’s own check, where several change one file', () => {
    const twice = fenced('ts edit=a.ts after="x"', '')
    const of = { blocks: { 'a.ts': [missedBy('types'), missedBy('house')] }, pieces: [] } as const
    expect(removalsOf(blocksOf(twice + twice), of).map(({ missed }) => missed.by)).toEqual(['types', 'house'])
  })

  it('is refused where nothing is said to miss it', () => {
    const silent = { blocks: {}, pieces: [] }
    expect(() => removalsOf(blocksOf(PAGE), silent)).toThrow('nothing is said to miss a/new.ts')
  })
})

describe('the check that misses a part', () => {
  const vitest = 'node vitest.mjs run'
  const blocks = blocksOf(
    fenced('sh run', 'node tools/make.ts') +
      fenced('sh check', `npm test -- --only=generated,house\nCI=true ${vitest} packages/a apps/b/b.test.ts`),
  )

  it.each([
    ['house', 'npm test -- --only=house'],
    ['packages/a/x.test.ts', `CI=true ${vitest} packages/a/x.test.ts`],
    ['apps/b/b.test.ts', `CI=true ${vitest} apps/b/b.test.ts`],
    ['tools/make.ts', null],
  ])('is run alone: %s', (by, command) => {
    expect(narrowed(blocks, by)).toBe(command)
  })

  it.each(['types', 'apps/b/c.test.ts', 'tools/other.ts'])('is one of the page, and not %s', (by) => {
    expect(() => narrowed(blocks, by)).toThrow(by)
  })
})

describe('a complaint', () => {
  const OUTPUT = [
    'a.ts(1,2): error TS2345: Argument is not assignable.',
    "  Property 'law' is missing.",
    'b.ts(3,4): error TS2304: Cannot find name.',
    ' FAIL  |rules| c.test.ts > has a law',
    ' FAIL  |rules| d.test.ts > has a law too',
    'AssertionError: expected 1 to be 2',
    '- "law"',
    '⎯⎯⎯⎯[1/3]⎯',
    ' FAIL  |rules| e.test.ts > has duties',
    'AssertionError: expected 3 to be 4',
    '⎯⎯⎯⎯[3/3]⎯',
  ].join('\n')

  it.each([
    ['a.ts', "'law'"],
    ['c.test.ts', '"law"'],
    ['d.test.ts', 'has a law too'],
    ['e.test.ts', 'expected 3'],
  ])('speaks of %s and says %s', (file, word) => {
    expect(complains(OUTPUT, file, word)).toBe(true)
  })

  it.each([
    ['b.ts', "'law'"],
    ['c.test.ts', 'has duties'],
    ['e.test.ts', '"law"'],
  ])('of another file is none of %s: %s', (file, word) => {
    expect(complains(OUTPUT, file, word)).toBe(false)
  })
})
