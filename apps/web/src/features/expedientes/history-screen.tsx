import { expedientes } from '@ventanilla/contract/generated/expedientes'
import { historyQuery } from '@ventanilla/contract/generated/fields/expedientes'
import { FILE_PATH, placeOfFile } from '@ventanilla/domain/cases/file-address'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { href } from '../../client/address/links.ts'
import { FilterChoice, FilterSearch } from '../../keeping/plain-list/filter-fields.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { formatShortDate } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import styles from './expedientes.module.css'

/** years offered by the specification */
const YEARS = Array.from({ length: 10 }, (_, at) => String(2027 - at)).map((value) => ({
  value,
  label: value,
}))

/** Files whose case ended or was transferred; filters are kept in the address. */
export default function HistoryScreen() {
  const filters = useFilters(historyQuery, ['q', 'numero', 'anio', 'tipo', 'estado'])
  const { q = '', anio, tipo, ...rest } = filters.valid
  const asked = {
    ...(q.length >= SEARCH_MIN && { q }),
    ...(anio !== undefined && { anio: Number(anio) }),
    ...(tipo !== undefined && { tipo: Number(tipo) }),
    ...rest,
  }
  const list = useList(expedientes.history, { query: asked }, { keep: true })
  const choices = list.parts[0]?.choices ?? { types: [], statuses: [] }
  const narrowed = Object.keys(asked).length > 0
  return (
    <>
      <PageHeader
        title="Histórico de expedientes"
        subtitle="Los expedientes de trámites que ya terminaron, los últimos primero."
      />
      <PlainList
        list={list}
        gap="5"
        filters={
          <div className={styles.filters} role="search">
            <FilterSearch filters={filters} name="q" label="Radicado, titular o asunto" />
            <FilterSearch filters={filters} name="numero" label="Número del expediente" />
            <FilterChoice
              filters={filters}
              name="anio"
              label="Año en que terminó"
              empty="Todos"
              options={YEARS}
            />
            <FilterChoice
              filters={filters}
              name="tipo"
              label="Trámite"
              empty="Todos"
              options={choices.types}
            />
            <FilterChoice
              filters={filters}
              name="estado"
              label="Estado"
              empty="Todos"
              options={choices.statuses}
            />
          </div>
        }
        loading={{ rows: 5, height: 72 }}
        empty={
          <EmptyState
            title={narrowed ? 'No se encontraron resultados' : 'Todavía no hay expedientes terminados'}
            picture={picture}
          >
            {narrowed
              ? 'Quite algún filtro o cambie la búsqueda.'
              : 'Aquí quedan los expedientes cuando su trámite termina.'}
          </EmptyState>
        }
        className={styles.rows}
        renderRow={(row) => (
          <li key={row.id}>
            <a
              className="v-num"
              href={
                row.passedOn
                  ? href('/mis-solicitudes/cedidas/:id', { id: row.id })
                  : href(FILE_PATH, placeOfFile(row.id, row.migrated))
              }
            >
              {row.number ?? row.radicado}
            </a>
            <span>{row.procedure}</span>
            <span className="v-small v-muted">
              {[
                row.applicant,
                `Radicado ${row.radicado}`,
                row.passedOn
                  ? `Pasó a otra persona el ${formatShortDate(row.endedAt)}`
                  : `Terminó el ${formatShortDate(row.endedAt)}`,
                row.statusLabel,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        )}
      />
    </>
  )
}
