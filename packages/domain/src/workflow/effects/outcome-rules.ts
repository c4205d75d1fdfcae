import type { Actor } from '../../access/actor.ts'
import { Refusal } from '../../kernel/problem.ts'
import { evaluate } from '../../forms/conditions.ts'
import { longDate } from '../../forms/dates.ts'
import { isPlain } from '../../forms/nest.ts'
import { type BusinessDays, legalDate } from '../../terms/notice.ts'
import type { OutcomeRule } from '../definition/outcome-rule.ts'
import type { Outcome, StepDef } from '../definition/definition.ts'
import { familyById } from '../definition/family-by-id.ts'
import type { SetFact } from '../definition/set-fact.ts'
import { extensionAsked } from '../state/extension.ts'
import { logicFacts } from '../state/facts.ts'
import { APPEAL_RULES, rememberAppealed } from './appeal-rules.ts'
import { CHARGE_RULES } from './charge-rules.ts'
import { authorised, certifyAccess, chooseRecipient, markNotified, proofOf } from './notifying.ts'
import { identify, summarizeComplaint } from './people-named.ts'
import { keepPosting } from './publish.ts'
import { postingOf } from '../state/publishing.ts'
import type { OpenTask, Recipient } from '../state/state.ts'
import type { DecisionBuilder } from '../decision/decision-builder.ts'

type Data = Readonly<Record<string, unknown>>
type RuleEffect = (
  w: DecisionBuilder,
  task: OpenTask,
  data: Data,
  by: { actor: Actor; step: StepDef },
) => void

/** Implementation of each rule, with its norm. Steps declare which ones they trigger. */
const OUTCOME_RULES: Readonly<Record<OutcomeRule, RuleEffect>> = {
  ...APPEAL_RULES,
  ...CHARGE_RULES,
  'destinatario.correo': (w, _task, data, { step }) => {
    const recipient = choose(w, step, data, 'electronica')
    // CPACA art. 56: an electronic notification without the person's authorisation is void.
    if (recipient !== undefined && !authorised(w, recipient.personId))
      throw new Refusal(
        'unmet',
        'Esta persona no ha autorizado la notificación electrónica. Elija la citación personal.',
        { code: 'regla' },
      )
  },
  'destinatario.citacion': (w, _task, data, { step }) => void choose(w, step, data, 'personal'),
  'notificado.correo': (w, task) =>
    markNotified(w, 'electronica', legalDate({ means: 'electronica', accessedAt: w.world.now }, dueIn(w)), {
      accessed: true,
      proof: proofOf(w, task),
    }),
  // Date of the signed record, which can be entered later (CPACA art. 67).
  'notificado.personal': (w, task, data) =>
    markNotified(
      w,
      'personal',
      legalDate({ means: 'personal', on: notBeforeTheAct(w, dateOf(data['notificacion.fecha'])) }, dueIn(w)),
      { accessed: false, proof: proofOf(w, task) },
    ),
  'notificado.aviso': (w, task, data) => {
    const on = notBeforeTheAct(w, dateOf(data['aviso.fecha_entrega']))
    const legalOn = legalDate({ means: 'aviso_entregado', on }, dueIn(w))
    markNotified(w, 'aviso', legalOn, { accessed: false, proof: proofOf(w, task, data) })
  },
  // counts from the scheduled removal, whenever an official records it
  'notificado.publicacion': (w, task) => {
    const removed = postingOf(w, task)?.removed ?? w.world.today
    const legalOn = legalDate({ means: 'aviso_publicado', takenDownOn: removed }, dueIn(w))
    markNotified(w, 'aviso_publicado', legalOn, { accessed: false, proof: proofOf(w, task) })
  },
  'notificado.constancia': certifyAccess,
  'prorroga.decidida': (w) => {
    const asked = w.flow.stack.at(-1)
    const days = Number(w.state.facts['prorroga.dias'] ?? 0)
    const first = asked === undefined ? undefined : w.flow.extended[asked]
    const granted = w.state.facts['prorroga.decision'] === 'concede'
    if (granted && asked !== undefined && first !== undefined) {
      const until = w.world.due(first, { amount: days, unit: 'habiles', norm: 'CPACA art. 17' })
      w.flow = { ...w.flow, extended: { ...w.flow.extended, [asked]: until } }
    }
    w.event('prorroga.decidida', { concedida: granted, dias: days })
  },
  // the appeal's terms replace the original decision's (decision 45)
  'recurso.decidido': (w, _task, data) => {
    const sense = data['recurso.decision']
    if (sense === 'otorga') w.facts({ 'decision.sentido': 'otorga' })
    if (sense === 'niega') w.facts({ 'decision.sentido': 'niega' })
    if (sense === 'otorga' || sense === 'modifica')
      for (const [key, value] of Object.entries(data))
        if (key.startsWith('recurso.nuevo_') && value !== null && value !== '')
          w.facts({ [`decision.${key.slice('recurso.nuevo_'.length)}`]: value })
  },
  // the pause stays when the applicant or chance caused the failure, not for the authority's own delay
  'visita.reprogramada': (w, _task, data) => {
    if (String(data['visita.causal']).startsWith('corporacion')) w.dropSuspension()
    const { 'visita.fecha': planned, 'visita.profesional': before } = w.state.facts
    w.facts({
      'visita.fecha_anterior': planned ?? null,
      'visita.fecha': data['visita.fecha_nueva'],
      'visita.profesional': data['visita.profesional_nuevo'] ?? before ?? null,
    })
  },
  'revocatoria.en_termino': refuseAfterCaducity,
  'casos.acumulados': (w) => w.effects.push({ type: 'casesJoined' }),
  'solicitante.cambiado': (w) => w.effects.push({ type: 'applicantChanged' }),
  // an activity has a responsible person from its creation
  'responsable.avisado': (w, _task, data) => {
    const person = data['actividad.responsable']
    if (typeof person !== 'string') return
    w.effects.push({
      type: 'message',
      message: 'tarea.asignada',
      to: [person],
      data: { paso: String(data['actividad.descripcion'] ?? '').slice(0, 120) },
    })
  },
  // an open expediente belongs to these people, who can then read it
  'titular.identificado': (w) => identify(w, 'titular'),
  'infractor.identificado': (w) => identify(w, 'infractor'),
  'quejoso.identificado': (w) => identify(w, 'quejoso'),
  'queja.narrada': summarizeComplaint,
}

