import { IconTrash } from '@tabler/icons-react'
import type { cases } from '@ventanilla/contract/generated/cases'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { ShapeOf } from '@ventanilla/contract/reference'
import { href } from '../../client/address/links.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import { StatusBadge, type Tone } from '../../ui/states/status-badge.tsx'
import { draftAddress } from './case-data.ts'
import { DueChip } from './due-chip.tsx'
import styles from './mis-solicitudes.module.css'

type Page = Extract<EndpointAnswer<ShapeOf<(typeof cases)['mine']>>, { status: 200 }>['body']
export type CaseSummary = Page['rows'][number]

function toneOf(row: CaseSummary): Tone {
  if (row.waitsForMe !== null) return 'warn'
  if (row.radicado === null) return 'none'
  return row.verdict ?? 'info'
}

/** One case or draft in a list: number, name, current state, time left. */
export function CaseRow({
  row,
  onDiscard,
}: {
  readonly row: CaseSummary
  readonly onDiscard?: (row: CaseSummary) => void
}) {
  const draft = row.radicado === null
  const address = draft ? draftAddress(row) : href('/mis-solicitudes/ver-solicitud/:id', { id: row.id })
  const due = row.waitsForMe?.due ?? row.due
  return (
    <li className={`v-card ${styles.caseRow}`} data-mine={row.waitsForMe !== null || undefined}>
      <div className={styles.caseMain}>
        <p className="v-small v-num">
          <strong>{row.radicado ?? 'Sin radicar'}</strong>
          <span className="v-muted">
            {row.municipality !== null && ` · ${row.municipality}`}
            {row.filedAt !== null && ` · Radicada el ${formatShortDate(row.filedAt)}`}
            {draft && ` · Último cambio el ${formatShortDate(row.updatedAt)}`}
          </span>
        </p>
        <h3>
          <a href={address}>{row.procedure}</a>
        </h3>
        <p>{row.now}</p>
      </div>
      <div className={styles.caseSide}>
        <StatusBadge tone={toneOf(row)}>{row.statusLabel}</StatusBadge>
        {!draft && <DueChip due={due} />}
        {draft && onDiscard !== undefined && (
          <button type="button" className="v-btn" data-kind="quiet" onClick={() => onDiscard(row)}>
            <IconTrash aria-hidden className="v-icon" />
            Descartar<span className="v-sr"> el borrador de {row.procedure}</span>
          </button>
        )}
      </div>
    </li>
  )
}
