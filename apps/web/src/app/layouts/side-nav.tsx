import { IconHelpCircle, IconLogout, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { usePlace } from '../../client/address/navigation.ts'
import { Logo } from '../../ui/logo.tsx'
import { MENU_ICONS } from '../menu/menu-icons.ts'
import type { MenuIconName } from '../menu/menu-icons.ts'
import type { MenuItem } from '../menu/side-menu.ts'
import styles from './app-layout.module.css'

interface NavProps {
  readonly items: readonly MenuItem[]
  readonly folded?: boolean
  /** false: only the logout is offered */
  readonly all: boolean
}

/** Entry with the longest path that prefixes the open address. */
function activePath(items: readonly MenuItem[], pathname: string): string | undefined {
  return items
    .filter((item) => pathname === item.path || pathname.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.path
}

function Entries({ items, folded, all }: NavProps) {
  const { pathname } = usePlace()
  const active = activePath(items, pathname)
  return (
    <>
      <nav className={styles.nav} aria-label="Menú principal">
        <ul>
          {items.map((item) => {
            // a test looks for the icon of every screen in the table
            const Icon = MENU_ICONS[item.icon as MenuIconName]
            return (
              <li key={item.path}>
                <a
                  className={styles.item}
                  href={item.path}
                  title={folded === true ? item.label : undefined}
                  aria-current={item.path === active ? 'page' : undefined}
                >
                  <Icon aria-hidden className="v-icon" />
                  <span>{item.label}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </nav>
      <nav className={styles.foot} aria-label="Ayuda y salida">
        <ul>
          {all && (
            <li>
              <a className={styles.item} href={href('/ayuda')} title={folded === true ? 'Ayuda' : undefined}>
                <IconHelpCircle aria-hidden className="v-icon" />
                <span>Ayuda</span>
              </a>
            </li>
          )}
          <li>
            <a className={styles.item} href={href('/logout')} title={folded === true ? 'Salir' : undefined}>
              <IconLogout aria-hidden className="v-icon" />
              <span>Salir</span>
            </a>
          </li>
        </ul>
      </nav>
    </>
  )
}

export function SideNav(props: NavProps) {
  return (
    <aside className={styles.side} aria-label="Menú lateral">
      <a className={styles.brand} href={href('/dashboard')}>
        <Logo size={32} />
        <span>{config.productName}</span>
      </a>
      <Entries {...props} />
    </aside>
  )
}

/** The menu as an overlay, on phones. */
export function MenuDrawer({
  items,
  all,
  open,
  onClose,
}: NavProps & { readonly open: boolean; readonly onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) element.current?.showModal()
    else element.current?.close()
  }, [open])
  return (
    <dialog
      ref={element}
      className={styles.drawer}
      aria-label="Menú"
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {open && (
        <div className={styles.side}>
          <div className={styles.brand}>
            <Logo size={32} />
            <span>{config.productName}</span>
            <button
              type="button"
              className={`v-icon-btn ${styles.close ?? ''}`}
              aria-label="Cerrar menú"
              onClick={onClose}
            >
              <IconX aria-hidden />
            </button>
          </div>
          <Entries items={items} all={all} />
        </div>
      )}
    </dialog>
  )
}
