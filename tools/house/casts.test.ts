import { describe, expect, it } from 'vitest'
import { checkCasts } from './casts.ts'
import { blank, type Source } from './source.ts'

const source = (path: string, text: string): Source => ({ path, text, ...blank(text), imports: [] })
const A = 'apps/api/src/db/a.ts'
const linesOf = (text: string, path = A): number[] => checkCasts([source(path, text)]).map(({ line }) => line)

describe('a value asserted to be there', () => {
  it.each([
    ['an element', 'const a = rows[0]!.id\n', [1]],
    ['an argument', 'f(a!, b)\n', [1]],
    ['at the end of a line', 'const a = found!\nconst b = c !== d\n', [1]],
    ['in a template', 'const a = `${rows.at(-1)!}`\n', [1]],
    ['a field that nothing has set', 'class A {\n  b!: string\n}\n', [2]],
    ['beside an address, which is no comment', "const a = of('https://one.example')!\n", [1]],
  ])('%s is reported with its line', (_what, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
    expect(checkCasts([source(A, text)]).map(({ rule }) => rule)).toEqual(['non-null'])
  })

  it.each([
    ['with its reason above', '// `at` is below the length\nconst a = bytes[at]!\n'],
    ['with its reason beside it', 'const a = bytes[at]! // `at` is below the length\n'],
    ['in a group with a reason', '// both are below the length\nconst a = b[0]!\nconst d = b[1]!\n'],
    ['that is a negation or a comparison', 'const a = !b && c != d && !(e !== f)\n'],
    ['in the text of a screen', 'const A = () => <p>¡Listo, {name}! Ya puede firmar</p>\n'],
  ])('%s is not', (_what, text) => {
    expect(linesOf(text)).toEqual([])
  })
})

describe('a cast', () => {
  it.each([
    ['of a value', 'const a = 1\nconst b = rows[0] as Row\n', [2]],
    ['of a value in brackets, twice', 'const b = (x ?? y) as unknown as Row\n', [1]],
    ['to a shape', 'const { n } = row as { n: number }\n', [1]],
    ['whose type stands on the next lines', 'const b = row as\n  | A\n  | { n: 1 }\n', [1]],
    ['inside a statement', 'const s = sql`select a as b where c = ${d as Text}`\n', [1]],
    ['below documentation, which tells of something else', '/** A row. */\nconst a = b as C\n', [2]],
    ['beside an address, which is no comment', "const a = get('https://one.example') as C\n", [1]],
    ['that no longer belongs to a group', '// our own JSON\nconst a = b as C\n\nconst d = e as F\n', [4]],
  ])('%s is reported with its line', (_what, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  it.each([
    'packages/contract/src/a.ts',
    'apps/web/src/app/a.tsx',
    'apps/web/src/features/tareas/a.ts',
    'apps/web/build/a.ts',
    'apps/web/vite.config.ts',
  ])('in %s is reported', (path) => {
    expect(linesOf('const a = b as C\n', path)).toEqual([1])
  })

  it.each([
    ['with its reason above', '// our own JSON\nconst a = JSON.parse(b) as C\n'],
    ['with its reason beside it', 'const a = JSON.parse(b) as C // our own JSON\n'],
    ['of an attribute with its reason above', '<A\n  // React has no such name\n  style={b as C}\n/>\n'],
    ['of a group with a reason', '// both are below the length\nconst a = b[0] as C\nconst d = b[1] as C\n'],
    ['as const', "const a = ['b'] as const\n"],
    [
      'that is a new name of an import',
      "import {\n  a as B,\n  type C as D,\n} from './e.ts'\nimport * as z from 'zod'\n",
    ],
    ['that is a name in a statement', 'const s = sql`select a as B, ${c} as D from (select 1) as E`\n'],
    ['in prose', "// read as Text\nconst a = 'known as Ana'\n"],
    ['that is a function of that name', "const as = (x: string): string => x\nconst a = [as('B'), { as }]\n"],
  ])('%s is not', (_what, text) => {
    expect(linesOf(text)).toEqual([])
  })

  it.each([
    'apps/api/src/testing/a.ts',
    'packages/domain/src/terms/a.test.ts',
    'apps/web/src/keeping/testing/a.ts',
    'apps/web/src/features/tramites/generated/a.ts',
    'e2e/a.e2e.ts',
    'tools/house/a.ts',
  ])('in %s says nothing, because no person is served by it', (path) => {
    expect(linesOf('const a = b as C\n', path)).toEqual([])
  })
})
