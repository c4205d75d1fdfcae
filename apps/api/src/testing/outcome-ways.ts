import type { Turn } from './family-walk.ts'

type Data = Readonly<Record<string, unknown>>

/**
 * Steps in which no task ever stands: whoever asks for a type that is not filed here is told so before there is a case,
 * and asking for a change of applicant is what begins it.
 */
export const NO_TASK: ReadonlySet<string> = new Set(['PG-01B', 'CAM-01'])

/** What nobody can take, and why: the case comes to the step, and the law closes the choice. */
export const CLOSED: Readonly<Record<string, string>> = {
  'RWF-02 radicado': 'Only the Director General signs what SAN-15 waits for, and he has no superior.',
}

/** A step by which the way to an outcome goes, where the shortest one cannot end in it: by step, or by outcome. */
export const VIA: Readonly<Record<string, string>> = {
  // only what is charged apart goes on unpaid, and only a fine may turn out to be nothing
  'LIQ-04 sin_pago': 'SEG-03',
  'SAN-20 notificar': 'SAN-04B',
  // what was rejected is not decided again
  'REC-06 reabrir': 'REC-04',
  'LIQ-03 no_aplica': 'SAN-16',
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
  'LIQ-03 no_aplica': { 'sancion.multa_firme': 0 },
}
