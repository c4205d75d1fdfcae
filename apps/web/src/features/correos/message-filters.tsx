import { SENT_KINDS, type SENT_ORDERS } from '@ventanilla/domain/cases/messages/sent-messages'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import type { ComponentProps } from 'react'
import { FilterChoice, FilterDate, FilterText } from '../../keeping/plain-list/filter-fields.tsx'
import { FilterOrder } from '../../keeping/plain-list/filter-order.tsx'
import type { Filters } from '../../keeping/plain-list/use-filters.ts'
import styles from './correos.module.css'
import { type FilterName, readMessageQuery } from './message-query.ts'
import { STATE_BADGES } from './message-words.ts'

const KINDS = keysIn(SENT_KINDS).map((value) => ({ value, label: SENT_KINDS[value] }))
const STATES = keysIn(STATE_BADGES).map((value) => ({ value, label: STATE_BADGES[value][1] }))

interface MessageFiltersProps extends ComponentProps<typeof FilterOrder<typeof SENT_ORDERS>> {
  readonly filters: Filters<FilterName>
}

/** Filters and order of the report of messages, all kept in the address. */
export function MessageFilters({ filters, order, list }: MessageFiltersProps) {
  return (
    <search className={styles.filters}>
      <FilterText filters={filters} name="numero" label="Trámite" hint="Radicado o expediente" />
      <FilterText filters={filters} name="persona" label="Persona" hint="Nombre, correo o celular" />
      <FilterChoice filters={filters} name="clase" label="Clase" empty="Todas" options={KINDS} />
      <FilterChoice filters={filters} name="estado" label="Estado" empty="Todos" options={STATES} />
      <FilterDate filters={filters} name="desde" label="Desde" />
      <FilterDate filters={filters} name="hasta" label="Hasta" error={readMessageQuery(filters).untilFault} />
      <FilterOrder order={order} list={list} />
      {filters.given.length > 0 && (
        <button
          type="button"
          className={`v-btn ${styles.clear ?? ''}`}
          data-kind="quiet"
          onClick={filters.clear}
        >
          Quitar filtros
        </button>
      )}
    </search>
  )
}
