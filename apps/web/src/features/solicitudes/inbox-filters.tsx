import { IconFilter, IconSearch, IconX } from '@tabler/icons-react'
import { listQuery } from '@ventanilla/contract/generated/fields/inbox'
import { isShortSearch } from '@ventanilla/domain/kernel/search-text'
import { useTyped } from '../../client/use-typed.ts'
import { type Filter, FILTERS, type InboxState } from './inbox-query.ts'
import styles from './inbox.module.css'

const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  tramite: 'Trámite',
  municipio: 'Municipio',
  paso: 'Paso',
  estado: 'Estado',
  responsable: 'Responsable',
}
interface InboxFiltersProps {
  readonly state: InboxState
  /** display name of a filter's value */
  readonly nameOf: (filter: Filter, value: string) => string
  readonly onOpen: () => void
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void
}

/** Search box, active filters as chips, and a button for more. */
export function InboxFilters({ state, nameOf, onOpen, onChange }: InboxFiltersProps) {
  const [typed, setTyped] = useTyped(state.q, (text) => onChange({ q: text.trim() }))
  const active = FILTERS.filter((name) => state.filters[name] !== undefined)
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <IconSearch aria-hidden size={18} />
        <label className="v-sr" htmlFor="buscar-vista">
          Buscar en esta vista
        </label>
        <input
          id="buscar-vista"
          className="v-input"
          type="search"
          placeholder="Buscar en esta vista"
          value={typed}
          maxLength={listQuery.q.maxLength}
          aria-describedby="buscar-vista-ayuda"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <button type="button" className="v-btn" data-kind="default" onClick={onOpen}>
        <IconFilter aria-hidden className="v-icon" />
        Filtrar
      </button>
      {active.map((name) => (
        <span key={name} className={styles.chip}>
          {FILTER_LABELS[name]}: {nameOf(name, state.filters[name] ?? '')}
          <button
            type="button"
            aria-label={`Quitar el filtro ${FILTER_LABELS[name]}`}
            onClick={() => onChange({ [name]: undefined })}
          >
            <IconX aria-hidden size={18} />
          </button>
        </span>
      ))}
      {active.length > 0 && (
        <button
          type="button"
          className="v-btn"
          data-kind="quiet"
          onClick={() => onChange(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
        >
          Limpiar
        </button>
      )}
      <span className={styles.order} id="buscar-vista-ayuda">
        {isShortSearch(typed.trim()) ? 'Escriba tres letras o más.' : 'Orden: vence primero'}
      </span>
    </div>
  )
}
