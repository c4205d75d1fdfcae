import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkLightPages, filesOfGuests } from './light-pages.ts'
import { blank, readTree, type Source } from './source.ts'

const W = 'apps/web/src'
/** A file that imports what its text says, by paths from `src`. */
const source = (path: string, text: string): Source => ({
  path: `${W}/${path}`,
  text,
  ...blank(text),
  imports: [...text.matchAll(/(import type |import\(|import )[^'\n]*'([^']+)'/g)].map(
    ([, how, specifier = '']) => ({
      specifier,
      line: 1,
      typeOnly: how === 'import type ',
      dynamic: how === 'import(',
      target: /\.(ts|tsx)$/.test(specifier) ? `${W}/${specifier}` : null,
    }),
  ),
})
const START = source('app/start.ts', "import { publicScreens } from 'app/public-screens.ts'\n")
const TABLES = source('app/public-screens.ts', "import { a } from 'features/a/a.screens.ts'\n")
const TABLE = source(
  'features/a/a.screens.ts',
  "export const a = [{ component: () => import('features/a/a-screen.tsx') }]\n",
)
const found = (...sources: readonly Source[]): string[] =>
  checkLightPages([START, TABLES, TABLE, ...sources]).map(({ path, message }) => `${path} ${message}`)

describe('a heavy package', () => {
  it.each([
    ['the library of the office', 'react-aria-components'],
    ['a part of it', 'react-aria/useMenu'],
    ['the editor', '@tiptap/react'],
    ['the map', 'leaflet'],
    ['the style sheet of the map', 'leaflet/dist/leaflet.css'],
  ])('is reported where a screen for guests imports it: %s', (_what, specifier) => {
    expect(found(source('features/a/a-screen.tsx', `import x from '${specifier}'\n`))).toEqual([
      expect.stringContaining(`${specifier} reaches guests by ${W}/features/a/a-screen.tsx: load it`),
    ])
  })

  it('is reported with the chain of imports that leads to it', () => {
    expect(
      found(
        source('features/a/a-screen.tsx', "import { b } from 'ui/b.tsx'\n"),
        source('ui/b.tsx', "import { c } from 'ui/c.tsx'\n"),
        source('ui/c.tsx', "import { Menu } from 'react-aria-components'\n"),
      ),
    ).toEqual([
      expect.stringMatching(/^\S*ui\/c\.tsx .* by \S*a-screen\.tsx → \S*ui\/b\.tsx → \S*ui\/c\.tsx:/),
    ])
  })

  it.each(['main.ts', 'app/start.ts', 'app/light/mount.tsx', 'app/layouts/auth-layout.tsx'])(
    'is reported in what every page begins with: %s',
    (path) => {
      const text = "import L from 'leaflet'\n"
      expect(checkLightPages([source(path, text)]).map((one) => one.path)).toEqual([`${W}/${path}`])
    },
  )

  it.each([
    ['what a press loads', "const load = () => import('ui/list.tsx')\n"],
    ['types of it', "import type { List } from 'ui/list.tsx'\n"],
  ])('is free to come with %s', (_what, text) => {
    const list = source('ui/list.tsx', "import { Menu } from 'react-aria-components'\n")
    expect(found(source('features/a/a-screen.tsx', text), list)).toEqual([])
  })

  it('is free to come with screens of other tables', () => {
    expect(
      found(
        source('features/b/b.screens.ts', "export const b = [() => import('features/b/b-screen.tsx')]\n"),
        source('features/b/b-screen.tsx', "import { Menu } from 'react-aria-components'\n"),
      ),
    ).toEqual([])
  })
})

it('follows the imports of this portal as far as its public pages and the login, and not into the office', () => {
  const files = new Set(filesOfGuests(readTree(join(import.meta.dirname, '..', '..'))).keys())
  const screens = ['publico/landing-screen.tsx', 'cuenta/ingreso/citizen-login-screen.tsx']
  for (const screen of screens) expect(files).toContain(`${W}/features/${screen}`)
  expect(files).toContain(`${W}/app/layouts/public-layout.tsx`)
  expect(files).not.toContain(`${W}/features/solicitudes/inbox-screen.tsx`)
})
