import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROLES } from '@ventanilla/catalog/roles/roles'
import { meetsRule, ROLE_GROUPS, type RoleRule } from '@ventanilla/domain/access/role-groups'
import { LAYOUT_FACTS } from '../../client/address/screens.ts'
import type { Access, Screen } from '../../client/address/screens.ts'
import { gatheredScreens } from '../gathered-screens.ts'
import { createMatcher } from '../matcher.ts'
import { MENU_ENTRIES } from '../menu/entries.ts'
import type { MenuEntry } from '../menu/entries.ts'
import { MENU_ICONS } from '../menu/menu-icons.ts'
import { sideMenu } from '../menu/side-menu.ts'
import { redirects } from '../public-screens.ts'
import { ACCEPTED_LINKS } from './links.ts'
import { ACCEPTED_ROUTES, OWN_ROUTES } from './routes.ts'
import type { AcceptedRoute } from './routes.ts'

const accepted: readonly AcceptedRoute[] = [...ACCEPTED_ROUTES, ...OWN_ROUTES]
const registered = new Map(gatheredScreens.map((screen) => [screen.path, screen]))
const redirected = new Set(redirects.map((one) => one.path))
const matcher = createMatcher(gatheredScreens)
const isBuilt = (path: string): boolean => registered.has(path) || redirected.has(path)

/** Canonical form of an access rule, independent of the order of its parts. */
function normal(access: Access): unknown {
  if (typeof access === 'string') return access
  return { groups: [...(access.groups ?? [])].sort(), roles: [...(access.roles ?? [])].sort() }
}

