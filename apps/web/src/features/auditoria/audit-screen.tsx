import { audit } from '@ventanilla/contract/generated/audit'
import { listQuery } from '@ventanilla/contract/generated/fields/audit'
import { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import { call } from '../../client/network/http.ts'
import { ExportButton } from '../../keeping/plain-list/export-button.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { useOrder } from '../../keeping/plain-list/use-order.ts'
import { formatLongDate } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLine, type AuditLineRow } from './audit-line.tsx'
import { FILTERS, OWN, readAuditQuery } from './audit-query.ts'
import styles from './auditoria.module.css'

/** Audit log grouped by day; filters and order are kept in the address. */
export default function AuditScreen() {
  const filters = useFilters(listQuery, FILTERS, OWN)
  const order = useOrder(AUDIT_ORDERS)
  const asked = { ...readAuditQuery(filters).asked, ...order.asked }
  const list = useList(audit.list, { query: asked })
  return (
    <>
      <PageHeader
        title="Auditoría"
        {...(!list.forbidden && {
          subtitle: 'Quién entró, cambió algo o leyó datos ajenos. Consultarla también queda anotado.',
          actions: (
            <ExportButton
              files={[
                {
                  label: 'CSV',
                  file: 'auditoria.csv',
                  read: () => call(audit.export, { query: asked }),
                },
              ]}
            />
          ),
        })}
      />
      <PlainList
        list={list}
        filters={<AuditFilters filters={filters} order={order} list={list} />}
        loading={{ rows: 8, height: 64 }}
        empty={
          <EmptyState title="No hay nada anotado con estos datos" picture={picture}>
            Quite algún filtro o amplíe las fechas.
          </EmptyState>
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver la auditoría" picture={picture}>
            La consulta quien administra el portal.
          </EmptyState>
        }
      >
        {(rows) =>
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
        }
      </PlainList>
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
