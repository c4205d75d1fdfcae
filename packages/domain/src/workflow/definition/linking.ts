import type { Logic } from '../../forms/definition.ts'

/** A linked case opened by an outcome. */
export interface Opens {
  readonly family: string
  /** Facts copied to it. */
  readonly facts?: readonly string[]
  /** Its subject: the applicant of this case, or a person still to be found (a complaint's offender). */
  readonly about?: 'applicant' | 'unknown'
}

/** Change that a linked case makes to its parent; with `ifFact`, only when that fact was captured. */
export type ParentChange = OneChange & { readonly ifFact?: string }

type OneChange =
  /** Ends it with that status: withdrawn, ended early, accumulated. */
  | { readonly do: 'end'; readonly status: string }
  /** Continues it at a step, named here or by the fact; its open tasks are closed. */
  | { readonly do: 'goTo'; readonly step: string }
  | { readonly do: 'goTo'; readonly fact: string }
  /** Moves it to the office that the fact names, with its history and without a new filing. */
  | { readonly do: 'moveOffice'; readonly fact: string }
  /** Adds this case's requester as a party of the parent. */
  | { readonly do: 'addParty'; readonly role: 'tercero' }
  /** Copies these facts to the parent. */
  | { readonly do: 'giveFacts'; readonly keys: readonly string[] }
  /** Assigns its open task to the person that the fact names. */
  | { readonly do: 'assign'; readonly fact: string }
  /** Corrects answers of its application to the values captured here under the same names; its dates stay. */
  | { readonly do: 'correct'; readonly keys: readonly string[] }
  /** Removes its proxy. */
  | { readonly do: 'endProxy' }

/**
 * How a case of a family starts without filing a procedure: linked to a case, or standalone. Any role of the
 * initial step can open it; an applicant's initial step is opened by a party of the case (or anyone, `for:
 * 'anyone'`).
 */
export interface EntryPoint {
  /** Button label: «Desistir del trámite». */
  readonly label: string
  /** One sentence below the button: its meaning and consequences. */
  readonly explains: string
  readonly beside: 'always' | 'possible' | 'never'
  /** Whether a user who is no party of the case can open it, as a third party does. */
  readonly for?: 'party' | 'anyone'
  /**
   * Kinds of parent case that can show it at all. Reads only constant values of `caso`: familia, flujo, tipo,
   * posibles. Default: any, except cases of its own family.
   */
  readonly among?: Logic
  /**
   * Among those, open only while true; also reads of `caso`: estado, abierto, radicado, paso, expediente,
   * obligaciones.
   */
  readonly when?: Logic
  /** Why it is closed, shown to the user. */
  readonly whyNot?: string
  /** Allows several at a time for one parent; default: one until it has ended. */
  readonly many?: boolean
  /** Facts of the parent case copied at the start. */
  readonly facts?: readonly string[]
  /** Answers of the parent's application copied at the start, to be corrected. */
  readonly answers?: readonly string[]
}
