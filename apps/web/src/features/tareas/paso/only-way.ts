import type { FieldDef } from '@ventanilla/domain/forms/definition'
import type { Outcome, TaskDetail } from '../task-data.ts'

/** What is known of a step that waits for the person who has just ended another one. */
interface Waiting {
  readonly task: Pick<
    TaskDetail,
    'canAct' | 'definition' | 'act' | 'actToStart' | 'openRemarks' | 'proposed' | 'mine'
  >
  readonly outcomes: readonly Outcome[]
  /** answers that are missing or wrong */
  readonly missing: number
  /** the person has just signed: what the step waited for is there */
  readonly signed: boolean
}

const isDone = (act: TaskDetail['act']): boolean =>
  act === null || act.state === 'signed' || act.state === 'sealed'

/**
 * The one way on that may be offered outside its step; null: the step is opened. Nobody decides by it what they have not
 * seen: an act is written, reviewed and signed where its text stands, what the portal only proposed is read there, and
 * where several ways are open, or a reason is asked for, the person chooses there.
 */
export function onlyWay({ task, outcomes, missing, signed }: Waiting): Outcome | null {
  const { definition } = task
  if (!task.canAct || missing > 0 || definition.actPart !== null || definition.question !== null) return null
  if (task.actToStart !== null || !isDone(task.act) || task.openRemarks.length > 0) return null
  const [way, ...others] = outcomes.filter((one) => one.enabled)
  if (way === undefined || others.length > 0 || way.needsReason) return null
  const asks = (definition.capture as readonly FieldDef[]).some((field) => field.readOnly !== true)
  // what the person wrote themselves, and now signed; a group's task beside it has nothing to do with the signature
  if (signed) return task.mine && !(asks && task.proposed) ? way : null
  // nothing to look at: the next step of the same work, and never the end of it
  return !asks && way.onward ? way : null
}
