import { describe, expect, it } from 'vitest'
import { TEST_ONLY } from './allowed.ts'
import { blank, type Import, type Source } from './source.ts'
import { checkTestOnly } from './test-only.ts'

const RULE = 'packages/domain/src/terms/rule.ts'
const GUARD = 'export const value = 1\n\nexport function guard(): void {}\n'

/** A file whose imports, whatever they are, lead to the given one. */
const source = (path: string, text: string, target = RULE): Source => {
  const imports = [...text.matchAll(/'(\.[^']+)'/g)].map(([, specifier = '']): Import => ({
    specifier,
    line: 1,
    typeOnly: false,
    dynamic: false,
    target,
  }))
  return { path, text, ...blank(text), imports }
}
const USES_VALUE = source('packages/domain/src/cases/a.ts', "import { value } from '../terms/rule.ts'\n")
const TESTS_GUARD = source(
  'packages/domain/src/terms/rule.test.ts',
  "import { guard, value } from './rule.ts'\n",
)
const found = (...sources: readonly Source[]): string[] =>
  checkTestOnly(sources).map(({ path, line, message }) => `${path}:${line} ${message.split(':')[0] ?? ''}`)

describe('an export that only a test names', () => {
  it.each([
    'packages/domain/src/terms/rule.test.ts',
    'packages/catalog/src/workflows/case.testkit.ts',
    'apps/api/src/testing/world.ts',
    'bench/side.ts',
    'e2e/walk.e2e.ts',
    'tools/faults/main.ts',
  ])('in %s is reported with its line', (path) => {
    const test = source(path, "import { guard } from '../rule.ts'\n")
    expect(found(source(RULE, GUARD), USES_VALUE, test)).toEqual([`${RULE}:3 only tests name guard`])
  })

  it.each([
    ['const', 'export const guard = 1\n'],
    ['type', 'export type guard = 1\n'],
    ['interface', 'export interface guard {\n  readonly a: 1\n}\n'],
    ['async function', 'export async function guard(): Promise<void> {}\n'],
    ['name that a longer one contains', 'export const guard = 1\nexport const guards = 2\n'],
    ['name that a comment repeats', '/** A guard. */\nexport const guard = 1 // guard\n'],
  ])('is reported as a %s', (_what, text) => {
    expect(found(source(RULE, text), TESTS_GUARD)).toHaveLength(1)
  })

  it('is reported although a test imports the whole file', () => {
    const test = source('packages/domain/src/terms/rule.test.ts', "import * as rule from './rule.ts'\n")
    expect(found(source(RULE, GUARD), USES_VALUE, test)).toHaveLength(1)
  })

  it('is reported although the product uses a namesake of another file', () => {
    const namesake = source('apps/api/src/db/a.ts', "import { guard } from './other.ts'\n", 'apps/other.ts')
    expect(found(source(RULE, GUARD), USES_VALUE, TESTS_GUARD, namesake)).toHaveLength(1)
  })
})

describe('an export is let pass', () => {
  it.each([
    ['the product imports', 'apps/api/src/db/a.ts', "import { guard } from './rule.ts'\n"],
    ['the product imports by another name', 'apps/web/src/a.tsx', "import { guard as g } from './rule.ts'\n"],
    [
      'the product imports among others',
      'apps/web/src/a.tsx',
      "import {\n  type Guard,\n  guard,\n} from './rule.ts'\n",
    ],
    ['the product hands on', 'packages/domain/src/b.ts', "export { guard } from './rule.ts'\n"],
    ['the product imports with the whole file', 'apps/api/src/a.ts', "import * as rule from './rule.ts'\n"],
    ['the product loads', 'apps/web/src/a.ts', "const rule = await import('./rule.ts')\n"],
    ['the demonstration imports', 'apps/demo/src/a.ts', "import { guard } from './rule.ts'\n"],
    ['a tool of operators imports', 'tools/admin/a.ts', "import { guard } from './rule.ts'\n"],
  ])('that %s', (_what, path, text) => {
    expect(found(source(RULE, GUARD), TESTS_GUARD, source(path, text), USES_VALUE)).toEqual([])
  })

  it('that its own file uses', () => {
    const text = `${GUARD}export const other = (): void => guard()\n`
    const other = source('apps/api/src/a.ts', "import { other } from './rule.ts'\n")
    expect(found(source(RULE, text), TESTS_GUARD, USES_VALUE, other)).toEqual([])
  })

  it.each(['packages/domain/src/terms/rule.testkit.ts', 'apps/api/src/db/rule.ts'])(
    'of %s, which is no file of the rule',
    (path) => {
      const test = source('packages/domain/src/a.test.ts', "import { guard } from './rule.ts'\n", path)
      expect(found(source(path, GUARD), test)).toEqual([])
    },
  )
})

describe('an exception', () => {
  const [{ path, names }] = TEST_ONLY as [(typeof TEST_ONLY)[number]]
  const [name = ''] = names
  const text = names.map((one) => `export const ${one} = 1\n`).join('')
  const test = source('packages/a.test.ts', `import { ${names.join(', ')} } from './a.ts'\n`, path)

  it('lets its names pass', () => {
    expect(found(source(path, text), test)).toEqual([])
  })

  it('is reported once the product uses what it names', () => {
    const user = source('apps/api/src/a.ts', `import { ${name} } from './a.ts'\n`, path)
    expect(found(source(path, text), test, user)).toEqual([
      `${path}:1 ${name} no longer needs its exception in tools/house/allowed.ts`,
    ])
  })
})
