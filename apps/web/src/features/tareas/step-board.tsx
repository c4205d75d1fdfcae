import { useQuery } from '@tanstack/react-query'
import { inbox } from '@ventanilla/contract/generated/inbox'
import { call, failureText } from '../../client/network/http.ts'
import { fillPath, href } from '../../client/address/links.ts'
import { may } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'
import { useStartCase, useOwnEntryPoints, type OwnEntryPoint } from '../../client/use-linked.ts'
import { partsOf, useRows } from '../../client/use-rows.ts'
import { EntryPointsByRadicado } from '../../keeping/entry-points-by-radicado.tsx'
import { NotYours } from '../../keeping/not-yours.tsx'
import { PlainList } from '../../keeping/plain-list/plain-list.tsx'
import { DueText } from '../../ui/due-text.tsx'
import picture from '../../ui/illustrations/vacio-tareas.svg'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { EntryPointList } from '../../ui/lists/linked-cases.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/states/skeleton.tsx'
import { byDeadline } from './by-deadline.ts'
import styles from './task.module.css'
import type { TaskRow } from './task-row.ts'

/** Cases that start here: on their own (a queja), or from a case the user names (a correction, a return). */
function OwnEntryPoints({ steps }: { readonly steps: readonly string[] }) {
  const { data } = useOwnEntryPoints()
  const doors = (data ?? []).filter((one) => steps.includes(one.step))
  const beside = doors.filter((one) => one.needsCase)
  return (
    <>
      <FreeEntryPoints doors={doors.filter((one) => !one.needsCase)} />
      {beside.length > 0 && (
        <section className="v-stack" aria-labelledby="empezar">
          <h2 id="empezar">Empezar en un trámite</h2>
          <EntryPointsByRadicado doors={beside} />
        </section>
      )}
    </>
  )
}

function FreeEntryPoints({ doors }: { readonly doors: readonly OwnEntryPoint[] }) {
  const door = useStartCase(null)
  if (doors.length === 0) return null
  return <EntryPointList doors={doors} busy={door.busy} failure={door.failure} onOpen={door.open} />
}

/**
 * Tasks, across cases, of the steps listed at an address. Supervisors see everyone's tasks; a user who neither
 * does nor assigns these steps sees who does.
 */
export function StepTasks({ title, path, beside }: Pick<TaskRow, 'title' | 'path' | 'beside'>) {
  const tray = useQuery({
    queryKey: ['bandeja', 'de-quien', path],
    queryFn: ({ signal }) => readTray(path, signal),
    staleTime: Infinity,
  })
  if (tray.error !== null)
    return (
      <>
        <PageHeader title={title} />
        <ErrorState onRetry={() => void tray.refetch()}>{failureText(tray.error)}</ErrorState>
      </>
    )
  if (tray.data === undefined)
    return (
      <>
        <PageHeader title={title} />
        <SkeletonRows rows={6} height={64} />
      </>
    )
  const { own, supervises, doneBy } = tray.data
  if (!own && !supervises)
    return (
      <NotYours title={title}>
        {`Aquí se atiende «${tray.data.steps.map((step) => step.title).join('», «')}». Lo hace ${inWords(doneBy)}.`}
      </NotYours>
    )
  return <Board title={title} tray={tray.data} beside={beside} />
}

/** What is kept for this work at another address. */
function Beside({ beside = [] }: Pick<TaskRow, 'beside'>) {
  const user = useUser()
  return beside
    .filter(({ needs }) => may(user, needs))
    .map(({ path, label }) => (
      <a key={path} className="v-btn" data-kind="default" href={fillPath(path)}>
        {label}
      </a>
    ))
}

/** «Liquidador», «Liquidador o Financiero». */
const inWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} o ${names.at(-1) ?? ''}`

const readTray = async (path: string, signal: AbortSignal) =>
  (await call(inbox.tray, { query: { lista: path } }, { signal })).body
type Tray = Awaited<ReturnType<typeof readTray>>

function Board({ title, tray, beside }: Pick<TaskRow, 'title' | 'beside'> & { readonly tray: Tray }) {
  const steps = tray.steps.map(({ id }) => id)
  // supervisors see everyone's tasks
  const views = tray.supervises ? (['todas'] as const) : (['grupo', 'mias'] as const)
  // several calls make one list: those of each step, and of one's own and the group's tasks
  const list = useRows({
    key: ['bandeja', 'pasos', ...views, ...steps],
    read: async (from, signal) => {
      const read = (vista: (typeof views)[number], paso: string) =>
        partsOf(inbox.list, { query: { vista, paso } })(from, signal)
      // only the first view of one step loads further pages
      const first = from === undefined
      const [wide, own] = views
      const group = await Promise.all((first ? steps : steps.slice(0, 1)).map((step) => read(wide, step)))
      const mine = await Promise.all(first && own !== undefined ? steps.map((step) => read(own, step)) : [])
      const seen = new Map([...mine, ...group].flatMap((page) => page.rows).map((row) => [row.screen, row]))
      return {
        rows: byDeadline([...seen.values()]),
        next: steps.length === 1 ? (group[0]?.next ?? null) : null,
      }
    },
  })
  return (
    <div className="v-stack">
      <PageHeader
        title={title}
        subtitle={
          tray.supervises
            ? 'Las tareas de todos, las que vencen primero arriba.'
            : 'Sus tareas y las de su grupo, las que vencen primero arriba.'
        }
        actions={<Beside beside={beside} />}
      />
      <OwnEntryPoints steps={steps} />
      {tray.supervises && list.rows.length > 0 && (
        <p className="v-row">
          {tray.steps.map((step) => (
            <a
              key={step.id}
              className="v-btn"
              data-kind="default"
              href={`${href('/solicitudes')}?vista=todas&paso=${step.id}`}
            >
              {tray.steps.length === 1 ? 'Repartir en la bandeja' : `Repartir «${step.title}»`}
            </a>
          ))}
        </p>
      )}
      <PlainList
        list={list}
        loading={{ rows: 6, height: 64 }}
        empty={
          <EmptyState title="No hay tareas de este paso" picture={picture}>
            Aquí aparecen cuando un caso llegue a este paso y usted o su grupo deban atenderlo.
          </EmptyState>
        }
        className={styles.tasks}
        renderRow={(row) => (
          <li key={row.screen}>
            <a href={row.screen}>
              <strong>
                {row.radicado} · {row.stepTitle}
              </strong>
              <span>
                {/* a case without a procedure has no procedure name */}
                {[row.procedure, row.applicant, row.municipality ?? '']
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
              {tray.supervises && (
                <span>{row.assignee === null ? 'Sin responsable' : `A cargo de ${row.assignee.name}`}</span>
              )}
              <DueText due={row.due} withDate />
            </a>
          </li>
        )}
      />
    </div>
  )
}
