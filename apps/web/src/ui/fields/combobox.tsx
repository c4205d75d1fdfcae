import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import styles from './combobox.module.css'

interface Choice {
  readonly key: string | number
  readonly label: string
}

/** Searchable list: arrows and Enter choose, Esc closes. The caller computes the hits. */
export function Combobox<C extends Choice>(props: {
  /** id when a label is shown; else `name` is the accessible name */
  readonly id?: string
  readonly name?: string
  readonly listName: string
  readonly placeholder: string
  /** shown when there are no hits */
  readonly none: string
  readonly text: string
  readonly hits: readonly C[]
  /** the list also opens before typing */
  readonly browse?: boolean
  readonly input?: Ref<HTMLInputElement>
  readonly onText: (text: string) => void
  readonly onChoose: (choice: C) => void
  readonly onEscape?: () => void
  /** at the end of the input */
  readonly children?: ReactNode
}) {
  const { text, hits } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const list = useId()
  const shown = open && (props.browse === true || text.trim() !== '')
  const choose = (choice: C | undefined): void => {
    if (choice === undefined) return
    setOpen(false)
    props.onChoose(choice)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      setOpen(false)
      props.onEscape?.()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(shown ? (active + step + hits.length) % Math.max(1, hits.length) : 0)
      setOpen(true)
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault()
      choose(hits[active])
    }
  }
  return (
    <div className={styles.box}>
      <IconSearch aria-hidden size={18} />
      <input
        id={props.id}
        ref={props.input}
        className="v-input"
        role="combobox"
        aria-label={props.name}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits[active] !== undefined ? `${list}-${active}` : undefined}
        placeholder={props.placeholder}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setActive(0)
          setOpen(true)
          props.onText(event.currentTarget.value)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      {props.children}
      <div id={list} role="listbox" aria-label={props.listName} hidden={!shown}>
        {hits.map((choice, index) => (
          <div
            key={choice.key}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            ref={(node) => {
              if (shown && index === active) node?.scrollIntoView({ block: 'nearest' })
            }}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            {choice.label}
          </div>
        ))}
        {hits.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled>
            {props.none}
          </div>
        )}
      </div>
    </div>
  )
}

/** Text for comparison: without accents or case. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('es').trim()
