import type { Actor } from '../../access/actor.ts'
import { isPlain } from '../../forms/nest.ts'
import { Refusal } from '../../kernel/problem.ts'
import type { AppealClass } from '../definition/definition.ts'
import { partyOf, sideOf } from '../appeals/filed-appeals.ts'
import type { FiledAppeal } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

/** State of appeals against one act: filed, studied together, decided (CPACA art. 36). */

type Data = Readonly<Record<string, unknown>>

const goesFurther = (kind: AppealClass): boolean => kind === 'reposicion_apelacion' || kind === 'apelacion'

function change(w: DecisionBuilder, how: (one: FiledAppeal) => FiledAppeal): void {
  if (w.flow.appeals !== undefined) w.flow = { ...w.flow, appeals: w.flow.appeals.map(how) }
}

/** With how it ended; an appeal that did not end under study keeps what it has. */
const decided = (one: FiledAppeal, decision: unknown): FiledAppeal => ({
  ...one,
  state: 'decidido',
  ...(one.state === 'estudio' && typeof decision === 'string' && { ended: decision }),
})

const rejected = (one: FiledAppeal): FiledAppeal => ({ ...one, state: 'rechazado', ended: 'rechazado' })

/** Sent on or heard again: how it ended before is over. */
function going(one: FiledAppeal, to: 'estudio' | 'superior'): FiledAppeal {
  const { ended: _before, ...rest } = one
  return { ...rest, state: to }
}

const inState = (w: DecisionBuilder, state: FiledAppeal['state']): readonly FiledAppeal[] =>
  (w.flow.appeals ?? []).filter((one) => one.state === state)

/** Stores an appeal with its date; confirms it to the party that filed it and notifies the others. */
export function receive(
  w: DecisionBuilder,
  filed: { readonly actId: string; readonly kind: AppealClass; readonly data: Data },
  actor: Actor,
): void {
  const roles = w.state.parties.filter((p) => p.personId === actor.id)
  const party = roles.find((p) => p.role !== 'tercero') ?? roles[0]
  const name = party?.name ?? actor.name
  const role = party?.role ?? 'solicitante'
  const { 'recurso.clase': _kind, ...data } = filed.data
  const one: FiledAppeal = {
    ...filed,
    data,
    personId: actor.id,
    name,
    role,
    on: w.world.today,
    state: 'espera',
  }
  w.flow = { ...w.flow, appeals: [...(w.flow.appeals ?? []), one] }
  w.event('recurso.presentado', { clase: filed.kind, quien: name })
  const told = { clase: filed.kind, fecha: w.world.today, quien: name }
  const { parties } = w.state
  const side = partyOf(parties, actor.id)
  const all = [...new Set(parties.map((p) => p.personId))]
  const own = all.filter((id) => partyOf(parties, id) === side)
  const others = all.filter((id) => !own.includes(id))
  w.effects.push({ type: 'message', message: 'recurso.presentado', to: own, data: told })
  if (others.length > 0)
    w.effects.push({ type: 'message', message: 'recurso.de_otro', to: others, data: told })
}

/** Class of jointly studied appeals: one that continues to the superior makes the whole study subsidiary. */
function classOf(together: readonly FiledAppeal[]): AppealClass | null {
  const kinds = new Set(together.map((one) => one.kind))
  if (kinds.size <= 1) return together[0]?.kind ?? null
  return together.some(({ kind }) => goesFurther(kind)) ? 'reposicion_apelacion' : 'reposicion'
}

/** Joined text for officials: each appellant's name and statement. */
const words = (together: readonly FiledAppeal[], key: string): string =>
  together.map((one) => `${one.name}:\n${String(one.data[key] ?? '')}`).join('\n\n')

/** Sets the case's facts about the appeals under decision. */
function putTogether(w: DecisionBuilder, together: readonly FiledAppeal[]): void {
  const [first] = together
  if (first === undefined) return
  const several = together.length > 1
  const papers = together.flatMap((one) => one.data['recurso.pruebas'] ?? [])
  w.facts({
    ...(several ? { 'recurso.motivos': words(together, 'recurso.motivos') } : first.data),
    ...((papers.length > 0 || w.state.facts['recurso.pruebas'] != null) && { 'recurso.pruebas': papers }),
    'recurso.clase': classOf(together),
    'recurso.fecha': first.on,
    'recurso.tercero': !several && first.role === 'tercero' ? first.name : null,
    'recurso.recurrentes': several
      ? together.map(({ personId, name }) => ({ value: personId, label: name }))
      : null,
    // A grant benefits the party that requested it, not one that opposed it.
    'recurso.tercero_apela':
      several && together.some((one) => one.role === 'tercero' && goesFurther(one.kind)),
  })
}

