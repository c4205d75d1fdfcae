import { IconUserPlus } from '@tabler/icons-react'
import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { config } from '../../../client/config.ts'
import { href } from '../../../client/address/links.ts'
import { useQueryState } from '../../../client/address/navigation.ts'
import { partsOf, useRows } from '../../../client/use-rows.ts'
import picture from '../../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { DateText } from '../../../ui/formats.tsx'
import { MoreRows } from '../../../ui/lists/more-rows.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import { StatusBadge, type Tone } from '../../../ui/states/status-badge.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './users-screen.module.css'
import { UserDialog } from './user-dialog.tsx'
import type { Account } from './user-types.ts'

const STATES = [
  ['pendiente', 'Esperan activación'],
  ['activo', 'Activos'],
  ['inactivo', 'Inactivos'],
  ['rechazado', 'Rechazados'],
  ['sin_verificar', 'Sin verificar'],
  ['todos', 'Todos'],
] as const
type State = (typeof STATES)[number][0]

const BADGES: Readonly<Record<Account['state'], readonly [Tone, string]>> = {
  pendiente: ['warn', 'Espera activación'],
  activo: ['ok', 'Activo'],
  inactivo: ['none', 'Inactivo'],
  rechazado: ['bad', 'Rechazado'],
  sin_verificar: ['info', 'Sin verificar'],
}

/** Accounts, those pending activation first. */
export default function UsersScreen() {
  const [query, change] = useQueryState()
  const estado = (STATES.find(([state]) => state === query.get('estado'))?.[0] ?? 'pendiente') satisfies State
  const q = query.get('q') ?? ''
  const [open, setOpen] = useState<Account | null>(null)
  const list = useRows({
    key: ['usuarios', estado, q],
    read: partsOf(accounts.listUsers, { query: { estado, ...(q !== '' && { q }) } }, 'after'),
  })
  const { rows, forbidden } = list

  return (
    <>
      <PageHeader
        title="Usuarios"
        subtitle="Revise los registros de funcionarios, confirme sus roles y active sus cuentas."
        {...(!forbidden && {
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
      {forbidden ? (
        <EmptyState title="No tiene permiso para ver esta página" picture={picture}>
          Las cuentas las administra quien tiene el rol de administrador de la Corporación.
        </EmptyState>
      ) : (
        <div className="v-stack">
          <div className={styles.filters}>
            <div role="group" aria-label="Estado de la cuenta" className="v-row">
              {STATES.map(([state, label]) => (
                <button
                  key={state}
                  type="button"
                  className={styles.chip}
                  aria-pressed={state === estado}
                  onClick={() => change({ estado: state === 'pendiente' ? undefined : state })}
                >
                  {label}
                </button>
              ))}
            </div>
            <div className={styles.search}>
              <TextField
                label="Buscar por nombre, correo o documento"
                type="search"
                value={q}
                onChange={(value) => change({ q: value })}
              />
            </div>
          </div>
          {list.failure !== null && <ErrorState onRetry={list.again}>{list.failure}</ErrorState>}
          {list.loading && <SkeletonRows rows={8} />}
          {list.loaded && list.failure === null && rows.length === 0 && (
            <EmptyState title="No hay cuentas aquí" picture={picture}>
              {q === ''
                ? 'Cuando alguien se registre, aparecerá en esta lista.'
                : 'Pruebe con otras palabras.'}
            </EmptyState>
          )}
          {rows.length > 0 && (
            <div className={styles.scroll} tabIndex={0} role="region" aria-label="Cuentas">
              <table className={styles.table}>
                <caption className="v-sr">Cuentas: {STATES.find(([state]) => state === estado)?.[1]}</caption>
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
          <MoreRows more={list.more} shown={rows.length} label="Ver más cuentas" />
        </div>
      )}
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
