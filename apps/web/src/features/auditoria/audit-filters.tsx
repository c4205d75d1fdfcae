import { IconFilter } from '@tabler/icons-react'
import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import type { AUDIT_ORDERS } from '@ventanilla/domain/audit/orders'
import { type ComponentProps, useState } from 'react'
import { FilterChoice, FilterDate, FilterText } from '../../keeping/plain-list/filter-fields.tsx'
import { FilterOrder } from '../../keeping/plain-list/filter-order.tsx'
import type { Filters } from '../../keeping/plain-list/use-filters.ts'
import { type FilterName, readAuditQuery } from './audit-query.ts'
import styles from './auditoria.module.css'

const GROUPS = Object.entries(AUDIT_GROUPS).map(([value, label]) => ({ value, label }))

interface AuditFiltersProps extends ComponentProps<typeof FilterOrder<typeof AUDIT_ORDERS>> {
  readonly filters: Filters<FilterName>
}

/** Audit filters and order, all kept in the address; collapsed on a phone. */
export function AuditFilters({ filters, order, list }: AuditFiltersProps) {
  const { problems } = readAuditQuery(filters)
  // what is said of a filter in a copied link must be seen
  const [open, setOpen] = useState(Object.keys(problems).length > 0)
  const count = filters.given.length
  return (
    <search className={styles.filters}>
      <button
        type="button"
        className={`v-btn ${styles.fold ?? ''}`}
        data-kind="default"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconFilter aria-hidden className="v-icon" />
        {count === 0 ? 'Filtros' : `Filtros (${count})`}
      </button>
      <div className={styles.fields} data-open={open || undefined}>
        <FilterChoice filters={filters} name="evento" label="Evento" empty="Todos" options={GROUPS} />
        <FilterText filters={filters} name="quien" label="Quién lo hizo" hint="Nombre, correo o documento" />
        <FilterText
          filters={filters}
          name="sobre"
          label="Sobre quién o qué"
          hint="Radicado, expediente, nombre o correo"
        />
        <FilterDate filters={filters} name="desde" label="Desde" />
        <FilterDate filters={filters} name="hasta" label="Hasta" error={problems.hasta} />
        <FilterText
          filters={filters}
          name="direccion"
          label="Dirección de red"
          hint="Por ejemplo, 190.24.10.5"
        />
        <FilterOrder order={order} list={list} />
        {count > 0 && (
          <button
            type="button"
            className={`v-btn ${styles.clear ?? ''}`}
            data-kind="quiet"
            onClick={filters.clear}
          >
            Quitar filtros
          </button>
        )}
      </div>
    </search>
  )
}
