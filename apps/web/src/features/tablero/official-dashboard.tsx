import { useQueries, useQuery } from '@tanstack/react-query'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { useMemo, type ReactNode } from 'react'
import { deviceNow } from '../../client/clock.ts'
import { call, CallError, failureText } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { useQueryState } from '../../client/navigation.ts'
import { useUser } from '../../client/session.ts'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { formatLongDate } from '../../ui/formats.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Bars } from './bars.tsx'
import { DueMark } from './due-mark.tsx'
import styles from './tablero.module.css'

type View = 'mias' | 'grupo' | 'por-vencer' | 'vencidas' | 'esperando' | 'todas'
const TODAY_AT_MOST = 6

const readView = async (vista: View, signal: AbortSignal) =>
  (await call(inbox.list, { query: { vista } }, { signal })).body.rows
type Row = Awaited<ReturnType<typeof readView>>[number]

/** The address of the list behind a number. */
const listOf = (vista: View, more: Readonly<Record<string, string>> = {}): string =>
  href('/solicitudes', {}, { vista, ...more })

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

/** What needs an official today: terms at risk first, then the tasks and where they are. Every number opens its list. */
export default function OfficialDashboard({ notices }: { readonly notices: ReactNode }) {
  const user = useUser()
  const [query, change] = useQueryState()
  const scope = query.get('de') === 'grupo' ? 'grupo' : 'mias'
  const counts = useQuery({
    queryKey: ['bandeja', 'conteos'],
    queryFn: async ({ signal }) => (await call(inbox.counts, {}, { signal })).body,
  })
  const [rows, overdue, soon] = useQueries({
    queries: ([scope, 'vencidas', 'por-vencer'] as const).map((vista) => ({
      queryKey: ['bandeja', 'tablero', vista],
      queryFn: ({ signal }: { signal: AbortSignal }) => readView(vista, signal),
    })),
  })
  const first = user?.displayName.split(' ')[0] ?? ''
  const now = deviceNow()
  const group = scope === 'grupo'
  const byStep = useMemo(() => tally(rows?.data ?? [], (row) => [row.step, row.stepTitle]), [rows?.data])
  const byPlace = useMemo(
    () => tally(rows?.data ?? [], (row) => [row.municipality ?? '', row.municipality ?? 'Sin dato']),
    [rows?.data],
  )
  const failed = [counts, rows, overdue, soon].find((one) => one?.isError === true)
  // the superadministrator has no tasks: only the notices are theirs
  if (counts.error instanceof CallError && counts.error.status === 403)
    return (
      <div className={styles.screen}>
        <h1>
          {greeting(now)}, {first}
        </h1>
        <section className={styles.card}>{notices}</section>
      </div>
    )
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1>
            {greeting(now)}, {first}
          </h1>
          <p className="v-muted">{capital(formatLongDate(new Date(now).toISOString()))}</p>
        </div>
        <div className="v-row" role="group" aria-label="Qué tareas se cuentan">
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
      </header>
      {failed !== undefined && (
        <ErrorState onRetry={() => void failed.refetch()}>{failureText(failed.error)}</ErrorState>
      )}
      <ul className={styles.numbers} aria-label="Resumen">
        <NumberCard
          tone="bad"
          value={counts.data?.vencidas}
          label={counts.data?.vencidas === 1 ? 'Vencida' : 'Vencidas'}
          about={overdue?.data?.[0]}
          to={listOf('vencidas')}
        />
        <NumberCard
          tone="warn"
          value={counts.data?.['por-vencer']}
          label="Vencen en 3 días"
          about={soon?.data?.[0]}
          to={listOf('por-vencer')}
        />
        <NumberCard
          tone="ok"
          value={group ? counts.data?.grupo : counts.data?.mias}
          label={group ? 'Tareas de mi grupo' : 'Tareas a mi cargo'}
          to={listOf(scope)}
        />
        <NumberCard
          tone="info"
          value={counts.data?.esperando}
          label="Esperan al solicitante"
          to={listOf('esperando')}
        />
      </ul>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="para-hoy">
          <div className={styles.cardHead}>
            <h2 id="para-hoy">Para hoy</h2>
            <a href={listOf(scope)}>Ver la lista</a>
          </div>
          {rows?.data === undefined ? (
            rows?.isError !== true && <SkeletonRows rows={5} height={56} />
          ) : rows.data.length === 0 ? (
            <EmptyState title="No tiene tareas pendientes" picture={picture} heading="h3">
              {group ? 'Su grupo está al día.' : 'Puede tomar una de su grupo.'}
            </EmptyState>
          ) : (
            <ul className={styles.today}>
              {rows.data.slice(0, TODAY_AT_MOST).map((row) => (
                <li key={row.taskId}>
                  <a href={row.screen}>
                    <strong>{row.stepTitle}</strong>
                    <span className="v-muted">
                      {row.radicado} · {row.procedure} · {row.applicant}
                    </span>
                  </a>
                  <DueMark due={row.due} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <div className={styles.column}>
          <Bars
            title="Tareas por paso"
            rows={byStep.map(([code, label, count]) => ({
              label,
              count,
              to: listOf(scope, { paso: code }),
            }))}
            loading={rows?.data === undefined}
          />
          <Bars
            title="Tareas por municipio"
            rows={byPlace.map(([, label, count]) => ({
              label,
              count,
              to: listOf(scope, label === 'Sin dato' ? {} : { q: label }),
            }))}
            loading={rows?.data === undefined}
          />
        </div>
      </div>
      <section className={styles.card}>{notices}</section>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** How many of the rows fall under each name, the most first. */
function tally(
  rows: readonly Row[],
  of: (row: Row) => readonly [code: string, label: string],
): readonly (readonly [code: string, label: string, count: number])[] {
  const found = new Map<string, [string, number]>()
  for (const row of rows) {
    const [code, label] = of(row)
    found.set(code, [label, (found.get(code)?.[1] ?? 0) + 1])
  }
  return [...found]
    .map(([code, [label, count]]) => [code, label, count] as const)
    .toSorted((a, b) => b[2] - a[2])
    .slice(0, 6)
}

function NumberCard({
  tone,
  value,
  label,
  about,
  to,
}: {
  readonly tone: 'bad' | 'warn' | 'ok' | 'info'
  readonly value: number | undefined
  readonly label: string
  readonly about?: Row | undefined
  readonly to: string
}) {
  return (
    <li>
      <a href={to} className={styles.number} data-tone={value === 0 ? 'none' : tone}>
        <span className={styles.figure}>
          {value === undefined ? '…' : new Intl.NumberFormat('es-CO').format(value)}
        </span>
        <span>
          <strong>{label}</strong>
          {about !== undefined && (
            <span className="v-muted">
              {about.procedure}
              {about.municipality === null ? '' : `, ${about.municipality}`}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
