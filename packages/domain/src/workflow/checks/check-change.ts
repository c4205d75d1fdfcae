import { SINGLE_PARTS } from '../definition/change-steps.ts'
import type { Workflow } from '../definition/definition.ts'
import { error, type Finding } from './finding.ts'

/** Parts of a change of applicant that do not lead to one step, and steps of its family without a part. */
export function changeFindings({ families }: Pick<Workflow, 'families'>): Finding[] {
  const changing = families.filter(({ steps }) => steps.some(({ changePart }) => changePart !== undefined))
  const steps = changing.flatMap((family) => family.steps)
  return [
    ...SINGLE_PARTS.flatMap((part) => {
      const ids = steps.filter(({ changePart }) => changePart === part).map(({ id }) => id)
      return ids.length === 1
        ? []
        : [error('parte_del_cambio', ids.join(' ') || part, `La parte ${part} debe ser de un solo paso.`)]
    }),
    ...steps
      .filter(({ changePart }) => changePart === undefined)
      .map(({ id }) => error('sin_parte', id, 'No declara su parte en el cambio de solicitante.')),
  ]
}
