import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { cases } from '@ventanilla/contract/generated/cases'
import type { ReactNode } from 'react'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useUser } from '../../client/session/session.ts'
import { WaitingList } from '../../keeping/waiting-list.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/states/status-badge.tsx'
import { Notices } from './notices.tsx'
import styles from './tablero-ciudadano.module.css'

type Which = 'en-curso'
const MOST_SHOWN = 6

function useMine(estado: Which) {
  return useQuery({
    queryKey: ['mis-solicitudes', estado, 'tablero'],
    queryFn: async ({ signal }) => (await call(cases.mine, { query: { estado } }, { signal })).body,
  })
}
type Row = NonNullable<ReturnType<typeof useMine>['data']>['rows'][number]

/** Applicants' dashboard: pending tasks, cases, drafts and notices. */
export default function CitizenDashboard({ shortcuts }: { readonly shortcuts: ReactNode }) {
  const user = useUser()
  const running = useMine('en-curso')
  const others = running.data?.rows.filter((row) => row.waitsForMe === null)
  return (
    <>
      <PageHeader
        title={`Hola, ${user?.displayName ?? ''}`}
        subtitle="Esto es lo que pasa con sus solicitudes."
        actions={
          <a className="v-btn" data-kind="primary" href={href('/mis-solicitudes/listado-tramites')}>
            <IconPlus aria-hidden className="v-icon" />
            Iniciar un trámite
          </a>
        }
      />
      {shortcuts}
      {running.isError && (
        <ErrorState onRetry={() => void running.refetch()}>{failureText(running.error)}</ErrorState>
      )}
      <div className={styles.columns}>
        <div className="v-stack" data-gap="6">
          <WaitingList
            most={MOST_SHOWN}
            more={href('/mis-solicitudes', {}, { estado: 'me-esperan' })}
            empty="Nada espera por usted. Le avisaremos al correo cuando haga falta algo."
          />
          <Block
            id="en-curso"
            title="En curso"
            rows={others}
            more={running.data?.next != null}
            estado="en-curso"
            empty="No tiene solicitudes en curso."
          />
        </div>
        <Notices />
      </div>
    </>
  )
}

interface BlockProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[] | undefined
  /** the server has more rows */
  readonly more: boolean
  readonly estado: Which
  readonly empty: string
}

function Block({ id, title, rows, more, estado, empty }: BlockProps) {
  const count = rows === undefined ? '' : more ? ` (más de ${rows.length - 1})` : ` (${rows.length})`
  return (
    <section className="v-stack" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {rows !== undefined && rows.length > 0 && count}
      </h2>
      {rows === undefined ? (
        <SkeletonRows rows={2} />
      ) : rows.length === 0 ? (
        <p className="v-muted">{empty}</p>
      ) : (
        <ul className={`v-card ${styles.rows}`}>
          {rows.slice(0, MOST_SHOWN).map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rows !== undefined && rows.length > MOST_SHOWN && (
        <p>
          <a href={href('/mis-solicitudes', {}, { estado })}>Ver todas</a>
        </p>
      )}
    </section>
  )
}

function Line({ row }: { readonly row: Row }) {
  return (
    <li>
      <div>
        <p className="v-small v-muted v-num">
          {row.radicado}
          {row.municipality !== null && ` · ${row.municipality}`}
        </p>
        <h3>
          <a href={href('/mis-solicitudes/ver-solicitud/:id', { id: row.id })}>
            {row.procedure}
            <IconArrowRight aria-hidden size={16} />
          </a>
        </h3>
        <p className="v-small">{row.now}</p>
      </div>
      {row.due.state !== 'sin_termino' && (
        <StatusBadge
          tone={row.due.state === 'vencido' ? 'bad' : row.due.state === 'suspendido' ? 'info' : 'none'}
        >
          {row.due.words}
        </StatusBadge>
      )}
    </li>
  )
}
