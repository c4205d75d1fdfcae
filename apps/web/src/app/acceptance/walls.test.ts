import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { entryPointsOf } from '@ventanilla/domain/workflow/linked/entry-points'
import { stepsListedOn, trayAddresses, trayOf } from '@ventanilla/domain/workflow/linked/tray'
import { describe, expect, it } from 'vitest'
import type { Screen } from '../../client/address/screens.ts'
import { TASK_ROWS } from '../../features/tareas/task-rows.ts'
import { gatheredScreens } from '../gathered-screens.ts'
import { createMatcher } from '../matcher.ts'
import { MENU_ENTRIES, type MenuEntry } from '../menu/entries.ts'

/**
 * Menu entry → route → its calls → available work, for each of the 58 roles. Prevents an entry that leads to a
 * rejection, or to a list that can never hold anything, although each table passes on its own.
 */
const matcher = createMatcher<Screen>(gatheredScreens)
const someone = (role: string): Actor => ({
  id: '',
  kind: role.startsWith('USER_') ? 'ciudadano' : 'funcionario',
  name: '',
  roles: [role],
  office: null,
  audience: [],
})
/** Addresses of the screens that list tasks across cases. */
const LISTS = TASK_ROWS.filter(({ lists }) => lists === true).map(({ path }) => path)
/** parties start their steps at the address of the officials' list */
const beginsThere = new Map(
  entryPointsOf(workflow).map(({ family, step }) => [`${family.id} ${step.id}`, step.roles] as const),
)

type Wall = 'no screen' | 'bounces' | 'refused by its calls' | 'never anything to do'

/** Obstacle for a role that follows a menu entry; null: none. */
function wallOf(entry: Pick<MenuEntry, 'path'>, role: string): Wall | null {
  const screen = matcher.match(entry.path)?.row
  if (screen === undefined) return 'no screen'
  if (screen.access === 'guestOnly') return 'bounces'
  if (typeof screen.access === 'string') return null
  if (!meetsRule([role], screen.access)) return 'bounces'
  const actor = someone(role)
  if (!holds(actor, screen.serves?.needs ?? 'cases.read')) return 'refused by its calls'
  const steps = stepsListedOn(workflow, screen.path)
  if (steps.length === 0) return null
  const tray = trayOf(steps, actor)
  if (tray.own || (tray.supervises && actor.kind === 'funcionario')) return null
  const families = new Set(steps.map(({ family }) => family))
  const begins = [...beginsThere].some(
    ([key, roles]) => families.has(key.split(' ')[0] ?? '') && roles.includes(role),
  )
  return begins && actor.kind !== 'funcionario' ? null : 'never anything to do'
}

const built = MENU_ENTRIES.filter((entry) => matcher.match(entry.path) !== null)
const pairs = ROLES.flatMap(({ code }) =>
  built.filter((entry) => meetsRule([code], entry.seenBy)).map((entry) => ({ entry, role: code })),
)

describe('from the menu to work', () => {
  it('every entry of our own reading leads each role that sees it to something to do', () => {
    const walls = pairs
      .filter(({ entry }) => !entry.settled)
      .flatMap(({ entry, role }) => {
        const wall = wallOf(entry, role)
        return wall === null ? [] : [`${role} ${entry.path}: ${wall}`]
      })
    expect(walls).toEqual([])
  })

  it('an entry that the specification shows opens for each role that sees it, and where there is nothing to do it says so', () => {
    const walls = pairs
      .filter(({ entry }) => entry.settled)
      .flatMap(({ entry, role }) => {
        const wall = wallOf(entry, role)
        // a screen whose calls would be rejected explains its use instead, as does a list of other roles' steps
        const says = matcher.match(entry.path)?.row.serves?.says ?? ''
        const told = (wall === 'refused by its calls' || wall === 'never anything to do') && says !== ''
        return wall === null || told ? [] : [`${role} ${entry.path}: ${wall}`]
      })
    expect(walls).toEqual([])
  })

  it('whoever does a step of a list finds the list in the menu, but where the specification names who sees it', () => {
    const missing = LISTS.flatMap((path) => {
      const entry = built.find((one) => matcher.match(one.path)?.row.path === path)
      if (entry === undefined || entry.settled) return []
      return [...new Set(stepsListedOn(workflow, path).flatMap(({ roles }) => roles))]
        .filter((role) => !meetsRule([role], entry.seenBy))
        .map((role) => `${role} ${path}`)
    })
    expect(missing).toEqual([])
  })

  it('the administrator hands out the tasks of every list', () => {
    for (const path of LISTS)
      expect(trayOf(stepsListedOn(workflow, path), someone('CLI_ADMIN')).supervises).toBe(true)
  })
})

describe('the lists of tasks', () => {
  it('are on a screen wherever a step says that its tasks wait in one', () => {
    expect(trayAddresses(workflow).filter((path) => !LISTS.includes(path))).toEqual([])
  })

  it('are each named by a step', () => {
    expect(LISTS.filter((path) => stepsListedOn(workflow, path).length === 0)).toEqual([])
  })
})

describe('a screen that a role rule opens', () => {
  const guarded = gatheredScreens.filter((screen) => screen.serves !== undefined)

  it('is of use to some role, and says what is done there and by whom', () => {
    for (const { path, access, serves } of guarded) {
      const useful = ROLES.filter(
        ({ code }) =>
          typeof access !== 'string' &&
          meetsRule([code], access) &&
          holds(someone(code), serves?.needs ?? 'cases.read'),
      )
      expect(useful.length, path).toBeGreaterThan(0)
      expect(serves?.says, path).toMatch(/^Aquí .+\. .+\.$/)
    }
  })
})
