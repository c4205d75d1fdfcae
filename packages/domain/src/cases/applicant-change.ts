import { documentNumberWords } from '../identity/documents.ts'

/** The workflow family of a change of applicant: a case of its own beside the one that it is about. */
export const CHANGE_FAMILY = 'cambio_solicitante'

/** `cs_estado` of a request that passes a case to another applicant. The specification names 11 alone; the other is ours. */
export const CHANGE_STATE = { waitsForNewApplicant: 10, newApplicantRegistered: 11 } as const

/** Why a case passes to somebody else: the values of `cambio.motivo`, with the words that people read. */
export const CHANGE_REASONS = {
  cesion: 'Cesión o traspaso',
  muerte: 'Muerte del solicitante',
  disolucion: 'Disolución o fusión de la persona jurídica',
  venta_predio: 'Venta del predio',
} as const

export type ChangeReason = keyof typeof CHANGE_REASONS

/** What must come with each reason; the act says that it was verified. */
export const CHANGE_PROOFS: Readonly<Record<ChangeReason, string>> = {
  cesion:
    'Documento de cesión firmado por las dos partes y documento de identidad, o certificado de existencia y representación, de cada una.',
  muerte:
    'Registro civil de defunción, y registros civiles, testamento o adjudicación de la herencia que prueben el derecho de quien recibe.',
  disolucion:
    'Certificado de existencia y representación legal en el que conste la disolución o fusión, y el documento por el que pasan los derechos.',
  venta_predio:
    'Escritura pública de la venta y certificado de tradición y libertad a nombre de quien recibe.',
}

/** Reasons that whoever leaves the case cannot state: the window files them for who takes their place. */
export const ASKED_AT_THE_WINDOW: ReadonlySet<ChangeReason> = new Set(['muerte', 'disolucion'])

/** What whoever takes a case takes on, one line each, unless the lawyer writes something else. */
export const CHANGE_OBLIGATIONS = [
  'Cumplir, dentro de sus términos, los requerimientos pendientes y los que la Corporación formule en el trámite.',
  'Pagar los servicios de evaluación y de seguimiento que estén por pagar o que se liquiden.',
  'Permitir las visitas de los funcionarios de la Corporación y suministrar la información que se le solicite.',
  'Mantener actualizados sus datos de contacto y de notificación.',
].join('\n')

/** A case as far as asking for its change depends on it. */
export interface Changeable {
  readonly family: string | null
  readonly filed: boolean
  readonly ended: boolean
  readonly changeOpen: boolean
}

/** Why nobody may ask that a case passes to another applicant, as a sentence; null when it may. */
export function whyNoChange(of: Changeable): string | null {
  if (of.family !== null)
    return 'Este trámite acompaña a otro. El cambio de solicitante se pide en el trámite principal.'
  if (!of.filed)
    return 'La solicitud todavía es un borrador. El cambio de solicitante se pide después de radicarla.'
  if (of.ended) return 'El trámite terminó y ya no cambia de solicitante.'
  if (of.changeOpen) return 'Ya hay un cambio de solicitante en curso para este trámite.'
  return null
}

interface Identity {
  readonly documentType: number
  readonly documentNumber: string
}

/** One person, or one company, by its document; a NIT with and without its points is the same. */
export const sameIdentity = (a: Identity, b: Identity): boolean =>
  a.documentType === b.documentType &&
  documentNumberWords(a.documentType, a.documentNumber) ===
    documentNumberWords(b.documentType, b.documentNumber)
