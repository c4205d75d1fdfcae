import type { Definitions } from '../../definitions/compose/compose.ts'
import { type CheckOptions, checkWorkflow } from '../../workflow/checks/check.ts'
import type { Workflow } from '../../workflow/definition/definition.ts'
import type { Finding } from '../between.ts'

/** What the checker of workflows refuses, with the step and the outcome. */
export const workflowFindings = (
  { workflow, actRules }: Definitions,
  around: Pick<CheckOptions, 'roles' | 'computedFacts'>,
): readonly Finding[] =>
  checkWorkflow(workflow, { acts: actRules, ...around })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, where, message }) => {
      const [id = ''] = where.split(' ')
      const family = workflow.steps.get(id)?.family ?? workflow.families.find((one) => one.id === id)?.id
      return {
        id: `definiciones:${code}:${where}`,
        severity: 'error',
        sentence: `${placeOf(where, workflow)}: ${message}`,
        items: family === undefined ? [] : [{ kind: 'familia', key: family }],
      }
    })

/** «Paso PER-02, salida «aprobado»» of a finding's place: ids of a step and of what it has, or of a family. */
function placeOf(where: string, { steps }: Pick<Workflow, 'steps'>): string {
  const [id = '', ...more] = where.split(' ')
  const step = steps.get(id)
  if (step === undefined) return `Flujo ${where}`
  const rest = more.join(' ')
  if (rest === '') return `Paso ${id}`
  return step.outcomes.some(({ code }) => code === rest)
    ? `Paso ${id}, salida «${rest}»`
    : `Paso ${id}, ${rest}`
}
