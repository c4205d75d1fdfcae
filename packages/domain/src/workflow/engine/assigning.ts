import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { refuseSamePerson } from '../effects/act-life.ts'
import { type CaseState, type OpenTask, type World, stepOf } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/** Separation of duties: the doer of a conflicting step cannot do this one. Throws `Refusal` (forbidden). */
export function refuseDoer(world: World, state: CaseState, task: OpenTask, actor: Actor): void {
  for (const other of stepOf(world, task.step).notDoerOf ?? []) {
    if (state.flow.doers[other] === actor.id)
      throw new Refusal(
        'forbidden',
        `Usted ya hizo el paso «${stepOf(world, other).title}». Este lo debe hacer otra persona.`,
        { code: 'separacion' },
      )
  }
}

/**
 * Rejects an assignee who could not do the task: another role, or none (a closed account, a citizen). An
 * applicant's task cannot be assigned. Throws a `Refusal`: conflict or invalid.
 */
function refuseAssignee(w: DecisionBuilder, task: OpenTask, to: string): void {
  if (task.turn === 'usuario')
    throw new Refusal('conflict', 'Esta tarea es del solicitante. No se asigna.', { code: 'sin_reparto' })
  const person: Actor = {
    id: to,
    kind: 'funcionario',
    name: '',
    roles: w.world.rolesOf(to),
    office: null,
    audience: [],
  }
  const offered = task.audience.map((key) => key.split('@'))
  const fitting = offered.filter(([role]) => person.roles.some((one) => one === role))
  if (fitting.length === 0)
    throw new Refusal('invalid', 'Esa persona no tiene ninguno de los roles de esta tarea.', { code: 'rol' })
  // Attack: assigning a case to an official of another office, who would then read it through the task.
  const office = w.world.officeOf?.(to)
  if (office !== undefined && fitting.every(([, of]) => of !== undefined && of !== office))
    throw new Refusal(
      'invalid',
      'Esa persona es de otra territorial. Elija a alguien de la que lleva el trámite.',
      {
        code: 'oficina',
      },
    )
  refuseSamePerson(w, task, person)
  refuseDoer(w.world, w.state, task, person)
}

/** Assigns a task to a suitable official and notifies them, or returns it to its group. */
export function assignTask(w: DecisionBuilder, task: OpenTask, to: string | null, name?: string): void {
  if (to !== null) refuseAssignee(w, task, to)
  w.update({ ...task, assignee: to })
  w.event('tarea.asignada', { paso: task.step, a: to, nombre: name ?? null })
  if (to !== null)
    w.effects.push({
      type: 'message',
      message: 'tarea.asignada',
      to: [to],
      data: { paso: stepOf(w.world, task.step).title },
    })
}
