import { pathsOf } from '../../forms/conditions.ts'
import type { Logic } from '../../forms/definition.ts'
import type { Workflow } from '../definition/definition.ts'
import { entryPointsOf, FIXED_FACTS, PASSING_FACTS } from '../linked/entry-points.ts'
import { error, type Finding } from './finding.ts'

const FIXED: ReadonlySet<string> = new Set(FIXED_FACTS)
const ALL: ReadonlySet<string> = new Set([...FIXED_FACTS, ...PASSING_FACTS])

/**
 * Entry point conditions that read unknown facts, or decide `among` by facts that change; and families whose cases
 * open by themselves without saying which of their types such a case has.
 */
export function entryPointFindings(workflow: Workflow): Finding[] {
  const conditions = entryPointsOf(workflow).flatMap(({ family, step, entryPoint }) => {
    const where = `${family.id} ${step.id}`
    const unknown = (logic: Logic | undefined, known: ReadonlySet<string>): string[] =>
      pathsOf(logic).filter((path) => {
        const [root, name = ''] = path.split('.')
        return !(root === 'caso' && known.has(name)) && !(root === 'hecho' && known === ALL)
      })
    return [
      ...unknown(entryPoint.among, FIXED).map((path) =>
        error('puerta', where, `Junto a qué se abre depende de ${path}, que cambia o no existe.`),
      ),
      ...unknown(entryPoint.when, ALL).map((path) =>
        error('puerta', where, `Cuándo se abre depende de ${path}, que no existe.`),
      ),
    ]
  })
  return [...conditions, ...ownTypeFindings(workflow)]
}

function ownTypeFindings(workflow: Workflow): Finding[] {
  const alone = entryPointsOf(workflow).filter(({ entryPoint }) => entryPoint.beside !== 'always')
  return [...new Set(alone.map(({ family }) => family))].flatMap(({ id, name, ownType, procedureTypes }) =>
    (ownType === undefined ? procedureTypes.length === 0 : procedureTypes.includes(ownType))
      ? []
      : [error('tipo_propio', id, `${name} se abre por su cuenta y no dice cuál de sus trámites es.`)],
  )
}
