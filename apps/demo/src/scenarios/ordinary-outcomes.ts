import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { does, type Turn } from './scenario.ts'

type Turns = Readonly<Record<string, Turn>>

/** Each step on the path of a request granted without incidents. */
export const ORDINARY: Turns = {
  'PG-02': does('completa', { 'ventanilla.competencia': true }),
  'PG-03': does('si'),
  'PG-05': does('liquidada'),
  'LIQ-01': does('calculada'),
  'LIQ-02': does('aprobada'),
  'LIQ-03': does('emitido'),
  'LIQ-04': does('pagado'),
  'LIQ-05': does('verificado'),
  'PG-06': does('creado'),
  'PG-09': does('asignado'),
  'PG-07': does('revisar'),
  'FIR-01': does('creado'),
  'FIR-02': does('a_revision'),
  'FIR-03': does('aprobado'),
  'FIR-04': does('firmado'),
  'PG-08': does('publicado'),
  'PG-10': does('realizada', { 'visita.hay_oposicion': false }),
  'PG-10A': does('adjunta'),
  'PG-11': does('no'),
  'PG-12': does('proyectado'),
  'PG-13': does('proyectada', { 'decision.sentido': 'otorga' }),
  'PG-14': does('notificada'),
  'NOT-01': does('nueva'),
  'NOT-02': does('si'),
  // an addressee without consent to electronic notification is summoned and appears
  'NOT-04': does('comparece', { 'notificacion.comparece': true }),
  'NOT-06': does('constancia'),
  'PG-15': does('en_firme'),
  'PG-16': does('seguimiento'),
}

/** Additional information that the applicant hands in and that suffices. */
export const INFORMED: Turns = {
  'INF-01': does('firmar'),
  'INF-01A': does('notificado'),
  'INF-02': does('aporta'),
  'INF-03': does('si'),
  'INF-04': does('incorporada'),
}

/** A request that nobody completes, taken as withdrawn; its notification and firmness are the scenario's. */
export const LAPSED: Turns = {
  'DTA-01': does('procede'),
  'DTA-02': does('firmar'),
  'DTA-04': does('archivado'),
}

/** An appeal that is admitted, needs no evidence and changes nothing. */
export const APPEALED: Turns = {
  'REC-02': does('si', { 'recurso.admite': true }),
  'REC-03': does('sin_pruebas', { 'recurso.hay_pruebas': false }),
  'REC-04': does('firmar', { 'recurso.decision': 'confirma' }),
  'REC-05': does('notificado'),
  'REC-06': does('firmeza'),
}

/** A change of applicant whose link the new applicant has opened. */
export const CHANGED: Turns = {
  'CAM-03': does('enviada'),
  'CAM-04': does('aprobada'),
  'CAM-05': does('asignado'),
  'CAM-06': does('proyectado'),
  'CAM-07': does('a_revision'),
  'CAM-08': does('aprobado'),
  'CAM-09': does('corregido'),
  'CAM-10': does('firmado'),
  'CAM-11': does('corregido'),
  'CAM-12': does('notificado'),
  'CAM-13': does('aceptada'),
  'CAM-14': does('aplicado'),
  'CAM-15': does('comunicado'),
  'CAM-16': does('cerrado'),
}

/** Steps that a granted request does not pass, for stories that lead a case into them. */
const ELSEWHERE: Turns = {
  ...INFORMED,
  ...LAPSED,
  ...APPEALED,
  ...CHANGED,
  'PRO-01': does('radicada'),
  'PRO-02': does('firmar'),
  'REC-01': does('radicado'),
}

/** What is done in a step when nothing else is wanted; undefined: people can end it in several ways. */
export function ordinaryTurn(step: StepDef | undefined): Turn | undefined {
  if (step === undefined) return undefined
  const [first, second] = step.outcomes.filter(({ automatic }) => automatic === undefined)
  const only = first === undefined || second !== undefined ? undefined : does(first.code)
  return ORDINARY[step.id] ?? ELSEWHERE[step.id] ?? only
}
