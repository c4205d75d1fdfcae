import { describe, expect, it } from 'vitest'
import { checkLibraryReasons } from './library-reasons.ts'
import type { Source } from './source.ts'

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>

const source = (path: string, text: string): Source => ({ path, text, code: text, bare: text, imports: [] })
const manifest = (path: string, groups: Groups): Source =>
  source(path, JSON.stringify({ name: 'x', ...groups }, null, 2))
const found = (...sources: readonly Source[]): string[] =>
  checkLibraryReasons(sources).map(
    ({ path, line, message }) => `${path}:${line} ${message.split(':')[0] ?? ''}`,
  )

const API = 'apps/api/package.json'
const PAGE = source('docs/decisions/own-code.md', '| `pg` | PostgreSQL |\n')
const WITH_LODASH = manifest(API, { dependencies: { pg: '1.0.0', lodash: '1.0.0' } })

describe('a library without a reason', () => {
  it.each([
    ['of the server', API, 'dependencies'],
    ['of a package', 'packages/domain/package.json', 'dependencies'],
    ['bundled for the browser', 'apps/web/package.json', 'devDependencies'],
    ['that npm may leave out', 'package.json', 'optionalDependencies'],
  ])('%s is reported', (_what, path, group) => {
    expect(found(PAGE, manifest(path, { [group]: { lodash: '1.0.0' } }))).toEqual([`${path}:4 lodash`])
  })

  it('is reported with its own line, among others that have one', () => {
    expect(found(PAGE, WITH_LODASH)).toEqual([`${API}:5 lodash`])
  })

  it.each([
    ['prose', source('docs/decisions/a.md', 'We use lodash.\n')],
    ['a longer name', source('docs/decisions/a.md', 'Why `lodash-es`.\n')],
    ['code broken over two lines', source('docs/decisions/a.md', '`lodash\n`\n')],
    ['a page elsewhere', source('docs/architecture.md', 'Why `lodash`.\n')],
  ])('is reported although %s mentions it', (_what, page) => {
    expect(found(PAGE, page, WITH_LODASH)).toEqual([`${API}:5 lodash`])
  })
})

describe('a library is let pass', () => {
  it('that any page of the decisions names as code', () => {
    const page = source('docs/decisions/queue.md', 'Why `lodash`: it was there.\n')
    expect(found(PAGE, page, WITH_LODASH)).toEqual([])
  })

  it.each<[string, string, Groups]>([
    ['our own package', API, { dependencies: { '@ventanilla/domain': '1.0.0' } }],
    ['the types of another', 'apps/web/package.json', { devDependencies: { '@types/react': '1.0.0' } }],
    ['a tool of the root', 'package.json', { devDependencies: { lodash: '1.0.0' } }],
    ['a package of tests', API, { devDependencies: { lodash: '1.0.0' } }],
  ])('as %s', (_what, path, groups) => {
    expect(found(manifest(path, groups))).toEqual([])
  })

  it('in a manifest that is no workspace', () => {
    expect(found(manifest('tools/how-to/a/package.json', { dependencies: { lodash: '1.0.0' } }))).toEqual([])
  })
})
