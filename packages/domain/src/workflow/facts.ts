import jsonLogic from 'json-logic-js'
import type { Logic } from '../forms/definition.ts'
import { bogotaDate } from '../terms/dates.ts'
import { isServed } from './notifying.ts'
import { seenFrom } from './running-beside.ts'
import { type ActLife, type CaseState, type OpenTask, endOfDay } from './state.ts'

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Names taken apart, null for one that reaches into a prototype: a case asks for the same hundred at every step. */
const taken = new Map<string, readonly string[] | null>()
/** The registers know some thousand names; what people could make up beyond that is not kept. */
const TAKEN = 5_000

function partsOf(key: string): readonly string[] | null {
  const known = taken.get(key)
  if (known !== undefined) return known
  const split = key.split('.')
  const parts = split.some((part) => FORBIDDEN.has(part)) ? null : split
  if (taken.size < TAKEN) taken.set(key, parts)
  return parts
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * `{'a.b': 1}` → `{a: {b: 1}}`, so that JSON Logic's dotted `var` finds dotted variables. What is given stays as it
 * is: objects on the way are copied. A name that would reach into an object's prototype is left out.
 */
export function nest(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  const ours = new Set<object>()
  for (const [key, value] of Object.entries(flat)) {
    const parts = partsOf(key)
    if (parts === null) continue
    let at = root
    for (let depth = 0; depth < parts.length - 1; depth += 1) {
      const part = parts[depth] as string
      let next = at[part]
      if (!isPlain(next) || !ours.has(next)) {
        next = isPlain(next) ? { ...next } : {}
        ours.add(next as object)
        at[part] = next
      }
      at = next as Record<string, unknown>
    }
    const last = parts.at(-1) as string
    // `a: null` beside `a.b` says nothing; what `a.b` says stays
    if (isPlain(at[last]) && ours.has(at[last]) && !isPlain(value)) continue
    at[last] = isPlain(at[last]) && isPlain(value) ? { ...at[last], ...value } : value
  }
  return root
}

/**
 * What guards and act choices read:
 * `dato` the step's captured data · `hecho` everything captured before · `acto.<TEMPLATE>` signed in this task ·
 * `en_curso.<TEMPLATE>` begun in this task and not signed · `firmado.<TEMPLATE>` the last one of the case is signed,
 * `notificado.<TEMPLATE>` and being made known, or known · `termino.corre` has an end, `termino.vencido` it is past ·
 * `notificacion.pendientes`, `notificacion.surtida` for the recipient in hand, `notificacion.firme` from the day after the
 * last one (CPACA art. 87) · `caso.vencido` the term of the whole case is over · `caso.status`, `caso.vueltas.<STEP>`, `caso.interesados` how many
 * parties there are, proxies not counted, `caso.territorial` its office · `hoy` the day ·
 * `conteo.<checklist>` how many verdicts are `no_cumple` (dots of the key become underscores).
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
    // few guards look at what a case has gathered, and that is a hundred facts
    get hecho() {
      return (known ??= nest({ ...state.facts, ...data }))
    },
    acto: Object.fromEntries(signedIn(state, task).map((template) => [template, true])),
    en_curso: Object.fromEntries(begunIn(state, task).map((template) => [template, true])),
    firmado: Object.fromEntries(signedOf(state).map((act) => [act.template, true])),
    notificado: Object.fromEntries(signedOf(state).map((act) => [act.template, act.told === true])),
    // from the date, not from `expiresAt`: that is only when the clock looks, and it is cleared once it has looked
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

/** A term that stands still is not over, whatever day it had before. */
const isCaseOver = ({ dueOn, flow }: CaseState, now: string): boolean =>
  dueOn != null && flow.suspensions.every((s) => s.to !== null) && now >= endOfDay(dueOn)

/** A list without anything to judge has no failures: a case without documents goes on. */
function failuresOf(data: Readonly<Record<string, unknown>>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, value] of Object.entries(data)) {
    if (!isPlain(value)) continue
    const verdicts = Object.values(value).map((v) => (v as { verdict?: unknown } | null)?.verdict)
    if (verdicts.length === 0 || verdicts.some((v) => v !== undefined))
      counts[key.replaceAll('.', '_')] = verdicts.filter((v) => v === 'no_cumple').length
  }
  return counts
}

/** Signed acts of the case; of several of a template the last one decides. */
const signedOf = (state: CaseState): readonly ActLife[] => state.flow.acts.filter((a) => a.phase === 'signed')

/** Templates of the acts that this task has produced and that are signed. */
export function signedIn(state: Pick<CaseState, 'flow'>, task: OpenTask): string[] {
  return state.flow.acts.filter((a) => a.task === task.id && a.phase === 'signed').map((a) => a.template)
}

/** Templates of the acts that this task has begun and that nobody has signed yet. */
export function begunIn(state: CaseState, task: OpenTask): string[] {
  return state.flow.acts
    .filter((a) => a.task === task.id && a.phase !== 'signed' && a.phase !== 'withdrawn')
    .map((a) => a.template)
}

export function holdsTrue(logic: Logic | undefined, facts: Record<string, unknown>): boolean {
  if (logic === undefined) return true
  return Boolean(jsonLogic.apply(logic as never, facts))
}
