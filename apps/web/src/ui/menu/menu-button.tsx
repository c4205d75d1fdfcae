import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { MenuGroup } from './menu-entries.ts'

const load = () => import('./menu-list.tsx')
const MenuList = lazy(load)

/**
 * A button with a menu. The menu's library is loaded by the first hover, focus or press, so that the page opens
 * without it; a press that comes earlier opens the menu as soon as it is there.
 */
export function MenuButton({
  label,
  groups,
  className,
  kind,
  busy = false,
  children,
}: {
  /** name of the menu */
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly className?: string | undefined
  /** kind of a `v-btn` */
  readonly kind?: 'default'
  /** does not open, but keeps the focus */
  readonly busy?: boolean
  readonly children: ReactNode
}) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        data-kind={kind}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => busy || setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || busy) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MenuList label={label} groups={groups} button={button} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
