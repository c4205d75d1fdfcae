import { sound } from './routes.testkit.ts'
import { Walk, type WalkOptions } from './walk.testkit.ts'
import { asSignedBy } from '../competence/signed-by.testkit.ts'

export { refusal, sound } from './routes.testkit.ts'

/** Paths through follow-up and sanction that several scenarios share; each comment names where it ends. */

const RECENT = { 'hechos.fecha': '2025-06-01' }

/** After SAN-01. */
export const atSanction = (
  outcome: 'reparto' | 'flagrancia',
  data: Readonly<Record<string, unknown>>,
  options: WalkOptions = sound,
): Walk =>
  new Walk({ ...options, first: { step: 'SAN-01', status: 'radicada' } }).complete('SAN-01', outcome, {
    ...RECENT,
    ...data,
  })

/** SAN-10: the charges are notified. */
export function atCharges(options?: WalkOptions): Walk {
  return atSanction('reparto', { 'infractor.conocido': true }, options)
    .complete('SAN-02', 'si')
    .complete('SAN-06', 'firmado')
    .draft()
    .complete('SAN-07', 'notificado')
    .notify()
    .complete('SAN-08', 'continua')
    .complete('SAN-09', 'firmar')
    .draft()
    .complete('SAN-09A', 'notificado')
    .notify()
}

/** From SAN-10 to SAN-12 with evidence and arguments. */
export function evidenceTaken(walk: Walk): Walk {
  return walk
    .complete('SAN-10', 'presenta')
    .complete('SAN-11', 'firmar', { 'pruebas.niega': false })
    .draft()
    .complete('SAN-11A', 'notificado')
    .notify()
    .complete('SAN-11A', 'practica')
    .complete('SAN-11B', 'practicadas')
    .complete('SAN-11C', 'firmar')
    .draft()
    .complete('SAN-11D', 'notificado')
    .notify()
    .complete('SAN-11E', 'presenta')
}

/** From SAN-12 to SAN-13. */
export const atDecision = (walk: Walk): Walk => walk.write('SAN-12').complete('SAN-12', 'elaborado')

/** From SAN-13 to SAN-15 with a fine. */
export function fineDecided(walk: Walk): Walk {
  return walk
    .complete('SAN-13', 'firmada', { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'] })
    .draft()
    .complete('SAN-14', 'notificada')
    .notify()
}

const OBLIGATIONS = [
  { id: 'o1', text: 'Instalar un medidor.' },
  { id: 'o2', text: 'Conservar la ronda.' },
]

/** SEG-05: the period is scheduled, visited and assessed. */
export function atReview(meets: boolean, options: WalkOptions = sound): Walk {
  const verdicts = {
    o1: meets ? { verdict: 'cumple' } : { verdict: 'no_cumple', reason: 'No se encontró instalado.' },
    o2: { verdict: 'cumple' },
  }
  return new Walk({ ...options, first: { step: 'SEG-01', status: 'radicada' } })
    .complete('SEG-01', 'programado', { 'permiso.obligaciones': OBLIGATIONS })
    .complete('SEG-02', 'asignado', { 'seguimiento.profesional': 'CLI_TECNICO_SEGUIMIENTO-1' })
    .complete('SEG-03', 'sin_cobro')
    .write('SEG-04', { 'seguimiento.cumplimiento': verdicts })
    .write('SEG-04', { 'seguimiento.cumplimiento': verdicts })
    .complete('SEG-04', 'elaborado', { 'seguimiento.cumplimiento': verdicts })
}

/** SEG-07: the requirement is written. */
export function atAssessment(options?: WalkOptions): Walk {
  const walk = atReview(false, options).complete('SEG-05', 'no')
  const lawyer = walk.someone('SEG-06')
  return walk
    .do(lawyer, {
      type: 'startAct',
      taskId: walk.task('SEG-06').id,
      data: walk.data('SEG-06', { 'requerimiento.items': OBLIGATIONS.slice(0, 1), 'seguimiento.dias': 30 }),
    })
    .do(lawyer, { type: 'submitAct', taskId: walk.task('SEG-06').id })
}

/** SAN-08C: the offender's proposal was approved; compliance is being verified. */
export const atVerification = (options?: WalkOptions): Walk =>
  atSanction('reparto', { 'infractor.conocido': true }, options)
    .complete('SAN-02', 'si')
    .complete('SAN-06', 'firmado')
    .draft()
    .complete('SAN-07', 'notificado')
    .notify()
    .complete('SAN-08', 'suspende')
    .complete('SAN-08B', 'firmado', {
      'propuesta.decision': 'aprueba',
      'propuesta.beneficio_previo': false,
    })
    .draft()

/** RWF-02: apelación against a fine whose signer has a superior. */
export function atAppealToSuperior(options?: WalkOptions): Walk {
  const walk = fineDecided(atDecision(evidenceTaken(atCharges(options))))
  const acts = walk.state.flow.acts.map((act) =>
    act.template === 'RES_SANCION' ? asSignedBy(act, 'CLI_SUBDIRECTOR_JURIDICO') : act,
  )
  walk.state = { ...walk.state, flow: { ...walk.state.flow, acts } }
  return walk.complete('SAN-15', 'apelacion')
}
