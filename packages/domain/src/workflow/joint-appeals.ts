import type { Actor } from '../access/actor.ts'
import { Refusal } from '../cases/problem.ts'
import type { AppealClass } from './definition.ts'
import { partyOf, sideOf } from './filed-appeals.ts'
import type { FiledAppeal } from './state.ts'
import type { Working } from './working.ts'

/** What becomes of the appeals that were received against one act: filed, studied together, decided (CPACA art. 36). */

type Data = Readonly<Record<string, unknown>>

const goesFurther = (kind: AppealClass): boolean => kind === 'reposicion_apelacion' || kind === 'apelacion'

function change(w: Working, how: (one: FiledAppeal) => FiledAppeal): void {
  if (w.flow.appeals !== undefined) w.flow = { ...w.flow, appeals: w.flow.appeals.map(how) }
}

const inState = (w: Working, state: FiledAppeal['state']): readonly FiledAppeal[] =>
  (w.flow.appeals ?? []).filter((one) => one.state === state)

/** An appeal is filed: it is kept with its day, whoever filed it has a receipt, and the others learn of it. */
export function receive(
  w: Working,
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

/** The class of what is decided together: one that goes to the superior afterwards takes the others that far with it. */
function classOf(together: readonly FiledAppeal[]): AppealClass | null {
  const kinds = new Set(together.map((one) => one.kind))
  if (kinds.size <= 1) return together[0]?.kind ?? null
  return together.some(({ kind }) => goesFurther(kind)) ? 'reposicion_apelacion' : 'reposicion'
}

/** Under each name what that person wrote, as officials read it. */
const words = (together: readonly FiledAppeal[], key: string): string =>
  together.map((one) => `${one.name}:\n${String(one.data[key] ?? '')}`).join('\n\n')

/** What the case says of the appeal being decided, of one or of several. */
function putTogether(w: Working, together: readonly FiledAppeal[]): void {
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
    // what is granted helps who asked for it, not who opposed
    'recurso.tercero_apela':
      several && together.some((one) => one.role === 'tercero' && goesFurther(one.kind)),
  })
}

/** Whether the decision of whoever issued the act leaves an appeal to the superior with something to decide. */
function stillAppeals(one: FiledAppeal, decision: unknown, several: boolean): boolean {
  if (!goesFurther(one.kind) || decision === 'revoca') return false
  return decision !== 'otorga' || (several && one.role === 'tercero')
}

const BEFORE = 'estado_sin_recurso'

/** A case under appeal says so, in every list, and says again what it said when the appeal is decided. */
function underAppeal(w: Working, familyId: string): void {
  const status = w.world.workflow.families.find(({ id }) => id === familyId)?.status
  if (status === undefined || w.state.status === status) return
  w.facts({ [BEFORE]: w.state.status })
  w.status(status)
}

function noLongerUnderAppeal(w: Working): void {
  const before = w.state.facts[BEFORE]
  if (typeof before !== 'string') return
  w.facts({ [BEFORE]: null })
  // a case that was ended or went on meanwhile says what it came to
  if (w.world.workflow.families.some((one) => one.status === w.state.status)) w.status(before)
}

/** The study begins, in a family of appeals, of everything that waits against the act that the case remembers. */
export function studyTogether(w: Working, familyId: string): void {
  underAppeal(w, familyId)
  const { facts } = w.state
  const before = facts['recurso_rechazado'] as Data | null | undefined
  const complaint = inState(w, 'espera').some(
    (one) => one.actId === facts['recurso.acto'] && one.kind === 'queja',
  )
  // a complaint comes between: what others took to the superior waits, and is not forgotten
  if (complaint && before != null) {
    const several = Array.isArray(before['recurso.recurrentes'])
    const onward = before['recurso.clase'] === 'reposicion_apelacion'
    change(w, (one) =>
      one.state !== 'estudio'
        ? one
        : {
            ...one,
            state: onward && stillAppeals(one, before['recurso.decision'], several) ? 'superior' : 'decidido',
          },
    )
  }
  change(w, (one) =>
    one.state === 'espera' && one.actId === facts['recurso.acto'] ? { ...one, state: 'estudio' } : one,
  )
  putTogether(w, inState(w, 'estudio'))
  w.facts({ 'recurso.pendiente_superior': inState(w, 'superior').length > 0 })
}

/** Of several, those that are not admitted leave; the decision says why, and an appeal to the superior may be complained of. */
export function setAside(w: Working, chosen: unknown): void {
  const out = new Set(Array.isArray(chosen) ? chosen.map(String) : [])
  const together = inState(w, 'estudio')
  const stay = together.filter((one) => !out.has(one.personId))
  if (stay.length === together.length) return
  if (stay.length === 0)
    throw new Refusal(422, 'Si no se admite ninguno de los recursos, responda que no.', { code: 'admision' })
  change(w, (one) =>
    one.state === 'estudio' && out.has(one.personId) ? { ...one, state: 'rechazado' } : one,
  )
  putTogether(w, stay)
  w.facts({ 'recurso.rechaza_apelacion': inState(w, 'rechazado').some((one) => goesFurther(one.kind)) })
}

/** None was admitted. */
export const reject = (w: Working): void =>
  change(w, (one) => (one.state === 'estudio' ? { ...one, state: 'rechazado' } : one))

/** Everything that was filed against the act is decided, or fell with it. */
export function close(w: Working): void {
  change(w, (one) => ({ ...one, state: 'decidido' }))
  noLongerUnderAppeal(w)
}

/** On to the superior: what was filed as subsidiary or apart, what waited for a complaint, and what a complaint gave back. */
export function onToSuperior(w: Working, was: { readonly clase: unknown; readonly decision: unknown }): void {
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
    next(one) ? { ...one, kind: 'apelacion', state: 'estudio' } : { ...one, state: 'decidido' },
  )
  putTogether(w, inState(w, 'estudio'))
  w.facts({
    'recurso.pendiente_superior': false,
    'recurso.inadmitidos': null,
    'recurso.rechaza_apelacion': false,
  })
}
