import { APPLICANT_CHANGE } from './sequences/applicant-change.ts'
import { ENTERING } from './sequences/entering.ts'
import { FILING } from './sequences/filing.ts'
import type { Sequence } from './sequences/sequence.ts'
import { TASKS } from './sequences/tasks.ts'

/** The ways through several calls that the document tells, by their names. */
export const SEQUENCES: Readonly<Record<string, Sequence>> = {
  ...ENTERING,
  ...TASKS,
  ...FILING,
  ...APPLICANT_CHANGE,
}
