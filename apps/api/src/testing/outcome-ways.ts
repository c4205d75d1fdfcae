import type { Turn } from './family-walk.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * Steps in which no task ever stands: whoever asks for a type that is not filed here is told so before there is a case,
 * and asking for a change of applicant is what begins it.
 */
export const NO_TASK: ReadonlySet<string> = new Set(['PG-01B', 'CAM-01'])

/** Steps by which the way to an outcome, or to any of a family, goes, one after the other, where the shortest one cannot end in it. */
export const VIA: Readonly<Record<string, readonly string[]>> = {
  // only what is charged apart goes on unpaid, and only a fine may turn out to be nothing
  'LIQ-04 sin_pago': ['SEG-03'],
  'SAN-08 notificar': ['SAN-08B'],
  'SAN-08 reposicion': ['SAN-08B'],
  'SAN-20 notificar': ['SAN-04B'],
  'SAN-20 reposicion': ['SAN-04B'],
  // the superior is asked where whoever signed has one, and complained to about an appeal to them
  recurso_workflow: ['SAN-15'],
  'RWF-06 al_superior': ['SAN-15', 'RWF-01'],
  'RWF-06 queja': ['SAN-15', 'RWF-02', 'RWF-04'],
  'REC-06 al_superior': ['PG-15', 'REC-04'],
  'REC-06 queja': ['PG-15', 'REC-02B'],
  // what was rejected is not decided again
  'REC-06 reabrir': ['REC-04'],
  'LIQ-03 no_aplica': ['SAN-16'],
}

/** What comes in the same case just before an outcome, where no guard says so: the second time is another one. */
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

/** What earlier steps captured where an outcome is taken, and its guard does not say. */
export const SAID_BEFORE: Readonly<Record<string, Data>> = {
  'SAN-16 cobro': FINED,
  'SAN-16 cumple': { 'sancion.responsable': 'no' },
  'REC-06 queja': { 'recurso.clase': 'apelacion', 'recurso.segunda': 'rechaza' },
  'LIQ-03 no_aplica': { 'sancion.multa_firme': 0 },
}
