import type { Lists } from '@ventanilla/domain/forms/lists'
import { actTemplates } from '../acts/index-of-acts.ts'
import { FORM_LISTS } from '../procedures/forms/lists.ts'
import { PROCEDURE_DEFS } from '../procedures/procedures.ts'
import { CIRCUMSTANCES } from '../fees/fine.ts'

/**
 * Lists that steps and forms name in `optionsFrom`: those of the forms, the acts that the portal selects itself,
 * and the circumstances of a fine, for the acts to name. The authority's own are added where they are read
 * (`listsIn`).
 */
export const WORK_LISTS: Lists = {
  ...FORM_LISTS,
  options: {
    ...FORM_LISTS.options,
    tramites: PROCEDURE_DEFS.map(({ ttId, name }) => ({ value: String(ttId), label: name })),
    plantillas: [...actTemplates.values()].map((act) => ({ value: act.id, label: act.name })),
    agravantes: CIRCUMSTANCES.aggravating.map(({ code, label }) => ({ value: code, label })),
  },
}
