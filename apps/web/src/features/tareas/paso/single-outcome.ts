import { capturedBy } from '../../../keeping/step-form.ts'
import type { Outcome, TaskDetail } from '../task-data.ts'

/** Facts about the next step of a user who has just completed another. */
interface Waiting {
  readonly task: Pick<
    TaskDetail,
    'canAct' | 'definition' | 'act' | 'actToStart' | 'openRemarks' | 'proposed' | 'mine' | 'insteadOf'
  >
  readonly outcomes: readonly Outcome[]
  /** number of answers missing or wrong */
  readonly missing: number
  /** the user has just signed, so the step's signature exists */
  readonly signed: boolean
}

const isDone = (act: TaskDetail['act']): boolean =>
  act === null || act.state === 'signed' || act.state === 'sealed'

/**
 * The single outcome that may be offered outside its step; null: the step must be opened. Prevents deciding on
 * unseen content: an act is written, reviewed and signed where its text is shown, the portal's proposals are
 * read there, and a choice among outcomes or a reason is made there.
 */
export function singleOutcome({ task, outcomes, missing, signed }: Waiting): Outcome | null {
  const { definition } = task
  if (!task.canAct || missing > 0 || definition.actPart !== null || definition.question !== null) return null
  if (task.actToStart !== null || !isDone(task.act) || task.openRemarks.length > 0) return null
  const [way, ...others] = outcomes.filter((one) => one.enabled)
  if (way === undefined || others.length > 0 || way.needsReason) return null
  const asks = capturedBy(definition).some((field) => field.readOnly !== true)
  // the user wrote and has signed it, also for who is absent; a group's task is unrelated to the signature
  if (signed) return (task.mine || task.insteadOf !== null) && !(asks && task.proposed) ? way : null
  // nothing to review: only the next step of the same work, never its end
  return !asks && way.onward ? way : null
}
