import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'

type Way = readonly [outcome: string, data?: Readonly<Record<string, unknown>>]

/** Outcome of each step on the path of a request granted without incidents. */
export const ORDINARY: Readonly<Record<string, Way>> = {
  'PG-02': ['completa', { 'ventanilla.competencia': true }],
  'PG-03': ['si'],
  'PG-05': ['liquidada'],
  'LIQ-01': ['calculada'],
  'LIQ-02': ['aprobada'],
  'LIQ-03': ['emitido'],
  'LIQ-04': ['pagado'],
  'LIQ-05': ['verificado'],
  'PG-06': ['creado'],
  'PG-09': ['asignado'],
  'PG-07': ['revisar'],
  'FIR-01': ['creado'],
  'FIR-02': ['a_revision'],
  'FIR-03': ['aprobado'],
  'FIR-04': ['firmado'],
  'PG-08': ['publicado'],
  'PG-10': ['realizada', { 'visita.hay_oposicion': false }],
  'PG-10A': ['adjunta'],
  'PG-11': ['no'],
  'PG-12': ['proyectado'],
  'PG-13': ['proyectada', { 'decision.sentido': 'otorga' }],
  'PG-14': ['notificada'],
  'NOT-01': ['nueva'],
  'NOT-02': ['si'],
  'NOT-06': ['constancia'],
  'INF-01': ['firmar'],
  'INF-01A': ['notificado'],
  'INF-02': ['aporta'],
  'INF-03': ['si'],
  'INF-04': ['incorporada'],
  'PRO-01': ['radicada'],
  'PRO-02': ['firmar'],
  'DTA-01': ['procede'],
  'DTA-02': ['firmar'],
  'DTA-04': ['archivado'],
  'REC-01': ['radicado'],
  'REC-02': ['si', { 'recurso.admite': true }],
  'REC-03': ['sin_pruebas', { 'recurso.hay_pruebas': false }],
  'REC-04': ['firmar', { 'recurso.decision': 'confirma' }],
  'REC-05': ['notificado'],
  'REC-06': ['firmeza'],
  'PG-15': ['en_firme'],
  'PG-16': ['seguimiento'],
  // a change of applicant whose link the new applicant has opened
  'CAM-03': ['enviada'],
  'CAM-04': ['aprobada'],
  'CAM-05': ['asignado'],
  'CAM-06': ['proyectado'],
  'CAM-07': ['a_revision'],
  'CAM-08': ['aprobado'],
  'CAM-09': ['corregido'],
  'CAM-10': ['firmado'],
  'CAM-11': ['corregido'],
  'CAM-12': ['notificado'],
  'CAM-13': ['aceptada'],
  'CAM-14': ['aplicado'],
  'CAM-15': ['comunicado'],
  'CAM-16': ['cerrado'],
}

/** The way of a step that people end in one way only; such a step needs no line above. */
export function onlyWay(step: StepDef | undefined): Way | undefined {
  const [first, second] = step?.outcomes.filter(({ automatic }) => automatic === undefined) ?? []
  return first === undefined || second !== undefined ? undefined : [first.code]
}
