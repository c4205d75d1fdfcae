import type { Actor } from '../access/actor.ts'
import { Refusal } from '../cases/problem.ts'
import { attackedAct, classFiled, lastDayToAppeal, waysAgainst } from './appealing.ts'
import type { Deed } from './deed.ts'
import type { Outcome, StepDef } from './definition.ts'
import { othersUntil } from './filed-appeals.ts'
import { close, onToSuperior, receive, reject, setAside, studyTogether } from './joint-appeals.ts'
import type { OpenTask } from './state.ts'
import type { Working } from './working.ts'

type Data = Readonly<Record<string, unknown>>
type Hook = (w: Working, task: OpenTask, data: Data, by: { actor: Actor; step: StepDef }) => void

const appealFiled: Hook = (w, _task, data, { actor, step }) => {
  const kind = classFiled(w.world, w.state, step, data)
  const actId = w.state.facts['recurso.acto']
  if (kind === undefined || typeof actId !== 'string')
    throw new Refusal(409, 'No hay un acto contra el cual presentar el recurso.', { code: 'sin_acto' })
  receive(w, { actId, kind, data }, actor)
}

/**
 * Where whoever filed an appeal leaves the case: in the step that waited, while the days of another party run; in the
 * study of all that was filed, once nobody else may.
 */
export function afterFiling(w: Working, step: StepDef, outcome: Outcome): string {
  if (step.files === undefined || outcome.by !== 'applicant') return outcome.to
  const act = w.flow.acts.find((one) => one.id === w.state.facts['recurso.acto'])
  const due = w.state.facts['recurso.plazo']
  if (othersUntil(w.world, w.state, { act, common: typeof due === 'string' ? due : null }) !== null)
    return 'SIN_RECURSO'
  studyTogether(w, step.family)
  return outcome.to
}

/** A complaint that was announced and not filed, or that failed beside an appeal that was decided, leaves what was. */
export function giveBackBefore(w: Working): void {
  const before = w.state.facts['recurso_rechazado']
  if (typeof before !== 'object' || before === null) return
  // where the case waits, and until when, is not of the past
  const { 'recurso.desde': _step, 'recurso.plazo': _end, ...was } = before as Data
  w.facts({ ...was, recurso_rechazado: null })
}

/** Whether the act whose appeal was rejected was also appealed by somebody who was heard. */
function wasDecidedBeside(w: Working): boolean {
  const before = w.state.facts['recurso_rechazado'] as Data | null | undefined
  const heard = (w.flow.appeals ?? []).filter((one) => one.state !== 'rechazado')
  return before != null && heard.some((one) => one.actId === before['recurso.acto'])
}

/** A complaint that was right gives back the appeal whose rejection it attacked. */
function appealOver(w: Working, holds: boolean): void {
  if (w.state.facts['recurso.clase'] === 'queja' && wasDecidedBeside(w)) giveBackBefore(w)
  w.facts({ 'recurso.resuelto': holds, recurso_rechazado: null })
  close(w)
}

/** An appeal filed as subsidiary goes to the superior once the reconsideration left something to complain of. */
const appealGoesOn: Hook = (w) => {
  const { 'recurso.clase': clase, 'recurso.decision': decision } = w.state.facts
  giveBackBefore(w)
  w.facts({
    recurso_rechazado: null,
    'recurso.clase': 'apelacion',
    'recurso.admite': true,
    'recurso.decision': null,
  })
  onToSuperior(w, { clase, decision })
}

/** What filing an appeal and ending one mean, in every family that has them. */
export const APPEAL_DEEDS = {
  'recurso.radicado': appealFiled,
  'recurso.admitido': (w) => setAside(w, w.state.facts['recurso.inadmitidos']),
  'recurso.rechazado': reject,
  'recurso.resuelto': (w) => appealOver(w, true),
  'recurso.al_superior': appealGoesOn,
  'recurso.reabierto': (w) => appealOver(w, false),
} as const satisfies Partial<Record<Deed, Hook>>

/**
 * An appeal keeps which act it attacks, the step that drafted it, the role that issued it, and the step that waits for
 * it with its term. What an earlier appeal was decided upon must not decide this one.
 */
export function rememberAppealed(w: Working, step: StepDef, task: OpenTask, outcome: Outcome): void {
  const act = attackedAct(w.world, w.state, step.id, outcome.against)
  // a second complaint against the same rejection finds kept what the first one kept
  const complains =
    w.state.facts['recurso.acto'] !== act?.id && waysAgainst(w.world, w.state, act, ['queja']).open.length > 0
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
    'recurso.inadmitidos': null,
    'recurso.rechaza_apelacion': false,
    'recurso.desde': step.id,
    'recurso.plazo': task.dueOn ?? lastDayToAppeal(w.world, w.state, act),
  })
}
