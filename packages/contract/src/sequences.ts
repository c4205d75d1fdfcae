import { APPLICANT_CHANGE } from './sequences/applicant-change.ts'
import { ENTERING } from './sequences/entering.ts'
import { FILING } from './sequences/filing.ts'
import type { Sequence } from './sequences/sequence.ts'
import { TASKS } from './sequences/tasks.ts'

/** Documented sequences of calls, by name. */
export const SEQUENCES: Readonly<Record<string, Sequence>> = {
  ...ENTERING,
  ...TASKS,
  ...FILING,
  ...APPLICANT_CHANGE,
}
