import type { ActLife } from './state.ts'
import type { ActClass, ActRole } from '../../acts/template.ts'

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

/** What an act is in its case, in words. */
export const ACT_ROLES: Readonly<Record<ActRole, string>> = {
  opening: 'Da inicio a un trámite',
  sanctionOpening: 'Da inicio a un procedimiento sancionatorio',
  opinion: 'Documento técnico en que se apoya la decisión',
  requirement: 'Pide completar la solicitud',
  extension: 'Resuelve si se prorroga un término',
  flagranceRecord: 'Impone una medida en el sitio',
  preventiveMeasure: 'Impone o legaliza una medida preventiva',
  charges: 'Formula cargos',
  assessment: 'Liquida un cobro',
  decision: 'Decide lo pedido',
  appealRejection: 'Rechaza un recurso',
  applicantChange: 'Reconoce a otro solicitante',
}