/** Whether the first decision leaves an appeal to the superior with anything to decide. */
function stillAppeals(one: FiledAppeal, decision: unknown, several: boolean): boolean {
  if (!goesFurther(one.kind) || decision === 'revoca') return false
  return decision !== 'otorga' || (several && one.role === 'tercero')
}

const BEFORE = 'estado_sin_recurso'

/**
 * Sets the status of a case under appeal, visible in every list; the previous one returns with the decision.
 */
function underAppeal(w: DecisionBuilder, familyId: string): void {
  const status = w.world.workflow.families.find(({ id }) => id === familyId)?.status
  if (status === undefined || w.state.status === status) return
  w.facts({ [BEFORE]: w.state.status })
  w.status(status)
}

function noLongerUnderAppeal(w: DecisionBuilder): void {
  const before = w.state.facts[BEFORE]
  if (typeof before !== 'string') return
  w.facts({ [BEFORE]: null })
  // A case that ended or moved on meanwhile keeps its new status.
  if (w.world.workflow.families.some((one) => one.status === w.state.status)) w.status(before)
}

/** Starts the joint study, in a family of appeals, of all waiting appeals against the stored act. */
export function studyTogether(w: DecisionBuilder, familyId: string): void {
  underAppeal(w, familyId)
  const { facts } = w.state
  const before = facts['recurso_rechazado']
  const complaint = inState(w, 'espera').some(
    (one) => one.actId === facts['recurso.acto'] && one.kind === 'queja',
  )
  // A queja comes first: appeals that others took to the superior wait and stay stored.
  if (complaint && isPlain(before)) {
    const several = Array.isArray(before['recurso.recurrentes'])
    const onward = before['recurso.clase'] === 'reposicion_apelacion'
    const decision = before['recurso.decision']
    change(w, (one) => {
      if (one.state !== 'estudio') return one
      return onward && stillAppeals(one, decision, several) ? going(one, 'superior') : decided(one, decision)
    })
  }
  change(w, (one) =>
    one.state === 'espera' && one.actId === facts['recurso.acto'] ? { ...one, state: 'estudio' } : one,
  )
  putTogether(w, inState(w, 'estudio'))
  w.facts({ 'recurso.pendiente_superior': inState(w, 'superior').length > 0 })
}

/**
 * Rejects the chosen appeals among several; the decision gives the reasons, and a rejected appeal to the
 * superior allows a queja. Throws `Refusal` (invalid) when none would remain.
 */
export function setAside(w: DecisionBuilder, chosen: unknown): void {
  const out = new Set(Array.isArray(chosen) ? chosen.map(String) : [])
  const together = inState(w, 'estudio')
  const stay = together.filter((one) => !out.has(one.personId))
  if (stay.length === together.length) return
  if (stay.length === 0)
    throw new Refusal('invalid', 'Si no se admite ninguno de los recursos, responda que no.', {
      code: 'admision',
    })
  change(w, (one) => (one.state === 'estudio' && out.has(one.personId) ? rejected(one) : one))
  putTogether(w, stay)
  w.facts({ 'recurso.rechaza_apelacion': inState(w, 'rechazado').some((one) => goesFurther(one.kind)) })
}

/** Rejects all appeals under study. */
export const reject = (w: DecisionBuilder): void =>
  change(w, (one) => (one.state === 'estudio' ? rejected(one) : one))

/** Closes every appeal of the case, decided or moot, and restores its status. */
export function close(w: DecisionBuilder, decision: unknown): void {
  change(w, (one) => decided(one, decision))
  noLongerUnderAppeal(w)
}

/**
 * Sends to the superior the subsidiary or separate appeals, those that waited for a queja, and those that a
 * queja restored.
 */
export function onToSuperior(
  w: DecisionBuilder,
  was: { readonly clase: unknown; readonly decision: unknown },
): void {
  const together = inState(w, 'estudio')
  const right = was.clase === 'queja' && was.decision === 'revoca'
  const complainants = new Set(together.map(sideOf))
  const next = (one: FiledAppeal): boolean => {
    if (one.state === 'superior') return true
    if (one.state === 'estudio')
      return was.clase !== 'queja' && stillAppeals(one, was.decision, together.length > 1)
    return one.state === 'rechazado' && right && goesFurther(one.kind) && complainants.has(sideOf(one))
  }
  change(w, (one) =>
    next(one) ? { ...going(one, 'estudio'), kind: 'apelacion' } : decided(one, was.decision),
  )
  putTogether(w, inState(w, 'estudio'))
  w.facts({
    'recurso.pendiente_superior': false,
    'recurso.inadmitidos': null,
    'recurso.rechaza_apelacion': false,
  })
}
