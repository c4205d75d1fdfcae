import { IconFilter } from '@tabler/icons-react'
import { listQuery } from '@ventanilla/contract/generated/fields/audit'
import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import { useState } from 'react'
import { FilterChoice, FilterDate, FilterText } from '../../keeping/plain-list/filter-fields.tsx'
import type { Filters } from '../../keeping/plain-list/use-filters.ts'
import { type FilterName, readAuditQuery } from './audit-query.ts'
import styles from './auditoria.module.css'

const GROUPS = Object.entries(AUDIT_GROUPS).map(([value, label]) => ({ value, label }))

/** Audit filters, all kept in the address; collapsed on a phone. */
export function AuditFilters({ filters }: { readonly filters: Filters<FilterName> }) {
  const { problems } = readAuditQuery(filters.values)
  const [open, setOpen] = useState(false)
  const count = filters.given.length
  const of = (name: FilterName) => ({ filters, name, error: problems[name] })
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
        <FilterText
          {...of('quien')}
          label="Quién lo hizo"
          hint="Nombre, correo o documento"
          maxLength={listQuery.quien.maxLength}
        />
        <FilterText
          {...of('sobre')}
          label="Sobre quién o qué"
          hint="Radicado, expediente, nombre o correo"
          maxLength={listQuery.sobre.maxLength}
        />
        <FilterDate {...of('desde')} label="Desde" />
        <FilterDate {...of('hasta')} label="Hasta" />
        <FilterText
          {...of('direccion')}
          label="Dirección de red"
          hint="Por ejemplo, 190.24.10.5"
          maxLength={listQuery.direccion.maxLength}
        />
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
