import { capturedBy } from '../../../keeping/step-form.ts'
import type { TaskDetail } from '../task-data.ts'

/** Field kinds used on site visits. */
const FIELD_KINDS = new Set<string>(['photos', 'attendees'])

/** Whether a step is done where there may be no signal. */
export const inField = (task: Pick<TaskDetail, 'definition'>): boolean =>
  capturedBy(task.definition).some(({ kind }) => FIELD_KINDS.has(kind))
