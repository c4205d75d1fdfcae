import { pathsOf } from '../forms/conditions.ts'
import type { Logic } from '../forms/definition.ts'
import type { Workflow } from './definition.ts'
import { doorsOf, FIXED_FACTS, PASSING_FACTS } from './doors.ts'
import { error, type Finding } from './finding.ts'

const FIXED: ReadonlySet<string> = new Set(FIXED_FACTS)
const ALL: ReadonlySet<string> = new Set([...FIXED_FACTS, ...PASSING_FACTS])

/** Door conditions that read unknown facts, or decide `among` by facts that change. */
export function doorFindings(workflow: Workflow): Finding[] {
  return doorsOf(workflow).flatMap(({ family, step, door }) => {
    const where = `${family.id} ${step.id}`
    const unknown = (logic: Logic | undefined, known: ReadonlySet<string>): string[] =>
      pathsOf(logic).filter((path) => {
        const [root, name = ''] = path.split('.')
        return !(root === 'caso' && known.has(name)) && !(root === 'hecho' && known === ALL)
      })
    return [
      ...unknown(door.among, FIXED).map((path) =>
        error('puerta', where, `Junto a qué se abre depende de ${path}, que cambia o no existe.`),
      ),
      ...unknown(door.when, ALL).map((path) =>
        error('puerta', where, `Cuándo se abre depende de ${path}, que no existe.`),
      ),
    ]
  })
}
