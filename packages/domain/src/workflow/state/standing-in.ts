import type { Absent, Actor } from '../../access/actor.ts'
import type { Flow, OpenTask } from './state.ts'

/** Task of an absent official, as far as standing in for them goes. */
type Held = Pick<OpenTask, 'turn' | 'audience' | 'assignee' | 'actId'>

const OTHER_ROLE = (name: string): string =>
  `Usted reemplaza a ${name}, pero no tiene el rol de esta tarea en esa oficina. La reparte quien coordina.`
const SIGNATURE = (name: string): string =>
  `La firma de ${name} no pasa por su ausencia: firma quien tenga el encargo o la delegación.`

/**
 * Whether an actor stands in for the absent official who has a task, and why they cannot do it all the same; null: they
 * do not stand in for that person. An absence passes no competence to sign (decision 62), nor a role.
 */
export function standingIn(
  task: Held,
  { acts }: Pick<Flow, 'acts'>,
  actor: Pick<Actor, 'audience' | 'standsInFor'>,
): { readonly absent: Absent; readonly whyNot: string | null } | null {
  if (task.turn !== 'corporacion' || task.assignee === null) return null
  const absent = actor.standsInFor?.find(({ id }) => id === task.assignee)
  if (absent === undefined) return null
  if (!task.audience.some((key) => actor.audience.includes(key)))
    return { absent, whyNot: OTHER_ROLE(absent.name) }
  const waitsForSignature = acts.some((act) => act.id === task.actId && act.phase === 'sign')
  return { absent, whyNot: waitsForSignature ? SIGNATURE(absent.name) : null }
}

/** The absent official whose task the actor does meanwhile; null: it is not done for anybody. */
export function absentFor(
  task: Held,
  flow: Pick<Flow, 'acts'>,
  actor: Pick<Actor, 'audience' | 'standsInFor'>,
): Absent | null {
  const standing = standingIn(task, flow, actor)
  return standing === null || standing.whyNot !== null ? null : standing.absent
}
