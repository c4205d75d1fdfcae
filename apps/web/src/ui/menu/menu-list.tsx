import { IconSquare, IconSquareCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import type { Selection } from 'react-aria-components'
import type { ChoiceGroup, MenuGroup } from './menu-entries.ts'
import styles from './menu.module.css'

const ticking = ({ choices, chosen, onChange }: ChoiceGroup) => ({
  selectionMode: 'multiple' as const,
  selectedKeys: chosen,
  onSelectionChange: (keys: Selection) =>
    onChange(choices.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))),
})

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
          <MenuSection key={group.name} aria-label={group.name} {...('choices' in group && ticking(group))}>
            {at > 0 && <Separator className={styles.line} />}
            {group.headed === true && <Header className={styles.title}>{group.name}</Header>}
            {'choices' in group
              ? group.choices.map(({ id, label: name }) => (
                  <MenuItem key={id} id={id} textValue={name} className={styles.item}>
                    {group.chosen.includes(id) ? (
                      <IconSquareCheck aria-hidden size={18} />
                    ) : (
                      <IconSquare aria-hidden size={18} />
                    )}
                    {name}
                  </MenuItem>
                ))
              : group.items.map((item) => (
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
