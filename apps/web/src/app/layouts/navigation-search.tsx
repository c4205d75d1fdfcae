import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { navigate } from '../../client/navigation.ts'
import type { MenuItem } from '../menu/side-menu.ts'
import { searchMenu } from '../menu/side-menu.ts'
import styles from './app-layout.module.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Search over the visible menu entries: '/' focuses it, arrows and Enter choose, Esc closes it. */
export function NavigationSearch({ items }: { readonly items: readonly MenuItem[] }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const hits = searchMenu(items, text)
  const shown = open && text.trim() !== ''
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  const choose = (item: MenuItem | undefined): void => {
    if (item === undefined) return
    setText('')
    setOpen(false)
    input.current?.blur()
    navigate(item.path)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      setOpen(false)
      setText('')
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + hits.length) % Math.max(1, hits.length))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(hits[active])
    }
  }
  return (
    <div className={styles.search} role="search" aria-label="Menú">
      <IconSearch aria-hidden size={16} />
      <input
        ref={input}
        className="v-input"
        role="combobox"
        aria-label="Buscar en el menú"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits[active] !== undefined ? `${list}-${active}` : undefined}
        placeholder="Buscar en el menú"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
      <div id={list} role="listbox" aria-label="Sugerencias" className={styles.suggestions} hidden={!shown}>
        {hits.map((item, index) => (
          <div
            key={item.path}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {item.label}
          </div>
        ))}
        {hits.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled>
            No results..
          </div>
        )}
      </div>
    </div>
  )
}
