import { useQuery } from '@tanstack/react-query'
import { dashboard } from '@ventanilla/contract/generated/dashboard'
import { inbox } from '@ventanilla/contract/generated/inbox'
import type { ReactNode } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call, failureText } from '../../client/network/http.ts'
import { href } from '../../client/address/links.ts'
import { useQueryState } from '../../client/address/navigation.ts'
import { useUser } from '../../client/session/session.ts'
import { DueText } from '../../ui/due-text.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import { Note } from '../../ui/states/note.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { type BarRow, Bars } from './bars.tsx'
import { MunicipalityMap } from './municipality-map.tsx'
import { NothingToday } from './nothing-today.tsx'
import { Offices } from './offices.tsx'
import { StageTimes } from './stage-times.tsx'
import styles from './tablero.module.css'

type Scope = 'mias' | 'grupo'
const TODAY_AT_MOST = 6

const HOURS = new Intl.DateTimeFormat('es-CO', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Bogota',
})

/** 'Buenos días', 'Buenas tardes' or 'Buenas noches', by the hour in Bogotá. */
function greeting(now: number): string {
  const hour = Number(HOURS.format(now).replace(/\D/g, ''))
  return hour < 12 ? 'Buenos días' : hour < 19 ? 'Buenas tardes' : 'Buenas noches'
}

/** The server counts within the user's reach; every number has the address of the list that it counts. */
async function readBoard(signal: AbortSignal) {
  const { body } = await call(dashboard.read, {}, { signal })
  if (body.kind !== 'funcionario') throw new Error('El tablero es de otra persona.')
  return body
}
type Board = Awaited<ReturnType<typeof readBoard>>

const TONES: Readonly<Record<string, 'bad' | 'warn' | 'ok' | 'info'>> = {
  vencidas: 'bad',
  'por-vencer': 'warn',
  mias: 'ok',
  grupo: 'ok',
  esperando: 'info',
}
/** Most urgent first. */
const ORDER = ['vencidas', 'por-vencer', 'mias', 'grupo', 'esperando']

const barsOf = (split: Board['byStep'] | undefined): readonly BarRow[] | undefined =>
  split?.map(({ key, label, count, overdue, href: to }) => ({ key, label, count, overdue, to }))

/** Officials' dashboard: terms at risk first, then tasks and their places. Every number links to its list. */
export default function OfficialDashboard({
  notices,
  ahead,
  shortcuts,
}: {
  readonly notices: ReactNode
  /** what a new year needs, for those who prepare it */
  readonly ahead: ReactNode
  readonly shortcuts: ReactNode
}) {
  const user = useUser()
  const read = useQuery({
    queryKey: ['bandeja', 'tablero'],
    queryFn: ({ signal }) => readBoard(signal),
  })
  const board = read.data
  const now = deviceNow()
  // a user without own tasks (a superadministrator) gets no empty task lists
  const works = board === undefined || board.figures.length > 0
  return (
    <div className={styles.screen}>
      <header>
        <h1>
          {greeting(now)}, {user?.displayName.split(' ')[0] ?? ''}
        </h1>
        <p className="v-muted">{capital(formatLongDate(new Date(now).toISOString()))}</p>
      </header>
      {shortcuts}
      {read.isError && <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>}
      {board?.operation != null && (
        <Note tone="warn">
          {board.operation.count === 1
            ? 'Un mensaje o trabajo no pudo terminar solo y espera que alguien lo atienda.'
            : `${board.operation.count} mensajes o trabajos no pudieron terminar solos y esperan que alguien los atienda.`}{' '}
          <a href={board.operation.href}>Ver la operación</a>
        </Note>
      )}
      {board?.proposals != null && (
        <Note tone="warn">
          {board.proposals.count === 1
            ? 'Un cambio de una cuenta espera que usted lo confirme o lo rechace.'
            : `${board.proposals.count} cambios de cuentas esperan que usted los confirme o los rechace.`}{' '}
          <a href={board.proposals.href}>Ver los cambios por confirmar</a>
        </Note>
      )}
      {board?.publications != null && (
        <Note tone={board.publications.overdue > 0 ? 'bad' : 'warn'}>
          {publicationWords(board.publications)}{' '}
          <a href={board.publications.href}>Ver las publicaciones pendientes</a>
        </Note>
      )}
      {ahead}
      {works && (
        <>
          <ul className={styles.numbers} aria-label="Resumen">
            {ORDER.map((key) => {
              const figure = board?.figures.find((one) => one.key === key)
              return <NumberCard key={key} tone={TONES[key] ?? 'ok'} figure={figure} />
            })}
          </ul>
          <div className={styles.columns}>
            <div className={styles.column}>
              <Today board={board} />
              {board?.workload != null && (
                <Bars
                  title="Carga de las personas"
                  what="Persona"
                  rows={board.workload.map((one) => ({
                    key: one.person?.id ?? 'nadie',
                    label: one.person?.name ?? 'Sin responsable',
                    count: one.open,
                    overdue: one.overdue,
                    to: one.href,
                  }))}
                />
              )}
              <Bars
                title="Tareas por municipio"
                what="Municipio"
                rows={barsOf(board?.byMunicipality)}
                map={MunicipalityMap}
              />
            </div>
            <div className={styles.column}>
              <Bars title="Tareas por paso" what="Paso" rows={barsOf(board?.byStep)} />
              <Bars title="Tareas por estado del caso" what="Estado" rows={barsOf(board?.byStatus)} />
            </div>
          </div>
        </>
      )}
      {board?.offices != null && <Offices rows={board.offices} />}
      {board?.stages != null && <StageTimes stages={board.stages} />}
      <section className={styles.card}>{notices}</section>
    </div>
  )
}

