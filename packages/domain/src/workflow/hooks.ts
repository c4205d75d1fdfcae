import type { Actor } from '../access/actor.ts'
import { Refusal } from '../cases/problem.ts'
import type { Outcome, StepDef } from './definition.ts'
import { APPEAL_HOOKS, rememberAppealed } from './appeal-hooks.ts'
import { authorised, certifyAccess, chooseRecipient, markNotified, proofOf } from './notifying.ts'
import { identify, SANCTION_HOOKS } from './sanction-hooks.ts'
import type { OpenTask } from './state.ts'
import type { Working } from './working.ts'

type Data = Readonly<Record<string, unknown>>
type Hook = (w: Working, outcome: Outcome, task: OpenTask, data: Data, actor: Actor, step: StepDef) => void

/**
 * What leaving a step means beyond moving on. Keyed by step so that the definition stays plain data; each is a rule
 * of law or of the house, named beside it.
 */
const HOOKS: Readonly<Record<string, Hook>> = {
  ...SANCTION_HOOKS,
  ...APPEAL_HOOKS,
  'NOT-02': (w, outcome, _task, data) => {
    const electronic = outcome.code === 'si'
    const chosen = data['notificacion.destinatario']
    const personId =
      typeof chosen === 'object' && chosen !== null ? (chosen as { personId?: unknown }).personId : chosen
    chooseRecipient(w, personId, electronic ? 'electronica' : 'personal')
    const n = w.flow.notifying
    const recipient = n?.current == null ? undefined : n.recipients[n.current]
    // CPACA art. 56: without the person's authority an electronic notification is void
    if (electronic && recipient !== undefined && !authorised(w, recipient.personId))
      throw new Refusal(
        202,
        'Esta persona no ha autorizado la notificación electrónica. Elija la citación personal.',
        { code: 'regla' },
      )
  },
  'NOT-03': (w, outcome, task) => {
    if (outcome.code === 'acceso')
      markNotified(w, 'electronica', w.world.today, { accessed: true, proof: proofOf(w, task) })
  },
  'NOT-04': (w, outcome, task) => {
    if (outcome.code === 'comparece')
      markNotified(w, 'personal', w.world.today, { accessed: false, proof: proofOf(w, task) })
  },
  // CPACA art. 69: done at the end of the day after delivery
  'NOT-05': (w, _o, task, data) => {
    const delivered = dateOf(data['aviso.fecha_entrega']) ?? w.world.today
    markNotified(w, 'aviso', w.world.due(delivered, { amount: 1, unit: 'habiles', norm: 'CPACA art. 69' }), {
      accessed: false,
      proof: proofOf(w, task, data),
    })
  },
  // published five days, done at the end of the day after it is taken down
  'NOT-05B': (w, _o, task) =>
    markNotified(
      w,
      'aviso_publicado',
      w.world.due(w.world.today, { amount: 1, unit: 'habiles', norm: 'CPACA art. 69' }),
      { accessed: false, proof: proofOf(w, task) },
    ),
  'NOT-06': (w, _o, task) => certifyAccess(w, task),
  'PRO-01': (w, outcome, _t, data) => {
    if (outcome.code !== 'radicada') return
    w.facts({ 'prorroga.fecha_solicitud': w.world.today })
    w.event('prorroga.pedida', { justificacion: data['prorroga.justificacion'] })
  },
  'PRO-03': (w, outcome) => {
    const asked = w.flow.stack.at(-1)
    const days = Number(w.state.facts['prorroga.dias'] ?? 0)
    const first = asked === undefined ? undefined : w.flow.extended[asked]
    if (outcome.code === 'concedida' && asked !== undefined && first !== undefined) {
      const until = w.world.due(first, { amount: days, unit: 'habiles', norm: 'CPACA art. 17' })
      w.flow = { ...w.flow, extended: { ...w.flow.extended, [asked]: until } }
    }
    w.event('prorroga.decidida', { concedida: outcome.code === 'concedida', dias: days })
  },
  // where the decision on the appeal itself grants, changes or refuses, its terms replace the decision's (decision 45)
  'REC-04': (w, _o, _t, data) => {
    const sense = data['recurso.decision']
    if (sense === 'otorga') w.facts({ 'decision.sentido': 'otorga' })
    if (sense === 'niega') w.facts({ 'decision.sentido': 'niega' })
    if (sense === 'otorga' || sense === 'modifica')
      for (const [key, value] of Object.entries(data))
        if (key.startsWith('recurso.nuevo_') && value !== null && value !== '')
          w.facts({ [`decision.${key.slice('recurso.nuevo_'.length)}`]: value })
  },
  'REN-01': (w, outcome) => {
    if (outcome.code === 'enviada') w.facts({ 'renuncia.fecha': w.world.today })
  },
  'REN-02': (w, outcome) => w.facts({ 'renuncia.aceptada': outcome.code === 'aprobada' }),
  'DEX-01': (w) => w.facts({ 'desistimiento.fecha': w.world.today }),
  'TER-01': (w) => w.facts({ 'tercero.fecha': w.world.today }),
  'TRA-01': (w) => w.facts({ 'traslado.de': w.state.office }),
  // the pause holds where the applicant or chance is the cause; the authority's own delay is its own
  'RVI-01': (w, _o, _t, data) => {
    const date = data['visita.fecha_nueva']
    if (String(data['visita.causal']).startsWith('corporacion')) w.dropSuspension()
    const { 'visita.fecha': planned, 'visita.profesional': before } = w.state.facts
    w.facts({
      'visita.fecha_anterior': planned ?? null,
      'visita.fecha': date,
      'visita.profesional': data['visita.profesional_nuevo'] ?? before ?? null,
    })
    w.event('visita.reprogramada', { fecha: date, motivo: data['visita.explicacion'] })
  },
  'REV-02': (w, outcome) => {
    if (outcome.code !== 'radicada') return
    refuseAfterCaducity(w)
    w.facts({ 'revocatoria.fecha': w.world.today, 'revocatoria.origen': 'parte' })
  },
  'REV-03': (w) => w.facts({ 'revocatoria.fecha': w.world.today, 'revocatoria.origen': 'oficio' }),
  'REV-04': (w, outcome) => {
    if (outcome.code === 'no') w.facts({ 'revocatoria.consentimiento': 'no_requiere' })
  },
  'REV-05': (w, outcome) =>
    w.facts({ 'revocatoria.consentimiento': outcome.code === 'con_consentimiento' ? 'otorga' : 'niega' }),
  'MUL-03': (w) => w.effects.push({ type: 'casesJoined' }),
  // an activity is somebody's from the day on which it is created: they are told
  'ADM-07': (w, _o, _t, data) => {
    const person = data['actividad.responsable']
    if (typeof person !== 'string') return
    w.effects.push({
      type: 'message',
      message: 'tarea.asignada',
      to: [person],
      data: { paso: String(data['actividad.descripcion'] ?? '').slice(0, 120) },
    })
  },
  // the file is somebody's once it is open: what it holds becomes theirs to read
  'MIG-05': (w, outcome) => {
    // nothing was opened: what was written of it names no file
    if (outcome.code === 'descartado') return w.facts({ 'migracion.expediente': null })
    identify(w, 'titular')
  },
  'CAM-14': (w, outcome) => {
    if (outcome.code === 'aplicado') w.effects.push({ type: 'applicantChanged' })
  },
}

