import { forAbsence } from '@ventanilla/domain/cases/absence-words'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { navigate } from '../../client/address/navigation.ts'
import { DueText } from '../../ui/due-text.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import { COLUMNS, type Column, type InboxRow, markable } from './inbox-query.ts'
import styles from './inbox.module.css'

interface InboxTableProps {
  readonly rows: readonly InboxRow[]
  readonly hidden: ReadonlySet<Column>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
  readonly selectable: boolean
  readonly at: number
  readonly onMove: (index: number) => void
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

function cell(column: Column, row: InboxRow) {
  switch (column) {
    case 'tramite':
      return row.procedure
    case 'solicitante':
      return row.applicant
    case 'municipio':
      return row.municipality ?? 'Sin dato'
    case 'paso':
      return row.stepTitle
    case 'vence':
      return (
        <>
          <DueText due={row.due} />{' '}
          {row.due.due !== null && <span className="v-num v-muted">{formatShortDate(row.due.due)}</span>}
        </>
      )
    case 'responsable':
      return row.assignee === null ? (
        <span className="v-muted">{row.turn === 'usuario' ? 'Solicitante' : 'Sin asignar'}</span>
      ) : (
        <span className={styles.person} title={row.assignee.name}>
          <span aria-hidden>{initials(row.assignee.name)}</span>
          <span className={styles.personName}>
            {row.insteadOf ? `Usted, ${forAbsence(row.assignee.name)}` : row.assignee.name}
          </span>
        </span>
      )
  }
}

/**
 * Rows by due date. j and k move, x selects, Enter opens; the keys work whatever element of the list has focus.
 */
export function InboxTable(props: InboxTableProps) {
  const { rows, hidden, selected, onSelect, at, selectable } = props
  const columns = COLUMNS.filter(([column]) => !hidden.has(column))
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = markable(rows)
  const all = ids.length > 0 && ids.every((id) => selected.has(id))
  const shown = useRef(at)
  useEffect(() => {
    // a scrolled-to row becomes the start of the next Tab: skipped before the first move, or Tab would miss the
    // skip link
    if (shown.current === at) return
    shown.current = at
    body.current?.querySelector<HTMLElement>('[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const toggle = (id: string): void => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <table className={styles.table}>
      <caption className="v-sr">Tareas, las que vencen primero arriba</caption>
      <thead>
        <tr>
          {selectable && (
            <th scope="col" className={styles.mark}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  aria-label="Marcar todas las filas cargadas"
                  checked={all}
                  onChange={() => onSelect(all ? new Set() : new Set(ids))}
                />
              </label>
            </th>
          )}
          <th scope="col">Radicado</th>
          {columns.map(([column, label]) => (
            <th key={column} scope="col" aria-sort={column === 'vence' ? 'ascending' : undefined}>
              {label}
              {column === 'vence' ? ' ↑' : ''}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => (
          <tr
            key={row.screen}
            data-current={index === at || undefined}
            data-selected={(row.taskId !== null && selected.has(row.taskId)) || undefined}
            onClick={() => props.onMove(index)}
          >
            {selectable && (
              <td className={styles.mark}>
                <RowMark row={row} selected={selected} onToggle={toggle} />
              </td>
            )}
            <td className={styles.number}>
              <a
                href={row.screen}
                onFocus={() => props.onMove(index)}
                // distinguishes the row from one with a task of the same case
                aria-label={
                  row.actId === null ? undefined : `${row.radicado ?? 'Sin radicar'}: ${row.stepTitle}`
                }
              >
                {row.radicado ?? 'Sin radicar'}
              </a>
            </td>
            {columns.map(([column, label]) => (
              <td key={column} data-column={column} data-label={label}>
                {cell(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowMark({
  row: { taskId, radicado, stepTitle },
  selected,
  onToggle,
}: {
  readonly row: InboxRow
  readonly selected: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}) {
  if (taskId === null) return null
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={`Marcar ${radicado ?? stepTitle}`}
        checked={selected.has(taskId)}
        onChange={() => onToggle(taskId)}
      />
    </label>
  )
}

const WRITING =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], dialog *, [role=menu] *'

/** List keys; ignored while the user types in a field or chooses in a menu. */
export function listKeys(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
    readonly target: EventTarget | null
  },
  list: {
    readonly rows: readonly InboxRow[]
    readonly at: number
    readonly move: (index: number) => void
    readonly mark: (id: string) => void
  },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(WRITING) != null) return
  const row = list.rows[list.at]
  if (event.key === 'j') list.move(Math.min(list.rows.length - 1, list.at + 1))
  else if (event.key === 'k') list.move(Math.max(0, list.at - 1))
  else if (event.key === 'x' && row?.taskId != null) list.mark(row.taskId)
  else if (event.key === 'Enter' && row !== undefined && target?.closest('a, button, input') == null)
    navigate(row.screen)
  else return
  event.preventDefault()
}
