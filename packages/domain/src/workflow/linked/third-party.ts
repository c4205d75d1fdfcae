import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { longDate } from '../../terms/dates.ts'
import { canAppeal } from '../appeals/waiting-steps.ts'
import { type Decision, DecisionBuilder } from '../decision/decision-builder.ts'
import { familyById } from '../definition/family-by-id.ts'
import type { Workflow } from '../definition/definition.ts'
import { type ActLife, type CaseState, type CommonActRule, type World, stepOf } from '../state/state.ts'

/** Decisions about a recognised third party, outside the tasks of a case (Ley 99 of 1993, art. 69). Pure. */

/** Families whose requests are recognised with that role in the case they run beside. */
export const recognisingFamilies = ({ families }: Pick<Workflow, 'families'>): readonly string[] =>
  families
    .filter(({ steps }) =>
      steps.some(({ outcomes }) =>
        outcomes.some(({ onParent }) => onParent?.some((change) => change.do === 'addParty')),
      ),
    )
    .map(({ id }) => id)

/** Records in a case that an official corrected how one of its third parties is reached; the values stay outside. */
export function noteContact(
  world: World,
  state: CaseState,
  corrected: { readonly name: string; readonly parts: readonly string[]; readonly reason: string },
  actor: Actor,
): Decision {
  const w = new DecisionBuilder(world, state, actor.id)
  w.event('interviniente.corregido', {
    nombre: corrected.name,
    datos: corrected.parts,
    motivo: corrected.reason,
  })
  return w.done()
}

/**
 * Signed acts of the case that can say that a capacity ends: autos and resoluciones from the day on which it
 * began. Letters, concepts and records decide nothing.
 */
export const actsThatEnd = (
  acts: ReadonlyMap<string, CommonActRule>,
  { flow }: Pick<CaseState, 'flow'>,
  since: string,
): readonly ActLife[] =>
  flow.acts.filter(({ phase, signedOn, template }) => {
    const decides = acts.get(template)?.class
    return (
      phase === 'signed' &&
      signedOn !== null &&
      signedOn >= since &&
      (decides === 'auto' || decides === 'resolucion')
    )
  })

const PENDING: ReadonlySet<string> = new Set(['espera', 'estudio', 'superior'])

/** Why the capacity of a third party cannot end now; null when it can. */
export function whyNotEnd(world: World, state: CaseState, personId: string): string | null {
  const { flow } = state
  if (flow.closed) return 'Este trámite ya terminó: su calidad de interviniente no se termina aparte.'
  // a notification must finish with its recipients, or its term would belong to nobody
  if (isBeingNotified(world, state, personId))
    return 'Se le está notificando un acto. Termine esa notificación y después su calidad.'
  if (flow.appeals?.some((one) => one.personId === personId && PENDING.has(one.state)) === true)
    return 'Presentó un recurso que no se ha decidido. Su calidad termina después de esa decisión.'
  if (canAppeal(world, state, personId))
    return 'Corre su término para recurrir. Su calidad termina cuando venza o cuando se decida su recurso.'
  return null
}

function isBeingNotified(world: World, { flow }: CaseState, personId: string): boolean {
  const waits = (one: { readonly personId: string; readonly legalOn: string | null }): boolean =>
    one.personId === personId && one.legalOn === null
  if (flow.beside?.some(({ notifying }) => notifying.recipients.some(waits)) === true) return true
  // one that was left unfinished keeps its recipients and has no task
  const runs = flow.tasks.some(
    ({ step }) => familyById(world.workflow, stepOf(world, step).family)?.makesKnown === true,
  )
  return runs && flow.notifying?.recipients.some(waits) === true
}

/**
 * Ends the capacity of a third party by the act that says so. The caller stores the party's end.
 *
 * Throws `Refusal` (conflict) while something of theirs is pending, and (invalid) for another act or day.
 */
export function endCapacity(
  world: World,
  state: CaseState,
  end: {
    readonly personId: string
    /** day on which the capacity began */
    readonly since: string
    readonly actId: string
    /** first day without the capacity */
    readonly on: string
    readonly reason: string
  },
  actor: Actor,
): Decision {
  const pending = whyNotEnd(world, state, end.personId)
  if (pending !== null) throw new Refusal('conflict', pending, { code: 'pendiente' })
  const act = actsThatEnd(world.acts, state, end.since).find(({ id }) => id === end.actId)
  if (act?.signedOn == null)
    throw wrong('actId', 'Elija un auto o una resolución de este trámite, ya firmado, que lo diga.')
  if (end.on < act.signedOn)
    throw wrong('on', `El acto se firmó el ${longDate(act.signedOn)}: la calidad no termina antes.`)
  if (end.on > world.today) throw wrong('on', 'Ese día no ha llegado.')
  const w = new DecisionBuilder(world, state, actor.id)
  const name = state.parties.find(({ personId }) => personId === end.personId)?.name ?? ''
  w.event('interviniente.terminado', {
    persona: end.personId,
    nombre: name,
    acto: act.id,
    plantilla: act.template,
    fecha: end.on,
    motivo: end.reason,
  })
  w.state = {
    ...w.state,
    parties: w.state.parties.filter(({ personId, role }) => personId !== end.personId || role !== 'tercero'),
  }
  return w.done()
}

const wrong = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, { code: 'datos_invalidos', problems: [{ path, message }] })
