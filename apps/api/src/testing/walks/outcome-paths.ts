import type { Turn } from '../stories/family-walk.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * Steps that never hold a task: an applicant for a type not filed here is informed before a case exists, and
 * requesting a change of applicant is what begins it.
 */
export const NO_TASK: ReadonlySet<string> = new Set(['PG-01B', 'CAM-01'])

/**
 * Intermediate steps, in order, of the path to an outcome or to a family's outcomes, where the shortest path
 * cannot end in it.
 */
export const VIA: Readonly<Record<string, readonly string[]>> = {
  // only a separate charge continues unpaid, and only a fine can turn out to be zero
  'LIQ-04 sin_pago': ['SEG-03'],
  'SAN-08 notificar': ['SAN-08B'],
  'SAN-08 reposicion': ['SAN-08B'],
  'SAN-20 notificar': ['SAN-04B'],
  'SAN-20 reposicion': ['SAN-04B'],
  // an apelación needs a signer with a superior; a queja needs a rejected apelación
  recurso_workflow: ['SAN-15'],
  'RWF-06 al_superior': ['SAN-15', 'RWF-01'],
  'RWF-06 queja': ['SAN-15', 'RWF-02', 'RWF-04'],
  'REC-06 al_superior': ['PG-15', 'REC-04'],
  'REC-06 queja': ['PG-15', 'REC-02B'],
  // a rejected appeal is not decided again
  'REC-06 reabrir': ['REC-04'],
  'LIQ-03 no_aplica': ['SAN-16'],
}

/**
 * Turns in the same case just before an outcome whose second occurrence differs and whose guard does not say
 * so.
 */
export const AGAIN: Readonly<Record<string, readonly Turn[]>> = {
  'LIQ-04 vencido_dos': [
    ['LIQ-04', 'vencido'],
    ['LIQ-03', 'emitido'],
  ],
  'CAM-14 revocado': [
    ['CAM-14', 'con_recurso'],
    ['REC-04', 'firmar', { 'recurso.decision': 'niega' }],
  ],
  'LIQ-04 sin_pago': [
    ['LIQ-04', 'vencido'],
    ['LIQ-03', 'emitido'],
  ],
}

const FINED: Data = { 'sancion.responsable': 'si', 'sancion.tipo': ['multa'] }

/** Data captured by earlier steps that an outcome needs beyond its guard. */
export const SAID_BEFORE: Readonly<Record<string, Data>> = {
  'SAN-16 cobro': FINED,
  'SAN-16 cumple': { 'sancion.responsable': 'no' },
  'REC-06 queja': { 'recurso.clase': 'apelacion', 'recurso.segunda': 'rechaza' },
  'LIQ-03 no_aplica': { 'sancion.multa_firme': 0 },
}
