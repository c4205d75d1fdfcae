import { useQuery } from '@tanstack/react-query'
import type { FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import { validateForm } from '@ventanilla/domain/forms/validate'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { CallError, failureText } from '../../client/http.ts'
import { useParam, usePlace, useQueryState } from '../../client/navigation.ts'
import { usePageTitle } from '../../client/page-title.ts'
import { useUser } from '../../client/session.ts'
import { useDraft } from '../../forms/draft/save-state.tsx'
import type { DraftEngine } from '../../forms/draft/engine.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ActPanel } from './act-panel.tsx'
import { ActionBar } from './action-bar.tsx'
import type { ActHandle } from './acto/act-workspace.tsx'
import { CaseReader } from './case-reader.tsx'
import { CasePane } from './caso/case-pane.tsx'
import { DonePanel } from './done-panel.tsx'
import { QuestionDialog, ReasonDialog } from './outcome-dialogs.tsx'
import { Presence } from './presence.tsx'
import { caseKey, type Outcome, readCase, readTask, type TaskDetail, taskKey } from './task-data.ts'
import { TaskHead } from './task-head.tsx'
import { CaseTasks, StepTasks } from './task-list.tsx'
import type { TaskRow } from './task-rows.ts'
import { useAdvance } from './use-advance.ts'
import { useTaskSurroundings } from './use-surroundings.ts'
import { useWork } from './use-work.ts'
import { useVisitUploads, VisitQueue } from './campo/visit-queue.tsx'
import { WorkPane } from './work-pane.tsx'
import styles from './task.module.css'

const ActWorkspace = lazy(() => import('./acto/act-workspace.tsx'))
const SignDialog = lazy(async () => ({ default: (await import('./acto/sign-dialog.tsx')).SignDialog }))

const made = new Map<string, ComponentType>()

/** The screen of one route. */
export function screenFor(row: TaskRow): ComponentType {
  const known = made.get(row.path)
  if (known !== undefined) return known
  const component = function TaskRoute() {
    const [query] = useQueryState()
    const id = useParam('id')
    const task = query.get('tarea')
    if (task !== null) return <TaskShell key={task} taskId={task} row={row} />
    if (row.steps !== undefined) return <StepTasks title={row.title} steps={row.steps} />
    return row.call === 'compartida' ? (
      <CaseReader caseId={id} title={row.title} />
    ) : (
      <CaseTasks caseId={id} title={row.title} />
    )
  }
  made.set(row.path, component)
  return component
}

function TaskShell({ taskId, row }: { readonly taskId: string; readonly row: TaskRow }) {
  const task = useQuery({
    queryKey: taskKey(taskId),
    queryFn: ({ signal }) => readTask(taskId, signal),
    refetchOnWindowFocus: false,
  })
  const caseId = task.data?.caseId
  const detail = useQuery({
    queryKey: caseKey(caseId ?? ''),
    queryFn: ({ signal }) => readCase(caseId ?? '', row.call ?? 'etapa-uno', signal),
    enabled: caseId !== undefined,
    refetchOnWindowFocus: false,
  })
  usePageTitle(
    detail.data === undefined || task.data === undefined
      ? undefined
      : `${task.data.task.title} · ${detail.data.radicado ?? 'sin radicar'}`,
  )
  const id = useParam('id')
  // a task of other people: whoever may read the case reads it here
  if (task.error instanceof CallError && task.error.status === 404 && id !== '')
    return (
      <CaseReader
        caseId={id}
        title={row.title}
        note="Esta tarea es de otras personas. Usted puede leer el caso."
      />
    )
  const failed =
    (task.data === undefined ? task.error : null) ?? (detail.data === undefined ? detail.error : null)
  if (failed !== null)
    return (
      <>
        <PageHeader title={row.title} />
        <ErrorState
          onRetry={() => {
            void task.refetch()
            if (caseId !== undefined) void detail.refetch()
          }}
        >
          {failureText(failed)}
        </ErrorState>
      </>
    )
  if (task.data === undefined || detail.data === undefined)
    return (
      <>
        <h1 className="v-sr">{row.title}</h1>
        <Loading />
      </>
    )
  return <OpenTask task={task.data} detail={detail.data} />
}

const NOTHING = () => () => undefined
const NO_DRAFT = { answers: {} }

function useAnswers(engine: DraftEngine | null, task: TaskDetail) {
  const stand = useMemo(
    () => engine ?? ({ subscribe: NOTHING, get: () => NO_DRAFT } as unknown as DraftEngine),
    [engine],
  )
  const draft = useDraft(stand)
  return engine === null ? task.data : draft.answers
}

function OpenTask({
  task,
  detail,
}: {
  readonly task: TaskDetail
  readonly detail: Awaited<ReturnType<typeof readCase>>
}) {
  const user = useUser()
  const place = usePlace()
  const [query, change] = useQueryState()
  const { engine, after } = useWork(task, user?.id ?? '')
  const visit = useVisitUploads(task, detail, engine)
  const surroundings = useTaskSurroundings(task, detail, visit.port)
  const step = useAdvance(task, engine)
  const [reason, setReason] = useState<Outcome | 'previous' | null>(null)
  const [signing, setSigning] = useState(false)
  const actHandle = useRef<ActHandle>(null)
  const answers = useAnswers(engine, task)
  const def: FormDef = useMemo(
    () => ({
      id: task.definition.step,
      sections: [
        { key: 'tarea', title: task.definition.title, fields: task.definition.capture as FieldDef[] },
      ],
      checks: [],
    }),
    [task.definition],
  )
  const problems = useMemo(
    () =>
      surroundings === null
        ? []
        : validateForm(def, answers, {
            mode: 'final',
            lists: surroundings.lists,
            today: surroundings.today,
            facts: detail.facts,
            items: task.items as CaseItems,
          }),
    [def, answers, surroundings, detail.facts, task.items],
  )
  const { act } = task
  const ownsAct = ['FIR-02', 'FIR-03', 'FIR-04'].includes(task.task.step)
  const wanted = query.get('documento')
  const openAct = wanted === 'no' ? null : (wanted ?? (ownsAct ? (act?.id ?? null) : null))
  const outcomes = after?.outcomes ?? task.outcomes
  const choose = async (outcome: Outcome): Promise<void> => {
    if (actHandle.current !== null && !(await actHandle.current.flush())) return
    if (outcome.code === 'firmado') return setSigning(true)
    if (outcome.needsReason) return setReason(outcome)
    if (await visit.sendBefore()) void step.advance({ outcome: outcome.code })
  }
  if (surroundings === null) return <Loading />
  return (
    <div className={styles.shell} data-crumbs={place.pathname.startsWith('/solicitudes/') || undefined}>
      <TaskHead task={task} detail={detail} />
      <div className={styles.notices}>
        <Presence caseId={detail.id} version={detail.version} onReload={() => void step.refresh()} />
        <VisitQueue visit={visit} />
        {step.failure !== null && (
          <Note tone="bad" role="alert">
            {step.failure}
          </Note>
        )}
        {(step.done !== null || task.task.state !== 'open') && <DonePanel task={task} done={step.done} />}
      </div>
      {openAct === null ? (
        <div className={styles.panes}>
          <CasePane detail={detail} surroundings={surroundings} task={task} />
          <WorkPane
            task={task}
            def={def}
            surroundings={surroundings}
            facts={detail.facts}
            engine={engine}
            problems={problems}
            reveal={step.refused}
          >
            <ActPanel
              task={task}
              actToStart={after?.actToStart ?? task.actToStart}
              engine={engine}
              onOpen={(documento) => change({ documento })}
              onChanged={step.refresh}
            />
          </WorkPane>
        </div>
      ) : (
        <Suspense fallback={<Loading />}>
          <ActWorkspace
            actId={openAct}
            handle={actHandle}
            onBack={() => {
              change({ documento: ownsAct ? 'no' : undefined })
              void step.refresh()
            }}
          />
        </Suspense>
      )}
      {task.task.state === 'open' && (
        <ActionBar
          task={task}
          outcomes={outcomes}
          busy={step.busy}
          missing={problems.filter((one) => one.severity === 'error').length}
          onOutcome={(outcome) => void choose(outcome)}
          onQuestion={() => void step.advance({})}
          onPrevious={() => setReason('previous')}
          onTake={() => void step.hand('take')}
          onRelease={() => void step.hand('release')}
        />
      )}
      {reason !== null && (
        <ReasonDialog
          open
          title={reason === 'previous' ? 'Devolver el documento' : reason.label}
          confirm={reason === 'previous' ? 'Devolver' : reason.label}
          busy={step.busy}
          failure={step.failure}
          onClose={() => setReason(null)}
          onConfirm={(text) =>
            void (
              reason === 'previous'
                ? step.previous(text)
                : step.advance({ outcome: reason.code, reason: text })
            ).then((went) => went && setReason(null))
          }
        />
      )}
      <QuestionDialog
        question={step.question}
        outcomes={outcomes}
        busy={step.busy}
        failure={step.failure}
        onClose={step.closeQuestion}
        onAnswer={(answer) => void step.advance({ answer })}
      />
      {signing && act !== null && (
        <Suspense>
          <SignDialog
            actId={act.id}
            title={act.title}
            applicant={detail.applicant.name}
            file={detail.expediente ?? 'Sin expediente'}
            reviewer={reviewerOf(detail.tasks)}
            caseVersion={task.caseVersion}
            onClose={() => setSigning(false)}
            onSigned={() => {
              setSigning(false)
              void step.refresh()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Who did the last review, for the facts that the signatory reads. */
function reviewerOf(tasks: readonly TaskDetail['task'][]): string {
  return (
    tasks.findLast((one) => one.step === 'FIR-03' && one.state === 'done')?.assignee?.name ?? 'Sin revisión'
  )
}
