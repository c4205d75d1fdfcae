import { IconDownload } from '@tabler/icons-react'
import { listQuery } from '@ventanilla/contract/generated/fields/register'
import { register } from '@ventanilla/contract/generated/register'
import { REGISTER_ORDERS } from '@ventanilla/domain/acts/register-orders'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { href } from '../../client/address/links.ts'
import { showMessage } from '../../client/messages.ts'
import { failureText } from '../../client/network/http.ts'
import { downloadFile } from '../../client/network/upload.ts'
import { FilterSearch, FilterText } from '../../keeping/plain-list/filter-fields.tsx'
import { FilterOrder } from '../../keeping/plain-list/filter-order.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { useOrder } from '../../keeping/plain-list/use-order.ts'
import { DateText } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './register.module.css'

async function download(fileId: string): Promise<void> {
  try {
    await downloadFile(fileId)
  } catch (error) {
    showMessage(failureText(error), 'error')
  }
}

/** Register of numbered acts; search and order are kept in the address. */
export default function RegisterScreen() {
  const filters = useFilters(listQuery, ['q', 'numero', 'anio', 'serie'])
  const order = useOrder(REGISTER_ORDERS)
  const { q = '', anio, ...rest } = filters.valid
  const asked = {
    ...(q.length >= SEARCH_MIN && { q }),
    ...(anio !== undefined && { anio: Number(anio) }),
    ...rest,
    ...order.asked,
  }
  const list = useList(register.list, { query: asked })
  return (
    <>
      <PageHeader title="Actos administrativos" subtitle="Registro de los actos numerados." />
      <PlainList
        list={list}
        filters={
          <div className={styles.filters} role="search">
            <div className={styles.filter} data-wide>
              <FilterSearch filters={filters} name="q" label="Buscar por título, radicado o solicitante" />
            </div>
            <div className={styles.filter}>
              <FilterText filters={filters} name="numero" label="Número" />
            </div>
            <div className={styles.filter}>
              <FilterText filters={filters} name="anio" label="Año" inputMode="numeric" />
            </div>
            <div className={styles.filter} data-order>
              <FilterOrder order={order} list={list} />
            </div>
          </div>
        }
        loading={{ rows: 10 }}
        more={{ label: 'Cargar más' }}
        empty={
          <EmptyState title="No hay actos con estos datos" picture={picture}>
            Quite algún filtro o cambie la búsqueda.
          </EmptyState>
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver el registro" picture={picture}>
            Lo consultan las coordinaciones, la subdirección y la secretaría jurídica.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className={styles.list}>
            <table className={styles.table}>
              <caption className="v-sr">Actos numerados</caption>
              <thead>
                <tr>
                  <th scope="col">Número</th>
                  <th scope="col">Fecha</th>
                  <th scope="col">Acto</th>
                  <th scope="col">Radicado</th>
                  <th scope="col">Firmó</th>
                  <th scope="col">Estado</th>
                  <th scope="col">
                    <span className="v-sr">Acciones</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <td data-label="Número" data-short className="v-num">
                      <strong>{row.number}</strong>
                    </td>
                    <td data-label="Fecha" data-short>
                      <DateText value={row.date} />
                    </td>
                    <td data-label="Acto">
                      {row.title}
                      <span className="v-hint"> {row.procedure}</span>
                    </td>
                    <td data-label="Radicado" data-short className="v-num">
                      <a href={href('/solicitudes/expediente/:id', { id: row.caseId })}>
                        {row.radicado ?? 'Sin radicar'}
                      </a>
                    </td>
                    <td data-label="Firmó">{row.signer.name}</td>
                    <td data-label="Estado" data-short>
                      <StatusBadge tone={row.sealed ? 'ok' : 'info'}>
                        {row.sealed ? 'Sellado' : 'Por sellar'}
                      </StatusBadge>
                    </td>
                    <td data-short>
                      <div className={styles.tools}>
                        {row.code !== null && (
                          <a href={href('/verificar/:codigo?', { codigo: row.code })}>
                            Verificar<span className="v-sr"> {row.number}</span>
                          </a>
                        )}
                        {row.fileId !== null && (
                          <button
                            type="button"
                            className="v-icon-btn"
                            aria-label={`Descargar ${row.number}`}
                            onClick={() => void download(row.fileId ?? '')}
                          >
                            <IconDownload aria-hidden className="v-icon" />
                          </button>
                        )}
                      </div>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}
