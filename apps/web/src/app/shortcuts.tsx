import { useOwnMenu } from '../client/session/own-menu.ts'
import { useUser } from '../client/session/session.ts'
import { MENU_ICONS } from './menu/menu-icons.ts'
import type { MenuIconName } from './menu/menu-icons.ts'
import styles from './shortcuts.module.css'

/** Pages chosen in the profile; renders nothing without a choice. */
export function Shortcuts() {
  const user = useUser()
  const menu = useOwnMenu()
  const chosen = (user?.shortcuts ?? []).flatMap((path) => menu.find((entry) => entry.path === path) ?? [])
  if (chosen.length === 0) return null
  return (
    <nav className={styles.strip} aria-label="Accesos directos">
      <ul>
        {chosen.map((entry) => {
          // a test looks for the icon of every screen in the table
          const Icon = MENU_ICONS[entry.icon as MenuIconName]
          return (
            <li key={entry.path}>
              <a href={entry.path}>
                <Icon aria-hidden className="v-icon" />
                {entry.label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
