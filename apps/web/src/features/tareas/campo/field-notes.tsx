import { IconCloudCheck } from '@tabler/icons-react'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { FormSurroundings } from '../../../forms/context.ts'
import type { TaskDetail } from '../task-data.ts'
import styles from '../task.module.css'
import { DecisionNote } from './decision-note.tsx'
import { LeftBehind } from './left-behind.tsx'
import type { FieldWork } from './use-field.ts'
import { VisitQueue } from './visit-queue.tsx'

/** Notes for field work: what is queued here, and whether the form works without a network. */
export function FieldNotes({
  field,
  owner,
  task,
  def,
  surroundings,
  facts,
}: {
  readonly field: FieldWork
  readonly owner: string
  readonly task: TaskDetail
  readonly def: FormDef
  readonly surroundings: FormSurroundings
  readonly facts: Readonly<Record<string, unknown>>
}) {
  if (!field.visit.field) return null
  const mayWork = task.task.state === 'open' && task.canAct
  return (
    <>
      {mayWork && field.online && field.ready && (
        <p className={styles.presence} role="status">
          <IconCloudCheck aria-hidden className="v-icon" />
          <span>Esta visita se puede abrir y llenar sin señal en este equipo.</span>
        </p>
      )}
      <VisitQueue visit={field.visit} />
      {mayWork ? (
        <DecisionNote decision={field.decision} />
      ) : (
        <LeftBehind
          task={task}
          owner={owner}
          decision={field.decision.kept}
          def={def}
          surroundings={surroundings}
          facts={facts}
        />
      )}
    </>
  )
}
