import type { ActLife } from './state.ts'
import type { ActClass } from '../acts/template.ts'

/** Phase labels of an act; `sealed` means signed with its PDF ready. */
export const ACT_STATES: Readonly<Record<ActLife['phase'] | 'sealed', string>> = {
  draft: 'En proyección',
  review: 'En revisión',
  sign: 'Por firmar',
  signed: 'Firmado; su PDF se está sellando',
  sealed: 'Firmado y sellado',
  withdrawn: 'Descartado sin firmarse',
}

export const ACT_CLASSES: Readonly<Record<ActClass, string>> = {
  auto: 'Auto',
  resolucion: 'Resolución',
  oficio: 'Oficio',
  acta: 'Acta',
  aviso: 'Aviso',
  constancia: 'Constancia',
  concepto: 'Concepto técnico',
  documento: 'Otro documento',
}
