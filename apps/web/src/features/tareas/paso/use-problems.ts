import type { FormDef, Problem } from '@ventanilla/domain/forms/definition'
import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { useMemo } from 'react'
import type { FormSurroundings } from '../../../forms/context.ts'
import type { DraftEngine } from '../../../forms/draft/engine.ts'
import { useDraft } from '../../../forms/draft/save-state.tsx'
import { useStepForm } from '../../../keeping/step-form.ts'
import type { CaseDetail, TaskDetail } from '../task-data.ts'

const NOTHING = () => () => undefined
const NO_DRAFT = { answers: {} }

/** Answers of the step: live while editable, else the server's. */
function useAnswers(engine: DraftEngine | null, task: TaskDetail) {
  const stand = useMemo(
    // useDraft asks an engine for these two only
    () => engine ?? ({ subscribe: NOTHING, get: () => NO_DRAFT } as unknown as DraftEngine),
    [engine],
  )
  const draft = useDraft(stand)
  return engine === null ? task.data : draft.answers
}

/** Form of a step, and the current errors in its answers. */
export function useProblems(
  task: TaskDetail,
  detail: CaseDetail,
  engine: DraftEngine | null,
  surroundings: FormSurroundings | null,
): { readonly def: FormDef; readonly problems: readonly Problem[]; readonly missing: number } {
  const answers = useAnswers(engine, task)
  const def = useStepForm(task.definition)
  const problems = useMemo(
    () =>
      surroundings === null
        ? []
        : validateForm(def, answers, {
            mode: 'final',
            lists: surroundings.lists,
            today: surroundings.today,
            office: detail.office,
            facts: detail.facts,
            // the contract carries them as JSON
            items: task.items as CaseItems,
          }),
    [def, answers, surroundings, detail.office, detail.facts, task.items],
  )
  return { def, problems, missing: problems.filter((one) => one.severity === 'error').length }
}
