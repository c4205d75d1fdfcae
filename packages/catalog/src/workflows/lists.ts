import type { Lists } from '@ventanilla/domain/forms/lists'
import { actTemplates } from '../acts/index-of-acts.ts'
import { FORM_LISTS } from '../procedures/forms/lists.ts'
import { SERIES } from '../series.ts'

/** Lists that steps and forms name in `optionsFrom`: those of the forms, and the acts and series that the portal picks itself. */
export const WORK_LISTS: Lists = {
  ...FORM_LISTS,
  options: {
    ...FORM_LISTS.options,
    plantillas: [...actTemplates.values()].map((act) => ({ value: act.id, label: act.name })),
    series: SERIES.map(({ code, name }) => ({ value: code, label: name })),
  },
}
