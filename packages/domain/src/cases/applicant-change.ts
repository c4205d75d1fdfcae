import type { FieldOption } from '../forms/definition.ts'
import { labelsOf } from '../forms/lists.ts'
import { bareDocumentNumber } from '../identity/documents.ts'
import type { ChangePart } from '../workflow/definition/change-part.ts'
import type { StepDef, Workflow } from '../workflow/definition/definition.ts'

/** Workflow family of a change of applicant: a separate case linked to the one it is about. */
export const CHANGE_FAMILY = 'cambio_solicitante'

/** `cs_estado` of a change of applicant. The specification defines only 11; 10 is an addition. */
export const CHANGE_STATE = { waitsForNewApplicant: 10, newApplicantRegistered: 11 } as const

/** Reasons for a change of applicant: values of `cambio.motivo`, as forms offer them. */
export const CHANGE_REASON_OPTIONS = [
  { value: 'cesion', label: 'Cesión o traspaso' },
  { value: 'muerte', label: 'Muerte del solicitante' },
  { value: 'disolucion', label: 'Disolución o fusión de la persona jurídica' },
  { value: 'venta_predio', label: 'Venta del predio' },
] as const satisfies readonly FieldOption[]

export type ChangeReason = (typeof CHANGE_REASON_OPTIONS)[number]['value']

export const CHANGE_REASONS = labelsOf(CHANGE_REASON_OPTIONS)

/** Proof required for each reason; the act states that it was verified. */
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

/** Reasons that the transferor cannot state: the window files them for the transferee. */
export const ASKED_AT_THE_WINDOW: ReadonlySet<ChangeReason> = new Set(['muerte', 'disolucion'])

/** Default obligations of the transferee, one line each; the lawyer can replace them. */
export const CHANGE_OBLIGATIONS = [
  'Cumplir, dentro de sus términos, los requerimientos pendientes y los que la Corporación formule en el trámite.',
  'Pagar los servicios de evaluación y de seguimiento que estén por pagar o que se liquiden.',
  'Permitir las visitas de los funcionarios de la Corporación y suministrar la información que se le solicite.',
  'Mantener actualizados sus datos de contacto y de notificación.',
].join('\n')

/** Parts of a change of applicant as clients read them, each with what it waits for. */
export const CHANGE_PARTS = {
  peticion: 'Que se pida el cambio',
  vinculacion: 'Que quien recibe abra su enlace y se vincule',
  envio: 'Que quien cede envíe la petición',
  estudio: 'Que la Corporación apruebe o rechace la petición',
  asignacion: 'Que se elija a quien proyecta el auto',
  proyeccion: 'Que se proyecte el auto',
  entrega: 'Que el auto pase a revisión',
  revision: 'Que el coordinador jurídico revise el auto',
  correccion: 'Que se corrija el auto devuelto',
  firma: 'Que el subdirector jurídico firme el auto',
  notificacion: 'Que se notifique el auto a las dos personas',
  aceptacion: 'Que quien recibe diga si acepta el trámite',
  aplicacion: 'Que el auto quede en firme y se aplique el cambio',
  comunicacion: 'Que se comunique por qué no hubo cambio',
  cierre: 'Que se cierre la petición',
} as const

const PART_WORDS: Readonly<Record<ChangePart, keyof typeof CHANGE_PARTS>> = {
  request: 'peticion',
  link: 'vinculacion',
  send: 'envio',
  study: 'estudio',
  assign: 'asignacion',
  draft: 'proyeccion',
  submit: 'entrega',
  review: 'revision',
  correct: 'correccion',
  sign: 'firma',
  notify: 'notificacion',
  accept: 'aceptacion',
  apply: 'aplicacion',
  inform: 'comunicacion',
  end: 'cierre',
}

/** Part of a step as clients read it; null when it has none. */
export const changePartOf = ({ changePart }: Pick<StepDef, 'changePart'>): keyof typeof CHANGE_PARTS | null =>
  changePart === undefined ? null : PART_WORDS[changePart]

/** What a change of applicant can wait for: one of its parts, or what a workflow that it called does. */
export const CHANGE_WAITS = {
  ...CHANGE_PARTS,
  recurso: 'Que se resuelva un recurso contra el auto',
  otra: 'Otro paso de la Corporación',
} as const
type ChangeWait = keyof typeof CHANGE_WAITS

/** What a change of applicant waits for at an open step, by the step's id. */
export function changeWaitAt({ steps, families }: Workflow, id: string): ChangeWait {
  const step = steps.get(id)
  const own = step === undefined ? null : changePartOf(step)
  if (own !== null) return own
  const family = families.find((one) => one.id === step?.family)
  if (family?.makesKnown === true) return 'notificacion'
  return family?.status === undefined ? 'otra' : 'recurso'
}

/** Facts of a case that decide whether a change of applicant can be requested. */
export interface Changeable {
  readonly family: string | null
  readonly filed: boolean
  readonly ended: boolean
  readonly changeOpen: boolean
}

/** Sentence on why a change of applicant cannot be requested; null when it can. */
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

/** Whether two documents identify the same person or company, however their numbers are written. */
export const sameIdentity = (a: Identity, b: Identity): boolean =>
  a.documentType === b.documentType &&
  bareDocumentNumber(a.documentType, a.documentNumber) ===
    bareDocumentNumber(b.documentType, b.documentNumber)
