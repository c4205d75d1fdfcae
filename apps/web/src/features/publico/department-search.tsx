import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './categories-screen.module.css'
import { type Department, findDepartments } from './offices.ts'

/** A list that is searched by typing: arrows and Enter choose, Esc closes it. */
export function DepartmentSearch({
  rows,
  chosen,
  onChoose,
}: {
  readonly rows: readonly Department[]
  readonly chosen: Department | null
  readonly onChoose: (department: Department | null) => void
}) {
  const [text, setText] = useState(chosen?.st_name ?? '')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const id = useId()
  const list = `${id}-lista`
  const hits = findDepartments(rows, chosen !== null && text === chosen.st_name ? '' : text)
  const choose = (row: Department | undefined): void => {
    if (row === undefined) return
    setText(row.st_name)
    setOpen(false)
    onChoose(row)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(open ? (active + step + hits.length) % Math.max(1, hits.length) : 0)
      setOpen(true)
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(hits[active])
    }
  }
  return (
    <div className={`v-field ${styles.department ?? ''}`}>
      <label htmlFor={id}>Departamento</label>
      <div className={styles.search}>
        <IconSearch aria-hidden size={18} />
        <input
          id={id}
          className="v-input"
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={open && hits[active] !== undefined ? `${list}-${active}` : undefined}
          placeholder="Escriba el nombre del departamento"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
            setOpen(true)
            if (chosen !== null) onChoose(null)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <div id={list} role="listbox" aria-label="Departamentos" hidden={!open}>
          {hits.map((row, index) => (
            <div
              key={row.st_id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              ref={(node) => {
                if (open && index === active) node?.scrollIntoView({ block: 'nearest' })
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(row)}
            >
              {row.st_name}
            </div>
          ))}
          {hits.length === 0 && (
            <div role="option" aria-selected={false} aria-disabled>
              Ningún departamento se llama así
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
