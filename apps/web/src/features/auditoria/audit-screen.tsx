import { IconDownload } from '@tabler/icons-react'
import { audit } from '@ventanilla/contract/generated/audit'
import { useState } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { showMessage } from '../../client/messages.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { saveFile } from '../../client/network/save-file.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import { MoreRows } from '../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLine, type AuditLineRow } from './audit-line.tsx'
import { type AuditQuery, readAuditQuery } from './audit-query.ts'
import styles from './auditoria.module.css'

/** Audit log grouped by day, latest first; filters are kept in the address. */
export default function AuditScreen() {
  const [query] = useQueryState()
  const { asked } = readAuditQuery(query)
  const list = useRows({ key: ['auditoria', asked], read: partsOf(audit.list, { query: asked }) })
  const { rows } = list
  if (list.forbidden)
    return (
      <>
        <PageHeader title="Auditoría" />
        <EmptyState title="No tiene permiso para ver la auditoría" picture={picture}>
          La consulta quien administra el portal.
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title="Auditoría"
        subtitle="Quién entró, cambió algo o leyó datos ajenos. Consultarla también queda anotado."
        actions={<ExportButton asked={asked} />}
      />
      <div className="v-stack">
        <AuditFilters />
        {list.failure !== null && !list.loaded ? (
          <ErrorState onRetry={list.again}>{list.failure}</ErrorState>
        ) : !list.loaded ? (
          <SkeletonRows rows={8} height={64} />
        ) : rows.length === 0 ? (
          <EmptyState title="No hay nada anotado con estos datos" picture={picture}>
            Quite algún filtro o amplíe las fechas.
          </EmptyState>
        ) : (
          byDay(rows).map(([day, lines]) => (
            <section key={day} className={styles.day} aria-labelledby={`dia-${day}`}>
              <h2 id={`dia-${day}`}>{formatLongDate(day)}</h2>
              <ul className={styles.lines}>
                {lines.map((row) => (
                  <AuditLine key={row.id} row={row} />
                ))}
              </ul>
            </section>
          ))
        )}
        <MoreRows more={list.more} shown={rows.length} />
      </div>
    </>
  )
}

const bogotaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' })

/** Groups lines by Bogotá day, keeping their order. */
function byDay(rows: readonly AuditLineRow[]): [string, AuditLineRow[]][] {
  const days = new Map<string, AuditLineRow[]>()
  for (const row of rows) {
    const day = bogotaDay.format(new Date(row.at))
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}

function ExportButton({ asked }: { readonly asked: AuditQuery }) {
  const [busy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      const { body } = await call(audit.export, { query: asked })
      saveFile(body as Blob, 'auditoria.csv')
    } catch (error) {
      showMessage(failureText(error), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      className="v-btn"
      data-kind="default"
      disabled={busy}
      onClick={() => void download()}
    >
      <IconDownload aria-hidden className="v-icon" />
      {busy ? 'Exportando…' : 'Exportar (CSV)'}
    </button>
  )
}