/** Applies an outcome: its facts, its rules, then its event. */
function carryOut(
  w: DecisionBuilder,
  outcome: Outcome,
  task: OpenTask,
  data: Data,
  by: { actor: Actor; step: StepDef },
): void {
  const reads = outcome.sets !== undefined || outcome.records !== undefined
  const known = reads ? logicFacts(w.state, task, w.world.now, data) : {}
  const valued = (value: SetFact['value']): unknown =>
    typeof value === 'object' && value !== null ? evaluate(value, known) : value
  if (outcome.sets !== undefined)
    w.facts(Object.fromEntries(outcome.sets.map(({ fact, value }) => [fact, valued(value)])))
  for (const rule of outcome.does ?? []) OUTCOME_RULES[rule](w, task, data, by)
  if (outcome.records !== undefined) {
    const written = Object.entries(outcome.records.data)
    w.event(outcome.records.event, Object.fromEntries(written.map(([key, value]) => [key, valued(value)])))
  }
}

/** Whether the case ends with a complete expediente, or a final act. */
const closes = (step: StepDef, outcome: Outcome): boolean =>
  outcome.to === 'FIN' && (step.kind === 'file' || step.kind === 'firmness')

export function applyOutcome(
  w: DecisionBuilder,
  step: StepDef,
  outcome: Outcome,
  task: OpenTask,
  data: Data,
  actor: Actor,
): void {
  const followed = familyById(w.world.workflow, outcome.opens?.family)?.followsUp === true
  if (followed) {
    const granted = w.flow.acts.findLast(
      (a) =>
        a.phase === 'signed' &&
        w.world.acts.get(a.template)?.class === 'resolucion' &&
        w.world.acts.get(a.template)?.decidesAppeal === undefined,
    )
    w.facts({ 'permiso.resolucion': granted?.number ?? null })
  }
  const borrows = w.world.workflow.steps.get(outcome.to)?.callersTerm
  if (borrows === 'kept') rememberAppealed(w, step, task, outcome)
  // the applicant's deadline: a withdrawal and an extension quote it after the task is closed
  if (step.turn === 'usuario' && step.pausesTerm && task.dueOn !== null)
    w.facts({ 'termino.fin': task.dueOn })
  // CPACA art. 17: requested before the term ends, once; the original end is stored in case of denial.
  if (borrows === 'extended' && task.dueOn !== null) {
    w.facts({ [extensionAsked(step.id)]: true, 'prorroga.decision': null, 'prorroga.dias': null })
    w.flow = { ...w.flow, extended: { ...w.flow.extended, [step.id]: task.dueOn } }
  }
  // decision 34: counts only expired receipts, not claims or differences
  if (outcome.automatic === 'expiry') {
    const key = `vencimientos.${step.id}`
    const before = w.state.facts[key]
    w.facts({ [key]: (typeof before === 'number' ? before : 0) + 1 })
  }
  // the window decides which office handles the case (decision 35)
  const office = data['territorial.asignada']
  if (typeof office === 'string') w.state = { ...w.state, office }
  const opened = opensFile(step) && outcome.needs?.length !== 0
  if (opened && w.state.facts['expediente.abierto'] !== true) {
    w.facts({ 'expediente.abierto': true })
    w.event('expediente.creado', { trd: data['expediente.trd'], carpeta: data['expediente.carpeta'] })
  }
  if (closes(step, outcome)) {
    w.facts({ 'caso.cierre': outcome.code })
    if (followed)
      w.event('seguimiento.por_abrir', {
        vence: w.state.facts['permiso.vence'] ?? null,
        obligaciones: w.state.facts['permiso.obligaciones'] ?? w.state.facts['decision.obligaciones'] ?? [],
      })
  }
  keepPosting(w, task)
  carryOut(w, outcome, task, data, { actor, step })
}

