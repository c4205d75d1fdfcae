import { lazy, Suspense, type ReactNode } from 'react'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { isStoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import { isRecord } from '@ventanilla/domain/forms/kinds/kind'
import type { ViewLine } from '@ventanilla/domain/forms/filled/view'
import styles from './forms.module.css'

const PlaceView = lazy(() => import('./kinds/map/PlaceView.tsx'))
const FileView = lazy(() => import('./kinds/document/FileView.tsx'))
const CaseView = lazy(() => import('./kinds/checklist/CaseView.tsx'))

interface KindViewProps {
  readonly field: FieldDef
  readonly line: ViewLine
  readonly value: unknown
}

/** Columns readable in a table; more are listed row by row. */
const FIT = 6

/** Read-only rows of a table. */
function TableView({
  columns,
  rows,
  label,
}: {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly label: string
}) {
  if (columns.length > FIT)
    return (
      <ol className={styles.stack}>
        {rows.map((cells, index) => (
          <li key={index} className={styles.tableRow}>
            <b>Fila {index + 1}</b>
            <dl className={styles.lines}>
              {cells.map((cell, at) =>
                cell === '' ? null : (
                  <div key={columns[at]}>
                    <dt>{columns[at]}</dt>
                    <dd>{cell}</dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ol>
    )
  return (
    <div className={styles.tableScroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={columns[at]} data-label={columns[at]}>
                  {cell === '' ? '—' : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function later(view: ReactNode, text: string): ReactNode {
  return <Suspense fallback={<span aria-busy="true">{text}</span>}>{view}</Suspense>
}

/**
 * Read-only view of one answer, by kind. Most are plain text; tables, places, files and officials' lists have
 * their own views.
 */
export function KindView({ field, line, value }: KindViewProps) {
  if (line.table) return <TableView columns={line.table.columns} rows={line.table.rows} label={line.label} />
  switch (field.kind) {
    case 'point':
    case 'polygon':
      return later(<PlaceView field={field} value={value} text={line.text} />, line.text)
    case 'document':
      return later(<FileView files={Array.isArray(value) ? value.filter(isStoredFile) : []} />, line.text)
    case 'checklist':
    case 'requirements':
    case 'answers':
    case 'feeTable':
    case 'photos':
    case 'attendees':
      return later(<CaseView field={field} value={value} text={line.text} />, line.text)
    case 'recipient':
      return isRecord(value) ? line.text : null
    default:
      return (
        <span className={line.kind === 'text' || line.kind === 'longText' ? undefined : 'v-num'}>
          {line.text}
        </span>
      )
  }
}
