import { meetsRule, type RoleRule } from '@ventanilla/domain/access/role-groups'
import type { Screen, ScreenTable } from '../../client/address/screens.ts'
import { rolesOf, type SessionUser } from '../../client/session/session-user.ts'
import { plain } from '../../ui/fields/combobox.tsx'
import { createMatcher } from '../matcher.ts'
import { MENU_ENTRIES } from './entries.ts'
import type { MenuEntry } from './entries.ts'

export interface MenuItem {
  readonly path: string
  readonly label: string
  readonly icon: string
}

type Who = Pick<SessionUser, 'role' | 'additionalRoles'>

/** The specification's entries with the additional screens inserted in place. */
function allEntries(screens: ScreenTable): MenuEntry[] {
  const entries: MenuEntry[] = [...MENU_ENTRIES]
  for (const screen of screens) {
    if (screen.menu === undefined) continue
    const at = entries.findIndex((entry) => entry.path === screen.menu?.after)
    const seenBy: RoleRule =
      typeof screen.access === 'string' ? { groups: ['user', 'corporacion'] } : screen.access
    const { label, icon } = screen.menu
    entries.splice(at === -1 ? entries.length : at + 1, 0, {
      path: screen.path,
      label,
      icon,
      settled: false,
      seenBy,
    })
  }
  return entries
}

/** Side menu of a user: entries with a screen, allowed for the main or an additional role, in order. */
export function sideMenu(screens: ScreenTable, user: Who): MenuItem[] {
  const matcher = createMatcher<Screen>(screens)
  return allEntries(screens)
    .filter((entry) => meetsRule(rolesOf(user), entry.seenBy) && matcher.match(entry.path) !== null)
    .map(({ path, label, icon }) => ({ path, label, icon }))
}

export const SUGGESTIONS_AT_MOST = 10

/** Navigation search: titles of visible entries, ignoring accents and case, from the first character. */
export function searchMenu(items: readonly MenuItem[], text: string): MenuItem[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return items.filter((item) => plain(item.label).includes(wanted)).slice(0, SUGGESTIONS_AT_MOST)
}