/** Acts the law orders published but not in the bulletin: pending, and alarming once overdue. */
function publicationWords({ count, overdue }: NonNullable<Board['publications']>): string {
  const owed =
    count === 1 ? 'Publicación pendiente: un acto espera' : `Publicación pendiente: ${count} actos esperan`
  const late =
    overdue === 0
      ? ''
      : overdue === 1
        ? ', uno de ellos con el plazo vencido'
        : `, ${overdue} con el plazo vencido`
  return `${owed} su publicación en el boletín${late}.`
}

/** Next tasks by due date, the user's or the group's. */
function Today({ board }: { readonly board: Board | undefined }) {
  const [query, change] = useQueryState()
  const scope: Scope = query.get('de') === 'grupo' ? 'grupo' : 'mias'
  const group = scope === 'grupo'
  const read = useQuery({
    queryKey: ['bandeja', 'tablero', scope],
    queryFn: async ({ signal }) =>
      (await call(inbox.list, { query: { vista: scope } }, { signal })).body.rows,
  })
  const rows = read.data
  return (
    <section className={styles.card} aria-labelledby="para-hoy">
      <div className={styles.cardHead}>
        <h2 id="para-hoy">Para hoy</h2>
        <div className="v-row" role="group" aria-label="De quién son las tareas">
          {(
            [
              ['mias', 'Mío'],
              ['grupo', 'Mi grupo'],
            ] as const
          ).map(([key, label]) => (
            <button
              key={key}
              type="button"
              className="v-btn"
              data-kind={scope === key ? 'primary' : 'default'}
              aria-pressed={scope === key}
              onClick={() => change({ de: key === 'mias' ? undefined : key })}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {read.isError ? (
        <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error)}</ErrorState>
      ) : rows === undefined || board === undefined ? (
        <SkeletonRows rows={5} height={56} />
      ) : rows.length === 0 ? (
        <NothingToday
          group={group}
          overdue={board?.figures.find(({ key }) => key === 'vencidas')}
          ofGroup={board?.figures.find(({ key }) => key === 'grupo')}
          inOffices={(board?.offices ?? []).reduce((sum, { overdue }) => sum + overdue, 0)}
        />
      ) : (
        <>
          <ul className={styles.today}>
            {rows.slice(0, TODAY_AT_MOST).map((row) => (
              <li key={row.screen}>
                <a href={row.screen}>
                  <strong>{row.stepTitle}</strong>
                  <span className="v-muted">
                    {row.radicado} · {row.procedure} · {row.applicant}
                  </span>
                </a>
                <DueText due={row.due} />
              </li>
            ))}
          </ul>
          <p>
            <a href={href('/solicitudes', {}, { vista: scope })}>Ver la lista</a>
          </p>
        </>
      )}
    </section>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function NumberCard({
  tone,
  figure,
}: {
  readonly tone: 'bad' | 'warn' | 'ok' | 'info'
  /** undefined: loading */
  readonly figure: Board['figures'][number] | undefined
}) {
  if (figure === undefined)
    return (
      <li className={styles.number} data-tone="none" aria-hidden>
        <span className={styles.figure}>…</span>
      </li>
    )
  return (
    <li>
      <a href={figure.href} className={styles.number} data-tone={figure.count === 0 ? 'none' : tone}>
        <span className={styles.figure}>{new Intl.NumberFormat('es-CO').format(figure.count)}</span>
        <strong>{figure.label}</strong>
      </a>
    </li>
  )
}
