import { lazy, Suspense, useRef, useState } from 'react'
import { usePlace, useQueryState } from '../../../client/address/navigation.ts'
import { useUser } from '../../../client/session/session.ts'
import { Loading } from '../../../ui/states/loading.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { useTaskWork } from '../../../keeping/task-work.ts'
import { ActPanel } from './act-panel.tsx'
import { ActionBar } from './action-bar.tsx'
import type { ActHandle } from '../acto/act-workspace.tsx'
import { OpenRemarks } from '../acto/open-remarks.tsx'
import { useField } from '../campo/use-field.ts'
import { FieldNotes } from '../campo/field-notes.tsx'
import { signCallFor } from './change-calls.ts'
import { ChangeCorrections } from './change-corrections.tsx'
import { CasePane } from '../caso/case-pane.tsx'
import { DonePanel } from './done-panel.tsx'
import { HandedIn, whereHandedIn } from './handed-in.tsx'
import { QuestionDialog, ReasonDialog } from './outcome-dialogs.tsx'
import { Presence } from './presence.tsx'
import type { CaseDetail, Outcome, TaskDetail } from '../task-data.ts'
import { TaskHead } from './task-head.tsx'
import { useAdvance } from './use-advance.ts'
import { mayHandIn, useHandIn } from './use-hand-in.ts'
import { useProblems } from './use-problems.ts'
import { useTaskSurroundings } from '../use-surroundings.ts'
import { WorkPane } from './work-pane.tsx'
import styles from '../task.module.css'

const ActWorkspace = lazy(() => import('../acto/act-workspace.tsx'))
const SignDialog = lazy(async () => ({ default: (await import('../acto/sign-dialog.tsx')).SignDialog }))

/** A step with its case: facts on the left, the work on the right, outcomes below. */
export function OpenTask({ task, detail }: { readonly task: TaskDetail; readonly detail: CaseDetail }) {
  const user = useUser()
  const place = usePlace()
  const [query, change] = useQueryState()
  const owner = user?.id ?? ''
  const { engine, after } = useTaskWork(task, owner)
  const step = useAdvance(task, engine)
  const field = useField({ owner, task, detail, engine, step })
  const surroundings = useTaskSurroundings(task, detail, field.visit)
  const [reason, setReason] = useState<Outcome | 'previous' | null>(null)
  const [signing, setSigning] = useState(false)
  const [signed, setSigned] = useState<string | null>(null)
  const actHandle = useRef<ActHandle>(null)
  const handIn = useHandIn(task, engine, actHandle, step.refresh)
  const { def, problems, missing } = useProblems(task, detail, engine, surroundings)
  const { act } = task
  const actToStart = after?.actToStart ?? task.actToStart
  const ownsAct = task.definition.actPart !== null
  const onHandIn = mayHandIn(task) ? () => void handIn.handIn() : undefined
  const handedIn = whereHandedIn(task)
  const wanted = query.get('documento')
  const openAct = wanted === 'no' ? null : (wanted ?? (ownsAct ? (act?.id ?? null) : null))
  const outcomes = field.outcomes(after?.outcomes ?? task.outcomes)
  const goOn = async (outcome: Outcome, reason?: string): Promise<boolean> => {
    if (!field.queues) {
      const how = { outcome: outcome.code, ...(reason !== undefined && { reason }) }
      return (await step.advance(how)) !== null
    }
    if (missing > 0) step.reveal()
    else await field.decision.give(outcome, reason)
    return true
  }
  const choose = async (outcome: Outcome): Promise<void> => {
    if (actHandle.current !== null && !(await actHandle.current.flush())) return
    if (outcome.move === 'sign') return setSigning(true)
    if (outcome.needsReason) return setReason(outcome)
    await goOn(outcome)
  }
  if (surroundings === null) return <Loading />
  return (
    <div className={styles.shell} data-crumbs={place.pathname.startsWith('/solicitudes/') || undefined}>
      <TaskHead task={task} detail={detail} />
      <div className={styles.notices}>
        <FieldNotes
          field={field}
          owner={owner}
          task={task}
          def={def}
          surroundings={surroundings}
          facts={detail.facts}
        />
        <ChangeCorrections caseId={detail.id} part={task.definition.changePart} />
        {[step.failure, handIn.failure].map(
          (failure, which) =>
            failure !== null && (
              <Note key={which} tone="bad" role="alert">
                {failure}
              </Note>
            ),
        )}
        {handedIn !== null && <HandedIn task={task} where={handedIn} inText={openAct !== null} />}
        {act !== null && task.task.state === 'open' && (
          <OpenRemarks task={task} onShow={(observacion) => change({ documento: act.id, observacion })} />
        )}
        {(step.done !== null || task.task.state !== 'open') && (
          <DonePanel task={task} detail={detail} done={step.done} signed={signed} />
        )}
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
            {(act !== null || actToStart !== null) && (
              <ActPanel
                task={task}
                actToStart={actToStart}
                engine={engine}
                onOpen={(documento) => change({ documento })}
                onHandIn={onHandIn}
                handingIn={handIn.busy}
                onChanged={step.refresh}
              />
            )}
          </WorkPane>
        </div>
      ) : (
        <Suspense fallback={<Loading />}>
          <ActWorkspace
            actId={openAct}
            handle={actHandle}
            at={query.get('observacion') ?? undefined}
            onChanged={() => void step.refresh()}
            onBack={() => {
              change({ documento: ownsAct ? 'no' : undefined, observacion: undefined })
              void step.refresh()
            }}
          />
        </Suspense>
      )}
      {/* below the work: it arrives late, and would move a button away from under the finger */}
      <Presence caseId={detail.id} version={detail.version} onReload={() => void step.refresh()} />
      {task.task.state === 'open' && (
        <ActionBar
          task={task}
          outcomes={outcomes}
          busy={step.busy || handIn.busy || field.decision.kept !== null}
          missing={missing}
          onHandIn={openAct === null ? undefined : onHandIn}
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
            void (reason === 'previous' ? step.previous(text) : goOn(reason, text)).then(
              (went) => went && setReason(null),
            )
          }
        />
      )}
      <QuestionDialog
        question={step.question}
        office={detail.officeName}
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
            applicantIs={detail.applicantIs}
            file={detail.expediente ?? 'Sin expediente'}
            reviewer={reviewerOf(detail.tasks)}
            version={task.caseVersion}
            sign={({ code, version }, options) =>
              signCallFor(task.definition.changePart)(
                { caseId: task.caseId, actId: act.id, version },
                code,
                options,
              )
            }
            onClose={() => setSigning(false)}
            onSigned={(sentence) => {
              setSigning(false)
              setSigned(sentence)
              void step.refresh()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Last reviewer, among the facts for the signer. */
function reviewerOf(tasks: readonly TaskDetail['task'][]): string {
  return (
    tasks.findLast((one) => one.kind === 'review' && one.state === 'done')?.assignee?.name ?? 'Sin revisión'
  )
}
