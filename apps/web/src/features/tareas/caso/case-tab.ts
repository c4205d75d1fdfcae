import type { FormSurroundings } from '../../../forms/context.ts'
import type { CaseDetail } from '../task-data.ts'

/** Props of every case tab. */
export interface TabProps {
  readonly detail: CaseDetail
  readonly surroundings: FormSurroundings
}
