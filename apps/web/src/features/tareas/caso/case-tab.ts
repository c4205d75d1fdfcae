import type { FormSurroundings } from '../../../forms/context.ts'
import type { CaseDetail } from '../task-data.ts'

/** What every tab of the case gets. */
export interface TabProps {
  readonly detail: CaseDetail
  readonly surroundings: FormSurroundings
}
