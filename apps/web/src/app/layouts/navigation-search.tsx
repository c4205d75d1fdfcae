import { useEffect, useRef, useState } from 'react'
import { navigate } from '../../client/address/navigation.ts'
import { Combobox } from '../../ui/fields/combobox.tsx'
import type { MenuItem } from '../menu/side-menu.ts'
import { searchMenu } from '../menu/side-menu.ts'
import styles from './app-layout.module.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Search over the visible menu entries; '/' focuses it. */
export function NavigationSearch({ items }: { readonly items: readonly MenuItem[] }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <div className={styles.search} role="search" aria-label="Menú">
      <Combobox
        input={input}
        name="Buscar en el menú"
        listName="Sugerencias"
        placeholder="Buscar en el menú"
        none="No results.."
        text={text}
        hits={searchMenu(items, text).map(({ path, label }) => ({ key: path, label }))}
        onText={setText}
        onChoose={({ key: path }) => {
          setText('')
          input.current?.blur()
          navigate(path)
        }}
        onEscape={() => setText('')}
      >
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </Combobox>
    </div>
  )
}
