import { searchQuery } from '@ventanilla/contract/generated/fields/expedientes'
import { SEARCH_BY } from '@ventanilla/domain/cases/search-by'
import { referenceDigits, referenceRefusal } from '@ventanilla/domain/fees/receipt-code'
import { SEARCH_MIN } from '@ventanilla/domain/kernel/search-text'
import { FilterSearch } from '../../keeping/plain-list/filter-fields.tsx'
import { useFilters } from '../../keeping/plain-list/use-filters.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CaseRows } from './case-rows.tsx'
import styles from './expedientes.module.css'

/** Digits only, about as many as a payment reference has. */
const LIKE_REFERENCE = /^\d{10,14}$/

/**
 * Case search by radicado or receipt reference, physical file or internal number; the search state is kept in
 * the address.
 */
export default function SearchScreen() {
  const filters = useFilters(searchQuery, ['q', 'por'])
  const { q } = filters.values
  const by = SEARCH_BY.find(({ id }) => String(id) === filters.values.por) ?? SEARCH_BY[0]
  return (
    <>
      <PageHeader title="Buscar trámite" subtitle="Encuentre un trámite por uno de sus números." />
      <div className="v-stack" data-gap="5">
        <div className={styles.filters} role="search">
          <SelectField
            label="Buscar por"
            options={SEARCH_BY.map(({ id, label }) => ({ value: String(id), label }))}
            value={String(by.id)}
            onChange={(value) => filters.set('por', value)}
          />
          <FilterSearch filters={filters} name="q" label={by.label} />
        </div>
        {q.length < SEARCH_MIN ? (
          <p className="v-muted" role="status">
            Escriba al menos {SEARCH_MIN} signos del número.
          </p>
        ) : (
          <CaseRows
            asked={{ por: `${by.id}` as const, q }}
            empty={
              <EmptyState title="No se encontraron resultados" picture={picture}>
                {by.id === 1 && LIKE_REFERENCE.test(referenceDigits(q))
                  ? referenceRefusal(q)
                  : 'Revise el número, o busque por otro de los números del trámite.'}
              </EmptyState>
            }
          />
        )}
      </div>
    </>
  )
}
