import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import type { MenuGroup } from './menu-entries.ts'
import styles from './menu.module.css'

/** The open menu below its button. Loaded on demand, see `MenuButton`. */
export default function MenuList({
  label,
  groups,
  button,
  onClose,
}: {
  readonly label: string
  readonly groups: readonly MenuGroup[]
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}) {
  return (
    <Popover
      triggerRef={button}
      isOpen
      placement="bottom end"
      className={styles.popover}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Menu aria-label={label} autoFocus="first" className={styles.menu} onClose={onClose}>
        {groups.map((group, at) => (
          <MenuSection key={group.name} aria-label={group.name}>
            {at > 0 && <Separator className={styles.line} />}
            {group.headed === true && <Header className={styles.title}>{group.name}</Header>}
            {group.items.map((item) => (
              <MenuItem
                key={item.label}
                textValue={item.label}
                className={styles.item}
                {...('href' in item ? { href: item.href } : { onAction: item.onChoose })}
              >
                {item.icon}
                {item.label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  )
}
