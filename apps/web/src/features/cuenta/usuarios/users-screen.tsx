import { IconUserPlus } from '@tabler/icons-react'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { listUsersQuery } from '@ventanilla/contract/generated/fields/accounts'
import { useState } from 'react'
import { href } from '../../../client/address/links.ts'
import { config } from '../../../client/config.ts'
import { FilterText } from '../../../keeping/plain-list/filter-fields.tsx'
import { PlainList } from '../../../keeping/plain-list/plain-list.tsx'
import { useFilters } from '../../../keeping/plain-list/use-filters.ts'
import { useList } from '../../../keeping/plain-list/use-list.ts'
import { DateText } from '../../../ui/formats.tsx'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import { UserDialog } from './user-dialog.tsx'
import type { Account } from './user-types.ts'
import styles from './users-screen.module.css'

const STATES = [
  ['pendiente', 'Esperan activación'],
  ['activo', 'Activos'],
  ['inactivo', 'Inactivos'],
  ['rechazado', 'Rechazados'],
  ['sin_verificar', 'Sin verificar'],
  ['todos', 'Todos'],
] as const

const BADGES: Readonly<Record<Account['state'], readonly [Tone, string]>> = {
  pendiente: ['warn', 'Espera activación'],
  activo: ['ok', 'Activo'],
  inactivo: ['none', 'Inactivo'],
  rechazado: ['bad', 'Rechazado'],
  sin_verificar: ['info', 'Sin verificar'],
}

/** Accounts, those pending activation first. */
export default function UsersScreen() {
  const filters = useFilters(listUsersQuery, ['estado', 'q'])
  const { q = '' } = filters.valid
  const [estado, stateLabel] = STATES.find(([state]) => state === filters.values.estado) ?? STATES[0]
  const [open, setOpen] = useState<Account | null>(null)
  const list = useList(accounts.listUsers, { query: { estado, ...(q !== '' && { q }) } }, { mark: 'after' })
  return (
    <>
      <PageHeader
        title="Usuarios"
        subtitle="Revise los registros de funcionarios, confirme sus roles y active sus cuentas."
        {...(!list.forbidden && {
          actions: (
            <>
              <a className="v-btn" data-kind="default" href={href('/usuarios/propuestas')}>
                Cambios por confirmar
              </a>
              <a className="v-btn" data-kind="primary" href={href('/registro/usuario')}>
                <IconUserPlus aria-hidden className="v-icon" /> Crear cuenta
              </a>
            </>
          ),
        })}
      />
      <PlainList
        list={list}
        filters={
          <div className={styles.filters}>
            <div role="group" aria-label="Estado de la cuenta" className="v-row">
              {STATES.map(([state, label]) => (
                <button
                  key={state}
                  type="button"
                  className={styles.chip}
                  aria-pressed={state === estado}
                  onClick={() => filters.set('estado', state === STATES[0][0] ? '' : state)}
                >
                  {label}
                </button>
              ))}
            </div>
            <div className={styles.search}>
              <FilterText filters={filters} name="q" label="Buscar por nombre, correo o documento" />
            </div>
          </div>
        }
        loading={{ rows: 8 }}
        more={{ label: 'Ver más cuentas' }}
        empty={
          <EmptyState title="No hay cuentas aquí" picture={picture}>
            {q === '' ? 'Cuando alguien se registre, aparecerá en esta lista.' : 'Pruebe con otras palabras.'}
          </EmptyState>
        }
        forbidden={
          <EmptyState title="No tiene permiso para ver esta página" picture={picture}>
            Las cuentas las administra quien tiene el rol de administrador de la Corporación.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Cuentas">
            <table className={styles.table}>
              <caption className="v-sr">Cuentas: {stateLabel}</caption>
              <thead>
                <tr>
                  <th scope="col">Nombre</th>
                  <th scope="col">Correo</th>
                  <th scope="col">Roles</th>
                  <th scope="col">Oficina</th>
                  <th scope="col">Registro</th>
                  <th scope="col">Estado</th>
                  <th scope="col">
                    <span className="v-sr">Acciones</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <a href={href('/usuario/:id/:idUser', { id: config.corporation.id, idUser: row.id })}>
                        {row.name}
                      </a>
                    </th>
                    <td>{row.email}</td>
                    <td>{row.roleNames.join(', ')}</td>
                    <td>{row.officeName ?? '—'}</td>
                    <td>
                      <DateText value={row.createdAt} />
                    </td>
                    <td>
                      <StatusBadge tone={BADGES[row.state][0]}>{BADGES[row.state][1]}</StatusBadge>
                    </td>
                    <td>
                      <button
                        type="button"
                        className="v-btn"
                        data-kind="quiet"
                        aria-label={`Revisar la cuenta de ${row.name}`}
                        onClick={() => setOpen(row)}
                      >
                        Revisar
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
      {open !== null && (
        <UserDialog
          account={open}
          onClose={() => setOpen(null)}
          onChanged={() => {
            setOpen(null)
            list.again()
          }}
        />
      )}
    </>
  )
}