/** Rejects a notification date before the act's signature; without a date, today. Throws `Refusal` (invalid). */
function notBeforeTheAct(w: DecisionBuilder, day: string | null): string {
  const actId = w.flow.notifying?.actId
  const signedOn = w.flow.acts.find(({ id }) => id === actId)?.signedOn
  if (day !== null && signedOn != null && day < signedOn)
    throw new Refusal('invalid', `El acto se firmó el ${longDate(signedOn)}: nadie pudo notificarse antes.`, {
      code: 'fecha',
    })
  return day ?? w.world.today
}

const dueIn =
  (w: DecisionBuilder): BusinessDays =>
  (from, amount) =>
    w.world.due(from, { amount, unit: 'habiles', norm: 'CPACA art. 69' })

/** Selects the chosen recipient and the means of notification. */
function choose(w: DecisionBuilder, step: StepDef, data: Data, means: string): Recipient | undefined {
  const chosen = data['notificacion.destinatario']
  const personId = isPlain(chosen) ? chosen['personId'] : chosen
  chooseRecipient(w, step, personId, means, data)
  const n = w.flow.notifying
  return n?.current == null ? undefined : n.recipients[n.current]
}

/** A step that captures where the expediente is stored opens it, with its number. */
export const opensFile = (step: StepDef): boolean => step.capture.some((f) => f.key === 'expediente.trd')

const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null

/**
 * CPACA arts. 94 and 164 num. 2 d): a party cannot request revocation once the courts can no longer review the
 * act, four months after it became known. Counted from the day it became final, which is later. Throws
 * `Refusal` (unmet).
 */
function refuseAfterCaducity(w: DecisionBuilder): void {
  const final = dateOf(w.state.facts['firmeza.fecha'])
  if (final === null) return
  const last = w.world.due(final, { amount: 4, unit: 'meses', norm: 'CPACA art. 164' })
  if (w.world.today > last)
    throw new Refusal(
      'unmet',
      'Venció el término para demandar el acto: ya no procede la revocatoria a petición de parte (artículo 94 de la Ley 1437 de 2011).',
      { code: 'caducidad' },
    )
}
