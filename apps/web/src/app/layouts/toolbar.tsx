import { IconBell, IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { sessions } from '@ventanilla/contract/generated/sessions'
import { call } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import type { SessionUser } from '../../client/session/session-user.ts'
import type { MenuItem } from '../menu/side-menu.ts'
import styles from './app-layout.module.css'
import { NavigationSearch } from './navigation-search.tsx'
import { UserMenu } from './user-menu.tsx'

interface ToolbarProps {
  readonly items: readonly MenuItem[]
  readonly user: SessionUser
  readonly expanded: boolean
  /** false: only the user menu is offered */
  readonly all: boolean
  readonly onToggle: () => void
}

export function Toolbar({ items, user, expanded, all, onToggle }: ToolbarProps) {
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className="v-icon-btn"
        aria-label={expanded ? 'Plegar menú' : 'Abrir menú'}
        aria-expanded={expanded}
        onClick={onToggle}
      >
        <IconMenu2 aria-hidden />
      </button>
      {all && <NavigationSearch items={items} />}
      <div className={styles.right}>
        {all && <Bell />}
        <UserMenu user={user} all={all} />
      </div>
    </header>
  )
}

/** Unread notices; the list is on the dashboard. */
function Bell() {
  const session = useQuery({
    queryKey: ['sessions', 'read'],
    queryFn: ({ signal }) => call(sessions.read, {}, { signal }),
    refetchInterval: 60_000,
  })
  const unread = session.data?.status === 200 ? session.data.body.unreadNotices : 0
  const shown = unread > 99 ? '99+' : String(unread)
  const label = unread === 0 ? 'Avisos: ninguno sin leer' : `Avisos: ${shown} sin leer`
  return (
    <a className="v-icon-btn" href={`${href('/dashboard')}#avisos`} aria-label={label}>
      <IconBell aria-hidden />
      {unread > 0 && (
        <span className={styles.count} aria-hidden>
          {shown}
        </span>
      )}
    </a>
  )
}
