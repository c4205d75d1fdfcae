import { cases } from '@ventanilla/contract/generated/cases'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { useList } from '../../keeping/plain-list/use-list.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { formatShortDate } from '../../ui/formats.tsx'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { StatusBadge, type Tone } from '../../ui/states/status-badge.tsx'
import type { City } from './cities.ts'
import styles from './ciudades.module.css'

const FILTERS = [
  ['en-curso', 'En curso'],
  ['terminadas', 'Terminadas'],
  ['todas', 'Todas'],
] as const

const TONES: Readonly<Record<string, Tone>> = { vencido: 'bad', vence_hoy: 'warn', suspendido: 'info' }

/** Cases filed for a municipality that the user may see; counts exclude all others. */
export function CityCases({ city }: { readonly city: City }) {
  const [query, change] = useQueryState()
  const estado = FILTERS.find(([key]) => key === query.get('estado'))?.[0] ?? 'en-curso'
  const list = useList(cases.inMunicipality, { params: { city: String(city.id) }, query: { estado } })
  return (
    <PlainList
      list={list}
      filters={
        <div className="v-row" role="group" aria-label="Mostrar">
          {FILTERS.map(([key, label]) => (
            <button
              key={key}
              type="button"
              className="v-btn"
              data-kind={key === estado ? 'primary' : 'default'}
              aria-pressed={key === estado}
              onClick={() => change({ estado: key === 'en-curso' ? undefined : key })}
            >
              {label}
            </button>
          ))}
        </div>
      }
      loading={{ rows: 6, height: 64 }}
      more={{ label: 'Ver más solicitudes' }}
      empty={
        <EmptyState title={`No hay solicitudes de ${city.name} para mostrarle`} picture={picture}>
          Se muestran las que corresponden a su rol, a su oficina y a sus tareas.
        </EmptyState>
      }
      className={`v-card ${styles.rows ?? ''}`}
      renderRow={(row) => (
        <li key={row.id}>
          <div>
            <a className="v-num" href={href('/solicitudes/expediente/:id', { id: row.id })}>
              {row.radicado}
            </a>
            <p>{row.procedure}</p>
            <p className="v-small v-muted">
              {row.applicant} · Radicada el {formatShortDate(row.filedAt)} · {row.statusLabel}
            </p>
          </div>
          {row.due.state !== 'sin_termino' && row.due.words !== '' && (
            <StatusBadge tone={TONES[row.due.state] ?? 'none'}>{row.due.words}</StatusBadge>
          )}
        </li>
      )}
    />
  )
}
