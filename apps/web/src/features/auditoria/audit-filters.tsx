import { IconFilter } from '@tabler/icons-react'
import { AUDIT_GROUPS } from '@ventanilla/domain/audit/groups'
import { useId, useState } from 'react'
import { useQueryState } from '../../client/address/navigation.ts'
import { useTyped } from '../../client/use-typed.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FILTERS, type FilterName, readAuditQuery } from './audit-query.ts'
import styles from './auditoria.module.css'

/** Audit filters, all kept in the address; collapsed on a phone. */
export function AuditFilters() {
  const [query, change] = useQueryState()
  const { problems } = readAuditQuery(query)
  const kind = useId()
  const set = FILTERS.filter((name) => (query.get(name) ?? '') !== '')
  const [open, setOpen] = useState(false)
  const field = (name: FilterName) => ({
    value: query.get(name) ?? '',
    error: problems[name],
    onChange: (value: string) => change({ [name]: value }),
  })
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
        {set.length === 0 ? 'Filtros' : `Filtros (${set.length})`}
      </button>
      <div className={styles.fields} data-open={open || undefined}>
        <div className="v-field">
          <label htmlFor={kind}>Evento</label>
          <select
            id={kind}
            className="v-input"
            value={query.get('evento') ?? ''}
            onChange={(event) => change({ evento: event.currentTarget.value })}
          >
            <option value="">Todos</option>
            {Object.entries(AUDIT_GROUPS).map(([group, label]) => (
              <option key={group} value={group}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <PausedField label="Quién lo hizo" hint="Nombre, correo o documento" {...field('quien')} />
        <PausedField
          label="Sobre quién o qué"
          hint="Radicado, expediente, nombre o correo"
          {...field('sobre')}
        />
        <TextField label="Desde" type="date" {...field('desde')} />
        <TextField label="Hasta" type="date" {...field('hasta')} />
        <PausedField label="Dirección de red" hint="Por ejemplo, 190.24.10.5" {...field('direccion')} />
        {set.length > 0 && (
          <button
            type="button"
            className={`v-btn ${styles.clear ?? ''}`}
            data-kind="quiet"
            onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
          >
            Quitar filtros
          </button>
        )}
      </div>
    </search>
  )
}

/** Input that queries once the user stops typing, and follows the address when it changes elsewhere. */
function PausedField({
  value,
  onChange,
  ...rest
}: {
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const [typed, setTyped] = useTyped(value, onChange)
  return (
    <TextField {...rest} type="search" maxLength={100} autoComplete="off" value={typed} onChange={setTyped} />
  )
}
