import type { Actor } from '../access/actor.ts'
import { attackedAct, classFiled, lastDayToAppeal, waysAgainst } from './appealing.ts'
import type { Outcome, StepDef } from './definition.ts'
import { looksOn, type OpenTask } from './state.ts'
import type { Working } from './working.ts'

type Data = Readonly<Record<string, unknown>>
type Hook = (w: Working, outcome: Outcome, task: OpenTask, data: Data, actor: Actor, step: StepDef) => void

/** What filing an appeal and ending one mean, in every family that has them. */
const appealFiled: Hook = (w, outcome, _task, data, actor, step) => {
  if (outcome.code !== 'radicado') return
  const filed = classFiled(w.world, w.state, step, data)
  const third = w.state.parties.find((p) => p.personId === actor.id && looksOn(w.state, actor.id))
  w.facts({
    'recurso.clase': filed ?? null,
    'recurso.fecha': w.world.today,
    'recurso.tercero': third?.name ?? null,
  })
  w.event('recurso.presentado', { clase: filed ?? null })
  w.effects.push({
    type: 'message',
    message: 'recurso.presentado',
    to: w.state.parties.map((p) => p.personId),
    data: {},
  })
}

/**
 * An appeal filed as subsidiary goes to the superior once the reconsideration left something to complain of; a complaint
 * that was right gives back the appeal whose rejection it attacked.
 */
function appealOver(w: Working, outcome: Outcome): void {
  if (outcome.code === 'queja') return
  if (outcome.code !== 'al_superior') {
    w.facts({ 'recurso.resuelto': outcome.code !== 'reabrir' })
    return
  }
  const rejected = w.state.facts['recurso_rechazado']
  w.facts({
    ...(typeof rejected === 'object' && rejected !== null ? (rejected as Data) : {}),
    recurso_rechazado: null,
    'recurso.clase': 'apelacion',
    'recurso.admite': true,
    'recurso.decision': null,
  })
}

export const APPEAL_HOOKS: Readonly<Record<string, Hook>> = {
  'REC-01': appealFiled,
  'REC-06': appealOver,
  'RWF-01': appealFiled,
  'RWF-02': appealFiled,
  'RWF-06': appealOver,
}

/**
 * An appeal keeps which act it attacks, the step that drafted it, the role that issued it, and the step that waits for
 * it with its term. What an earlier appeal was decided upon must not decide this one.
 */
export function rememberAppealed(w: Working, step: StepDef, task: OpenTask, outcome: Outcome): void {
  const act = attackedAct(w.world, w.state, step.id, outcome.against)
  const complains = waysAgainst(w.world, w.state, act, ['queja']).open.length > 0
  // a complaint attacks the rejection; the appeal that was rejected comes back if it succeeds
  const rejected = Object.entries(w.state.facts).filter(([key]) => key.startsWith('recurso.'))
  w.facts({
    ...(complains && { recurso_rechazado: Object.fromEntries(rejected) }),
    'recurso.acto': act?.id ?? null,
    'recurso.plantilla': act?.template ?? null,
    'recurso.paso': act?.origin ?? null,
    'recurso.firmante_rol': act?.signerRole ?? null,
    'recurso.resuelto': false,
    'recurso.admite': null,
    'recurso.segunda': null,
    'recurso.decision': null,
    'recurso.desde': step.id,
    'recurso.plazo': task.dueOn ?? lastDayToAppeal(w.world, w.state, act),
  })
}