/** The case ends with its file complete, or with its act final. */
const closes = (step: StepDef, outcome: Outcome): boolean =>
  outcome.to === 'FIN' && (step.kind === 'file' || step.kind === 'firmness')

/** Steps that live in what is left of the term of the step that calls them, and give it back when nothing is filed. */
export const IN_THE_CALLERS_TERM: ReadonlySet<string> = new Set(['REC-01', 'REN-01', 'RWF-01', 'RWF-02'])

export function runHook(
  w: Working,
  step: StepDef,
  outcome: Outcome,
  task: OpenTask,
  data: Data,
  actor: Actor,
): void {
  if (outcome.opens?.family === 'seguimiento') {
    const granted = w.flow.acts.findLast(
      (a) =>
        a.phase === 'signed' &&
        w.world.acts.get(a.template)?.class === 'resolucion' &&
        !['RES_RECURSO', 'RES_APELACION'].includes(a.template),
    )
    w.facts({ 'permiso.resolucion': granted?.number ?? null })
  }
  if (IN_THE_CALLERS_TERM.has(outcome.to)) rememberAppealed(w, step, task, outcome)
  if (outcome.to === 'REN-01')
    w.facts({
      'renuncia.clase': step.kind === 'firmness' ? 'ejecutoria' : 'plazo',
      'renuncia.fecha': null,
      'renuncia.aceptada': null,
    })
  // what the applicant had to do by when: a withdrawal and an extension quote it after the task is closed
  if (step.turn === 'usuario' && step.pausesTerm && task.dueOn !== null)
    w.facts({ 'termino.fin': task.dueOn })
  // CPACA art. 17: asked before the end of the term, once; the first end is kept for the case that it is refused
  if (outcome.to === 'PRO-01' && task.dueOn !== null) {
    w.facts({ [`prorroga.pedida.${step.id}`]: true, 'prorroga.decision': null, 'prorroga.dias': null })
    w.flow = { ...w.flow, extended: { ...w.flow.extended, [step.id]: task.dueOn } }
  }
  // decision 34: only receipts that ran out count, not claims or differences
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
    if (outcome.opens?.family === 'seguimiento')
      w.event('seguimiento.por_abrir', {
        vence: w.state.facts['permiso.vence'] ?? null,
        obligaciones: w.state.facts['permiso.obligaciones'] ?? w.state.facts['decision.obligaciones'] ?? [],
      })
  }
  HOOKS[step.id]?.(w, outcome, task, data, actor, step)
}

/** The step that captures where the expediente is kept opens it, with its number. */
export const opensFile = (step: StepDef): boolean => step.capture.some((f) => f.key === 'expediente.trd')

const dateOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null

/**
 * CPACA arts. 94 and 164 num. 2 d): a party cannot ask for the revocation of an act that the courts may no longer judge,
 * four months after it became known. Counted from the day on which it became final, which is later.
 */
function refuseAfterCaducity(w: Working): void {
  const final = dateOf(w.state.facts['firmeza.fecha'])
  if (final === null) return
  const last = w.world.due(final, { amount: 4, unit: 'meses', norm: 'CPACA art. 164' })
  if (w.world.today > last)
    throw new Refusal(
      202,
      'Venció el término para demandar el acto: ya no procede la revocatoria a petición de parte (artículo 94 de la Ley 1437 de 2011).',
      { code: 'caducidad' },
    )
}
