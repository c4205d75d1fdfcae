import { describe, expect, it } from 'vitest'
import { edited } from './apply.ts'
import { removalsOf } from './follow.ts'
import { blocksOf, type EditBlock } from './page.ts'

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

describe('what is left out of a page', () => {
  it('is each block but its checks, and each named piece; never what the page continues', () => {
    const piece = { name: 'the law', file: 'a/new.ts', find: 'a = 1', says: 'law' }
    const before = blocksOf(fenced('ts file=b/first.ts', ''))
    const says = { 'a/list.ts': '«a»' }
    const removals = removalsOf(blocksOf(PAGE), { before, pieces: [piece], says })
    expect(removals.map(({ name, blocks, names }) => [name, blocks.length, names])).toEqual([
      ['line 6, a/new.ts', 4, ['a/new.ts', './new.ts', 'a/new.ts']],
      ['line 10, change of a/list.ts', 4, ['a/list.ts', './list.ts', 'a/list.ts', '«a»']],
      ['node tools/make.ts; node tools/make-more.ts', 4, ['tools/make', 'tools/make-more']],
      ['the law', 5, ['law']],
    ])
  })
})
