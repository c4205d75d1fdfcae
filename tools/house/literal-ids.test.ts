import { describe, expect, it } from 'vitest'
import { checkLiteralIds } from './literal-ids.ts'
import { blank, type Source } from './source.ts'

const source = (path: string, text: string): Source => ({ path, text, ...blank(text), imports: [] })
const CATALOG = [
  source('packages/catalog/src/workflows/permiso.ts', "export const a = { id: 'PG-01' }\n"),
  source(
    'packages/catalog/src/acts/templates/auto-inicio.ts',
    "export const b = defineAct({ id: 'AUTO_INICIO' })\n",
  ),
]
const RULE = 'packages/domain/src/workflow/a.ts'
const found = (path: string, text: string): string[] =>
  checkLiteralIds([...CATALOG, source(path, text)]).map((one) => `${one.path}:${one.line} ${one.message}`)

describe('a mechanism that names', () => {
  it.each([
    ['a step', RULE, "if (\n  to === 'PG-01'\n) go()\n", /a\.ts:2 'PG-01'/],
    ['an act', 'apps/api/src/modules/cases/a.ts', "const x = ['AUTO_INICIO']\n", /a\.ts:1 'AUTO_INICIO'/],
    ['every step of a family by how its ids begin', RULE, "if (step.startsWith('PG-')) go()\n", /'PG-'/],
    ['a step in the browser', 'apps/web/src/features/a.tsx', 'const x = "PG-01"\n', /'PG-01'/],
    ['a step of a scenario it tells', 'apps/demo/src/office/a.ts', "const x = 'PG-01'\n", /'PG-01'/],
  ])('%s is reported with its line', (_what, path, text, message) => {
    expect(found(path, text)).toEqual([expect.stringMatching(message)])
  })

  it.each([
    ['words that are no id of the catalogue', RULE, "const x = ['RETORNO', 'PG-99']\n"],
    ['an id in a comment', RULE, '// as PG-01 does\nconst x = 1\n'],
    ['an id in the catalogue', 'packages/catalog/src/workflows/b.ts', "const x = { to: 'PG-01' }\n"],
    ['an id in a scenario', 'apps/demo/src/scenarios/a.ts', "const x = 'PG-01'\n"],
    ['an id in a test', 'packages/domain/src/workflow/a.test.ts', "const x = 'PG-01'\n"],
  ])('%s is not', (_what, path, text) => {
    expect(found(path, text)).toEqual([])
  })
})