describe('the table of routes', () => {
  it('holds each path once', () => {
    const paths = accepted.map((route) => route.path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('knows every registered screen', () => {
    const known = new Set(accepted.map((route) => route.path))
    expect([...registered.keys()].filter((path) => !known.has(path))).toEqual([])
  })

  it('has a screen for every route, and an entry of the menu that leads to one', () => {
    const missing = ACCEPTED_ROUTES.map((route) => route.path).filter((path) => !isBuilt(path))
    const nowhere = MENU_ENTRIES.filter((entry) => matcher.match(entry.path) === null)
    expect({ missing, nowhere: nowhere.map(({ path }) => path) }).toEqual({ missing: [], nowhere: [] })
    console.log(`Routes: ${ACCEPTED_ROUTES.length} have a screen; menu: ${MENU_ENTRIES.length} entries`)
  })

  it('gives each registered screen its access and its shell', () => {
    const wrong = accepted.flatMap((route) => {
      const screen = registered.get(route.path)
      if (screen === undefined) return []
      const same = JSON.stringify(normal(screen.access)) === JSON.stringify(normal(route.access))
      if (same && screen.layout === route.layout) return []
      const expected = { access: route.access, layout: route.layout }
      return [{ path: route.path, expected, found: { access: screen.access, layout: screen.layout } }]
    })
    expect(wrong).toEqual([])
  })
})

describe('registered screens', () => {
  it('have ids and paths of their own', () => {
    const ids = gatheredScreens.map((screen) => screen.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(registered.size).toBe(gatheredScreens.length)
  })

  it('name parents that exist', () => {
    const orphans = gatheredScreens.filter(
      (screen) => screen.parent !== undefined && !registered.has(screen.parent),
    )
    expect(orphans.map((screen) => screen.path)).toEqual([])
  })

  it('of guests lead people with a session to pages that exist and are open to them', () => {
    const wrong = gatheredScreens.filter(({ access, withSession }) => {
      if (withSession === undefined) return false
      const instead = registered.get(withSession)?.access
      return access !== 'guestOnly' || instead === undefined || instead === 'guestOnly'
    })
    expect(wrong.map((screen) => screen.path)).toEqual([])
    expect(registered.get('/cambio-ciudadano/:id')?.withSession).toBe('/aceptar-tramite/:id')
    const at = { params: { tt_id: '3' }, query: new URLSearchParams('buscar=pozo&tema=1') }
    const leads = (path: string) => {
      const screen = registered.get(path)
      return [screen?.withSession, screen?.withSessionQuery?.(at)]
    }
    expect(leads('/{product}-tramites')).toEqual(['/mis-solicitudes/listado-tramites', { q: 'pozo' }])
    expect(leads('/detalle-tramite/:tt_id')).toEqual(['/mis-solicitudes/listado-tramites', { tramite: '3' }])
  })

  it('load as modules with a component', { timeout: 60_000 }, async () => {
    const broken: string[] = []
    for (const screen of gatheredScreens) {
      const module = await screen.component()
      if (typeof module.default !== 'function') broken.push(screen.path)
    }
    expect(broken).toEqual([])
  })
})

/** A screen table with a screen for every specified entry. */
const everyScreen = MENU_ENTRIES.map((entry): Screen => ({
  id: entry.path,
  path: entry.path,
  title: entry.label,
  layout: 'app',
  access: 'any',
  component: () => Promise.resolve({ default: () => null }),
}))
const menuOf = (role: string): string[] =>
  sideMenu(everyScreen, { role, additionalRoles: [] }).map((item) => item.path)

describe('the side menu', () => {
  it('shows every role the entries of the table and no others, in their order, once all have a screen', () => {
    for (const { code } of ROLES)
      expect(menuOf(code), code).toEqual(
        MENU_ENTRIES.filter((entry) => meetsRule([code], entry.seenBy)).map((entry) => entry.path),
      )
    console.log(`Menu: ${ROLES.length} roles × ${MENU_ENTRIES.length} entries hold`)
  })

  it('has an icon for every entry', () => {
    const names = [
      ...MENU_ENTRIES.map((entry) => entry.icon),
      ...gatheredScreens.flatMap((one) => one.menu?.icon ?? []),
    ]
    expect(names.filter((name) => !(name in MENU_ICONS))).toEqual([])
  })
})

const catalogues = new URL('../../../../../spec/', import.meta.url)

describe('compared with the catalogues of the specification', () => {
  const read = (name: string): Record<string, unknown[]> =>
    JSON.parse(readFileSync(new URL(name, catalogues), 'utf8')) as Record<string, unknown[]>
  interface SpecRoute {
    readonly path: string
    readonly guestOnly: boolean | null
    readonly layout: Readonly<Record<'navbar' | 'toolbar' | 'footer', boolean | null>>
  }

  it('has its 205 routes, row by row, with guest-only and layout where stated', () => {
    const routes = read('routes.json')['routes'] as SpecRoute[]
    expect(ACCEPTED_ROUTES.map((route) => route.path).toSorted()).toEqual(
      routes.map((route) => route.path).toSorted(),
    )
    const table = new Map<string, AcceptedRoute>(ACCEPTED_ROUTES.map((route) => [route.path, route]))
    const differing = routes.filter((route) => {
      const ours = table.get(route.path)
      if (ours === undefined) return true
      if (route.guestOnly !== null && (ours.access === 'guestOnly') !== route.guestOnly) return true
      const facts = LAYOUT_FACTS[ours.layout]
      return Object.entries(route.layout).some(
        ([part, shown]) => shown !== null && facts[part as keyof typeof facts] !== shown,
      )
    })
    expect(differing.map((route) => route.path)).toEqual([])
  })

  it('has the ways between pages that it names', () => {
    interface Linking {
      readonly path: string
      readonly linksTo?: readonly {
        readonly to: string | null
        readonly interpretation?: { readonly to?: string }
      }[]
    }
    const ways = (read('routes.json')['routes'] as Linking[]).flatMap(({ path, linksTo = [] }) =>
      linksTo.map(({ to, interpretation }) => `${path} → ${to ?? interpretation?.to}`),
    )
    expect(ACCEPTED_LINKS).toEqual(ways)
  })

  it('has its menu in its order, with the stated audiences literally', () => {
    interface SpecEntry {
      readonly path: string
      readonly label: string | null
      readonly open: boolean
      readonly roleGroup: string | null
      readonly interpretation?: { readonly roleGroups?: readonly string[] }
    }
    const entries = read('menu.json')['entries'] as SpecEntry[]
    const ours: readonly MenuEntry[] = MENU_ENTRIES
    expect(ours.map((entry) => entry.path)).toEqual(entries.map((entry) => entry.path))
    for (const [index, entry] of entries.entries()) {
      const own = ours[index]
      expect(own?.settled, entry.path).toBe(!entry.open)
      if (entry.label !== null) expect(own?.label).toBe(entry.label)
      if (entry.open) continue
      const groups = entry.roleGroup === null ? entry.interpretation?.roleGroups : [entry.roleGroup]
      expect(own?.seenBy satisfies RoleRule | undefined, entry.path).toEqual({ groups })
    }
  })

  it('shows an entry with a named audience to its members alone, whatever the role', () => {
    interface Named {
      readonly path: string
      readonly roleGroup: string | null
    }
    const groups = new Map(
      (read('roles.json')['groups'] as { readonly id: string; readonly members: readonly string[] }[]).map(
        (group) => [group.id, group.members],
      ),
    )
    const named = (read('menu.json')['entries'] as Named[]).filter(({ roleGroup }) => roleGroup !== null)
    expect(named).toHaveLength(7)
    for (const { path, roleGroup } of named)
      for (const { code } of ROLES)
        expect([path, code, menuOf(code).includes(path)]).toEqual([
          path,
          code,
          groups.get(roleGroup ?? '')?.includes(code),
        ])
  })

  it('has its role groups with the same members', () => {
    interface SpecGroup {
      readonly id: keyof typeof ROLE_GROUPS
      readonly members: readonly string[]
      readonly membersOpenEnded?: boolean
    }
    const groups = read('roles.json')['groups'] as SpecGroup[]
    expect(Object.keys(ROLE_GROUPS).toSorted()).toEqual(groups.map((group) => group.id).toSorted())
    for (const group of groups) {
      const ours: readonly string[] = ROLE_GROUPS[group.id]
      const theirs =
        group.membersOpenEnded === true
          ? group.members.filter((role) => !role.startsWith('CLI_'))
          : group.members
      expect(ours.filter((role) => role !== 'CLI_*').toSorted(), group.id).toEqual([...theirs].toSorted())
    }
  })
})
