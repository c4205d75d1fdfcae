import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { ITEM_STATES } from '@ventanilla/domain/configuration/words'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { useEffect, useRef, useState } from 'react'
import { formatInstant, formatShortDate } from '../../../ui/formats.tsx'
import { StatusBadge } from '../../../ui/states/status-badge.tsx'
import styles from '../configuracion.module.css'
import { AddressBadge } from '../elemento/address-note.tsx'
import { STATE_TONES } from '../elemento/item-screen.tsx'
import type { ItemRow } from '../item-data.ts'
import { itemAddress, type OpenKind } from '../puertas/doors.ts'
import type { OrderedRow } from './use-order-drafts.ts'

interface ItemsTableProps {
  readonly kind: OpenKind
  readonly caption: string
  readonly rows: readonly OrderedRow[]
  /** null: the list has no order of its own, or it cannot be changed here */
  readonly onMove: ((from: number, to: number) => void) | null
  readonly busy: boolean
  /** how much uses each item by its key, null where it is not known; null: not counted, or nothing can use them */
  readonly uses: ReadonlyMap<string, number | null> | null
}

/** Items of a kind. Their order is changed by dragging, or by the buttons of each row. */
export function ItemsTable({ kind, caption, rows, onMove, busy, uses }: ItemsTableProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const pressed = useRef<{ readonly key: string; readonly label: string } | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    // a row that moves in the page loses the focus of its button
    const { key, label } = pressed.current ?? {}
    if (key === undefined) return
    body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-way="${label}"]`)?.focus()
  }, [rows])
  const move = (from: number, to: number): void => {
    if (onMove === null || busy || to < 0 || to >= rows.length || from === to) return
    setSaid(`${rows[from]?.row.title ?? ''}: puesto ${to + 1} de ${rows.length}, como borrador`)
    onMove(from, to)
  }
  return (
    <>
      <p className="v-sr" role="status">
        {said}
      </p>
      <table className={styles.table}>
        <caption className="v-sr">{caption}</caption>
        <thead>
          <tr>
            {onMove !== null && (
              <th scope="col" className={styles.narrow}>
                Orden
              </th>
            )}
            <th scope="col">Nombre</th>
            <th scope="col">Estado</th>
            {uses !== null && <th scope="col">Uso</th>}
            <th scope="col" className={styles.wide}>
              Cambios
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ row, moved }, index) => (
            <tr
              key={row.key}
              data-key={row.key}
              data-dragged={dragged === index || undefined}
              data-over={(over === index && dragged !== null && dragged !== index) || undefined}
              draggable={onMove !== null && !busy}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', row.title)
                setDragged(index)
              }}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(index)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null) move(dragged, index)
              }}
              onDragEnd={() => {
                setDragged(null)
                setOver(null)
              }}
            >
              {onMove !== null && (
                <td className={styles.narrow}>
                  <span className={styles.handle}>
                    <IconGripVertical aria-hidden className="v-icon" />
                    <Way
                      label={`Subir «${row.title}»`}
                      way="arriba"
                      off={index === 0 || busy}
                      onPress={() => {
                        pressed.current = { key: row.key, label: 'arriba' }
                        move(index, index - 1)
                      }}
                    />
                    <Way
                      label={`Bajar «${row.title}»`}
                      way="abajo"
                      off={index === rows.length - 1 || busy}
                      onPress={() => {
                        pressed.current = { key: row.key, label: 'abajo' }
                        move(index, index + 1)
                      }}
                    />
                  </span>
                </td>
              )}
              <td>
                <a href={itemAddress(kind, row.key)} draggable={false}>
                  {row.title}
                </a>
              </td>
              <td>
                <span className={styles.tags}>
                  <States row={row} />
                  {row.addressCheck !== null && <AddressBadge check={row.addressCheck} />}
                </span>
              </td>
              {uses !== null && (
                <td>
                  <UseCount kind={kind} itsKey={row.key} title={row.title} count={uses.get(row.key)} />
                </td>
              )}
              <td>
                <Tags row={row} moved={moved} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** How much uses an item; its screen says what, and opens it. */
function UseCount(props: {
  readonly kind: OpenKind
  readonly itsKey: string
  readonly title: string
  readonly count: number | null | undefined
}) {
  const { kind, itsKey, title, count } = props
  if (count === undefined || count === null) return count === null ? 'Sin contar' : null
  if (count === 0) return <span className="v-muted">Sin uso</span>
  const words = count === 1 ? '1 uso' : `${count} usos`
  return (
    <a href={itemAddress(kind, itsKey)} draggable={false} aria-label={`${words} de «${title}»`}>
      {words}
    </a>
  )
}

function Way(props: {
  readonly label: string
  readonly way: 'arriba' | 'abajo'
  readonly off: boolean
  readonly onPress: () => void
}) {
  const Icon = props.way === 'arriba' ? IconArrowUp : IconArrowDown
  return (
    <button
      type="button"
      className="v-icon-btn"
      aria-label={props.label}
      aria-disabled={props.off || undefined}
      data-way={props.way}
      onClick={() => props.off || props.onPress()}
    >
      <Icon aria-hidden className="v-icon" />
    </button>
  )
}

function States({ row }: { readonly row: ItemRow }) {
  if (row.state === 'vigente' && row.active !== null)
    return row.active ? (
      <StatusBadge tone="ok">Activa</StatusBadge>
    ) : (
      <StatusBadge tone="none">Inactiva</StatusBadge>
    )
  return <StatusBadge tone={STATE_TONES[row.state]}>{ITEM_STATES[row.state]}</StatusBadge>
}

/** What is under way with an item. */
export function Tags({ row, moved }: { readonly row: ItemRow; readonly moved: boolean }) {
  if (row.draft === null && row.waiting.length === 0 && !row.news) return null
  return (
    <span className="v-stack" data-gap="2">
      {row.draft !== null && (
        <span>
          <StatusBadge tone="info">{row.draft.retired ? 'Borrador: se retira' : 'Borrador'}</StatusBadge>{' '}
          <span className="v-muted">
            {row.draft.by === null ? '' : `de ${row.draft.by.name}, `}
            {formatInstant(row.draft.savedAt)}
            {moved && ' · puesto nuevo'}
          </span>
        </span>
      )}
      {row.waiting.map(({ due, retired }) => (
        <span key={due}>
          <StatusBadge tone="info">
            {`${retired ? 'Se retira' : 'Programado'} desde el ${formatShortDate(bogotaDate(due))}`}
          </StatusBadge>
        </span>
      ))}
      {row.news && (
        <span>
          <StatusBadge tone="warn">El producto trae una versión nueva</StatusBadge>
        </span>
      )}
    </span>
  )
}
