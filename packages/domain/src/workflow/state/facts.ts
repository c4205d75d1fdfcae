import jsonLogic from 'json-logic-js'
import type { Logic } from '../../forms/definition.ts'
import { isPlain, nest } from '../../forms/nest.ts'
import { bogotaDate } from '../../terms/dates.ts'
import { isServed } from './notified.ts'
import { seenFrom } from './running-beside.ts'
import { type ActLife, type CaseState, type OpenTask, endOfDay } from './state.ts'

/**
 * Data that guards and act choices read:
 * `dato` the step's captured data · `hecho` everything captured before · `acto.<TEMPLATE>` signed in this task
 * ·
 * `en_curso.<TEMPLATE>` started in this task and not signed · `firmado.<TEMPLATE>` the case's last one is
 * signed,
 * `notificado.<TEMPLATE>` and its notification has started or ended · `termino.corre` has an end,
 * `termino.vencido` that end has passed · `notificacion.pendientes`, `notificacion.surtida` for the current
 * recipient,
 * `notificacion.firme` from the day after the last notification (CPACA art. 87) · `caso.vencido` the overall
 * term is over ·
 * `caso.status`, `caso.vueltas.<STEP>`, `caso.interesados` number of parties without proxies,
 * `caso.territorial` its office ·
 * `hoy` the day · `conteo.<checklist>` number of `no_cumple` verdicts (dots of the key become underscores).
 */
export function logicFacts(
  whole: CaseState,
  task: OpenTask,
  now: string,
  data: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const state = seenFrom(whole, task)
  const notifying = state.flow.notifying
  const hoy = bogotaDate(now)
  let known: Record<string, unknown> | undefined
  return {
    hoy,
    dato: nest(data),
    // lazy: few guards read the captured facts, of which a case has about a hundred
    get hecho() {
      return (known ??= nest({ ...state.facts, ...data }))
    },
    acto: Object.fromEntries(signedIn(state, task).map((template) => [template, true])),
    en_curso: Object.fromEntries(begunIn(state, task).map((template) => [template, true])),
    firmado: Object.fromEntries(signedOf(state).map((act) => [act.template, true])),
    notificado: Object.fromEntries(signedOf(state).map((act) => [act.template, act.told === true])),
    // from the date, not `expiresAt`: that is only the clock's next check, and is cleared after it
    termino: { vencido: task.dueOn !== null && now >= endOfDay(task.dueOn), corre: task.dueOn !== null },
    notificacion: {
      pendientes: notifying === null ? 0 : notifying.recipients.filter((r) => r.legalOn === null).length,
      surtida: isServed(state.flow, hoy),
      firme: state.flow.lastNotifiedOn !== null && hoy > state.flow.lastNotifiedOn,
    },
    caso: {
      vencido: isCaseOver(state, now),
      status: state.status,
      territorial: state.office,
      vueltas: state.flow.visits,
      interesados: state.parties.filter((p) => p.role !== 'apoderado').length,
    },
    conteo: failuresOf(data),
  }
}

/** A paused term is not over, whatever its earlier last day. */
const isCaseOver = ({ dueOn, flow }: CaseState, now: string): boolean =>
  dueOn != null && flow.suspensions.every((s) => s.to !== null) && now >= endOfDay(dueOn)

/** A list with nothing to check has no failures: a case without documents continues. */
function failuresOf(data: Readonly<Record<string, unknown>>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, value] of Object.entries(data)) {
    if (!isPlain(value)) continue
    const verdicts = Object.values(value).map((v) => (isPlain(v) ? v['verdict'] : undefined))
    if (verdicts.length === 0 || verdicts.some((v) => v !== undefined))
      counts[key.replaceAll('.', '_')] = verdicts.filter((v) => v === 'no_cumple').length
  }
  return counts
}

/** Signed acts of the case; among several of one template, the last decides. */
const signedOf = (state: CaseState): readonly ActLife[] => state.flow.acts.filter((a) => a.phase === 'signed')

/** Templates of the signed acts that this task produced. */
export function signedIn(state: Pick<CaseState, 'flow'>, task: OpenTask): string[] {
  return state.flow.acts.filter((a) => a.task === task.id && a.phase === 'signed').map((a) => a.template)
}

/** Templates of the unsigned acts that this task started. */
export function begunIn(state: CaseState, task: OpenTask): string[] {
  return state.flow.acts
    .filter((a) => a.task === task.id && a.phase !== 'signed' && a.phase !== 'withdrawn')
    .map((a) => a.template)
}

export function holdsTrue(logic: Logic | undefined, facts: Record<string, unknown>): boolean {
  if (logic === undefined) return true
  // the library's type of a rule is narrower than Logic
  return Boolean(jsonLogic.apply(logic as never, facts))
}
