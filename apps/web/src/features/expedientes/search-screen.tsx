import { SEARCH_BY } from '@ventanilla/domain/cases/search-by'
import { referenceDigits, referenceRefusal } from '@ventanilla/domain/fees/receipt-code'
import { useQueryState } from '../../client/address/navigation.ts'
import { useTyped } from '../../client/use-typed.ts'
import picture from '../../ui/illustrations/vacio-resultados.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { CaseRows } from './case-rows.tsx'
import styles from './expedientes.module.css'

const SHORTEST = 3
/** Digits only, about as many as a payment reference has. */
const LIKE_REFERENCE = /^\d{10,14}$/

/**
 * Case search by radicado or receipt reference, physical file or internal number; the search state is kept in
 * the address.
 */
export default function SearchScreen() {
  const [query, change] = useQueryState()
  const q = (query.get('q') ?? '').trim()
  const by = SEARCH_BY.find(({ id }) => String(id) === query.get('por')) ?? SEARCH_BY[0]
  const [typed, setTyped] = useTyped(q, (text) => change({ q: text.trim() }))
  return (
    <>
      <PageHeader title="Buscar trámite" subtitle="Encuentre un trámite por uno de sus números." />
      <div className="v-stack" data-gap="5">
        <div className={styles.filters} role="search">
          <div className="v-field">
            <label htmlFor="buscar-por">Buscar por</label>
            <select
              id="buscar-por"
              className="v-input"
              value={String(by.id)}
              onChange={(event) => change({ por: event.currentTarget.value })}
            >
              {SEARCH_BY.map(({ id, label }) => (
                <option key={id} value={String(id)}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="v-field">
            <label htmlFor="buscar-numero">{by.label}</label>
            <SearchBox id="buscar-numero" value={typed} onChange={setTyped} maxLength={60} />
          </div>
        </div>
        {q.length < SHORTEST ? (
          <p className="v-muted" role="status">
            Escriba al menos {SHORTEST} signos del número.
          </p>
        ) : (
          <CaseRows
            asked={{ por: String(by.id) as '1' | '2' | '3', q }}
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
