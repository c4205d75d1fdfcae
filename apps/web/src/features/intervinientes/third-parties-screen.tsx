import { listQuery } from '@ventanilla/contract/generated/fields/thirdParties'
import { thirdParties } from '@ventanilla/contract/generated/thirdParties'
import { THIRD_PARTY_ORDERS } from '@ventanilla/domain/cases/third-party-contact'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { href } from '../../client/address/links.ts'
import { FilterChoice, FilterSearch } from '../../keeping/plain-list/filter-fields.tsx'
import { FilterOrder } from '../../keeping/plain-list/filter-order.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { useOrder } from '../../keeping/plain-list/use-order.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import styles from './intervinientes.module.css'
import { numbersOf, periodOf, reachedAt } from './third-party-words.ts'

const ALSO_ENDED = [{ value: 'todos', label: 'También quienes ya no intervienen' }]

/** Third parties of the cases in reach; search, state and order are kept in the address. */
export default function ThirdPartiesScreen() {
  const filters = useFilters(listQuery, ['q', 'estado'])
  const order = useOrder(THIRD_PARTY_ORDERS)
  const { q = '', estado } = filters.valid
  const asked = {
    ...(q.length >= SEARCH_MIN && { q }),
    ...(estado === 'todos' && { estado: 'todos' as const }),
    ...order.asked,
  }
  const list = useList(thirdParties.list, { query: asked })
  return (
    <>
      <PageHeader
        title="Intervinientes"
        subtitle="Terceros reconocidos en los trámites que usted puede ver. La consulta queda anotada."
      />
      <PlainList
        list={list}
        filters={
          <search className={styles.filters}>
            <FilterSearch
              filters={filters}
              name="q"
              label="Buscar por nombre, documento, radicado o expediente"
            />
            <FilterChoice
              filters={filters}
              name="estado"
              label="Quiénes"
              empty="Intervienen hoy"
              options={ALSO_ENDED}
            />
            <FilterOrder order={order} list={list} />
          </search>
        }
        loading={{ rows: 6, height: 96 }}
        more={{ label: 'Cargar más' }}
        empty={
          filters.given.length > 0 ? (
            <EmptyState title="No hay intervinientes con estos datos" picture={picture}>
              Revise lo que escribió, o busque por otro dato de la persona o del trámite.
            </EmptyState>
          ) : (
            <EmptyState title="No hay intervinientes en sus trámites" picture={picture}>
              Cuando se reconozca a un tercero en un trámite que usted puede ver, aparecerá aquí.
            </EmptyState>
          )
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver los intervinientes" picture={picture}>
            Los consultan la ventanilla y quien administra el portal.
          </EmptyState>
        }
        className={styles.people}
        label="Intervinientes"
        renderRow={(row) => (
          <li key={row.id} className="v-card v-pad v-stack" data-gap="2">
            <div className={styles.head}>
              <a className={styles.name} href={href('/edit-interviniente/:id', { id: row.id })}>
                {row.name}
              </a>
              <span className="v-small v-muted">
                {row.kind === 'juridica' ? 'Persona jurídica' : 'Persona natural'}
                {row.document !== null && (
                  <>
                    {' · '}
                    <span className="v-num">{row.document}</span>
                  </>
                )}
              </span>
            </div>
            <p className="v-small">{reachedAt(row.contact) || 'Sin datos de contacto'}</p>
            <ul className={styles.capacities}>
              {row.capacities.map((one) => (
                <li key={one.caseId}>
                  <span className="v-num">{numbersOf(one)}</span>
                  <span className="v-small v-muted">
                    {one.procedure} · {periodOf(one)}
                  </span>
                  {one.until !== null && <StatusBadge tone="none">Terminada</StatusBadge>}
                </li>
              ))}
            </ul>
            {row.count > row.capacities.length && (
              <p className="v-small v-muted">
                Interviene en {row.count} trámites; los demás están en su página.
              </p>
            )}
          </li>
        )}
      />
    </>
  )
}
