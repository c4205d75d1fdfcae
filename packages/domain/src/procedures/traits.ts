import type { Validity } from './validity.ts'

/**
 * What sets a procedure apart from the others of its family. Steps, acts and rules ask for the trait and never
 * for the type, so that a further procedure with the trait needs nothing outside its folder.
 */
export const TRAITS = {
  agua_superficial: 'has the source, uses and flow of surface water in its acts',
  uso_del_agua: 'the visit gauges a source, and the concept studies demand and recommends a flow',
  arbolado: 'the visit checks an inventory of trees',
  mediciones: 'the visit can take measurements',
  licencia: 'a single request of information, whose neglect ends the procedure (DUR 2.2.2.3.6.3)',
  pide_una_vez: 'additional information is requested only once',
  recibido: 'received for its follow-up and never approved (DUR 2.2.3.3.4.14)',
  sin_visita: 'a register or report that needs no visit',
  saldo_previo: 'balances are verified before anything else',
  equipos: 'the verification checks equipment',
  area_plantada: 'the verification measures the planted area',
  sobre_permiso: 'acts on a permit already granted',
  peticion: 'a petition, complaint, claim or denunciation, which is answered (CPACA art. 13)',
  se_modifica_aparte: 'what it grants has a change procedure of its own, or is a change itself',
} as const
export type Trait = keyof typeof TRAITS

/** How lists and the public detail show the description of a procedure. */
export const PRESENTATIONS = {
  texto: 'La descripción como un solo texto',
  lista: 'Una lista de lo que va entre comas, sin la frase inicial',
  vinetas: 'Una lista de lo que va en cada viñeta o renglón, sin la frase inicial',
} as const
export type Presentation = keyof typeof PRESENTATIONS

/** How a procedure is decided and what sets it apart, for rules that words and offers follow. */
export interface ProcedureNature {
  /** what the concept recommends and the resolución does: grant a permit, approve a plan */
  readonly verb: 'otorgar' | 'aprobar'
  readonly traits: readonly Trait[]
  /** null: it grants none, or none that its decision fixes */
  readonly validity: Validity | null
  /** declares the law of what it grants */
  readonly grants: boolean
}

/** Nature of a type that no procedure declares, such as a case opened without one. */
export const PLAIN: ProcedureNature = { verb: 'otorgar', traits: [], validity: null, grants: false }
