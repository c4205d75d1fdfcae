import type { TaskDetail } from '../task-data.ts'

/** Field kinds used on site visits. */
const FIELD_KINDS = new Set(['photos', 'attendees'])

/** Whether a step is done where there may be no signal. */
export const inField = (task: Pick<TaskDetail, 'definition'>): boolean =>
  task.definition.capture.some((field) => FIELD_KINDS.has((field as { kind: string }).kind))
