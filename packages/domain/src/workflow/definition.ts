import type { ApplicantWord } from '../cases/party-words.ts'
import type { CrossCheck, FieldDef, Logic } from '../forms/definition.ts'
import type { Deed } from './deed.ts'
import type { CaseEventType } from './event-types.ts'

/** About a dozen ways of working; each has one panel in the task screen. */
export type TaskKind =
  | 'form' // capture data and choose an outcome
  | 'checklist' // verdict per document
  | 'prepare' // capture what an act needs and hand it over to drafting
  | 'create' // choose template and series of the act
  | 'draft' // write the act
  | 'review' // read the act, approve or return with remarks
  | 'sign' // sign by one-time code
  | 'fee' // compute a fee with its working
  | 'receipt' // issue the receipt with bar code
  | 'payment' // the applicant pays and attaches the proof
  | 'paymentCheck' // reconcile
  | 'file' // open, complete or close the expediente
  | 'assign' // choose a person by workload
  | 'visit' // field form
  | 'attach' // attach a signed paper
  | 'concept' // technical concept with its tables
  | 'notify' // make an act known, with proof
  | 'firmness' // wait for appeals, then declare the act final
  | 'answer' // the applicant answers, asks, appeals

/** How an appeal is filed, as `recurso.clase` keeps it: alone, or with another one in the alternative. */
export type AppealClass = 'reposicion' | 'reposicion_apelacion' | 'apelacion' | 'queja'

export interface Term {
  readonly amount: number
  readonly unit: 'habiles' | 'calendario' | 'meses'
  readonly norm: string
}

/**
 * A step id, the end of the case, back to the caller, back to the stage in which the case was, (after an appeal) back
 * to the step that drafted the appealed act, or (an appeal announced and never filed) back to the step that waited.
 */
export type Target = string | 'FIN' | 'RETORNO' | 'RETORNO_ETAPA' | 'REABRIR' | 'SIN_RECURSO'

/** Targets that are not steps. */
export const SPECIAL_TARGETS: ReadonlySet<string> = new Set([
  'FIN',
  'RETORNO',
  'RETORNO_ETAPA',
  'REABRIR',
  'SIN_RECURSO',
])

export interface Outcome {
  readonly code: string
  readonly label: string
  readonly to: Target
  /** step to go on with when the subprocess that `to` names has ended; FIN: what runs beside a case ends with it */
  readonly returnTo?: string
  readonly by: 'staff' | 'applicant' | 'system'
  /** offered only when true; reads captured data, `acto`, `termino`, `caso` (see workflow/facts.ts) */
  readonly guard?: Logic
  /** why it is not offered, for the person who looks at it */
  readonly guardReason?: string
  /** answers what happens rarely (an outage): shown only while its guard holds, never as a way that is closed */
  readonly rare?: boolean
  /** fires without a person: when the step's term has run out, or when its guard becomes true */
  readonly automatic?: 'expiry' | 'guard'
  /** fields of the step that must be complete for this outcome; default: all; [] = none */
  readonly needs?: readonly string[]
  /** acts of `produces` that must be signed and numbered before this outcome opens; default: per `actChoice` or all */
  readonly acts?: readonly string[]
  /** of several acts, the one that FIR-01 drafts for this outcome; default: per `actChoice`, or the first */
  readonly drafts?: string
  /** asks for a reason that goes into the record */
  readonly reason?: boolean
  /** an appeal: the step whose act it attacks, where that is not the act made known last */
  readonly against?: string
  /** not before the days are over in which the act told last may be appealed, nor the act that it needs */
  readonly afterAppeal?: boolean
  /** any party may take it, also where the step itself is one party's: an appeal is everybody's who was notified */
  readonly anyParty?: boolean
  /** it leads back to its own step, which keeps the term that it had */
  readonly sameTerm?: boolean
  /** status of the case from then on, unless the step that follows has one of its own */
  readonly status?: string
  /** facts that taking it writes: a plain value, or an expression over what guards read (an empty one writes null) */
  readonly sets?: Readonly<Record<string, Logic | string | number | null>>
  /** a line of its own in the case's history, with its data */
  readonly records?: { readonly event: CaseEventType; readonly data: Readonly<Record<string, Logic>> }
  /** rules of law or of the house that it brings about; see workflow/deed.ts */
  readonly does?: readonly Deed[]
  /** opens a linked case of that family beside this one (decision 33): follow-up, sanction, complaint */
  readonly opens?: Opens
  /** what taking it means for the case beside which this one runs; without such a case, for this one */
  readonly onParent?: readonly ParentChange[]
}

/** A linked case that an outcome opens. */
export interface Opens {
  readonly family: string
  /** facts that it starts with */
  readonly facts?: readonly string[]
  /** whom it is about: the applicant of this case, or somebody who is still to be found (a complaint's offender) */
  readonly about?: 'applicant' | 'unknown'
}

/** What a case that runs beside another one does to that one; with `ifFact`, only where that was captured. */
export type ParentChange = OneChange & { readonly ifFact?: string }

type OneChange =
  /** it ends with that status: withdrawn, ended early, accumulated */
  | { readonly do: 'end'; readonly status: string }
  /** it goes on at a step: the one named, or the one that the fact names; what was open there falls */
  | { readonly do: 'goTo'; readonly step: string }
  | { readonly do: 'goTo'; readonly fact: string }
  /** it goes to the office that the fact names, with its history and without a new filing */
  | { readonly do: 'moveOffice'; readonly fact: string }
  /** the person who asked here takes part there too */
  | { readonly do: 'addParty'; readonly role: 'tercero' }
  /** what was captured here under these names stands there too */
  | { readonly do: 'giveFacts'; readonly keys: readonly string[] }
  /** its open task goes to the person that the fact names */
  | { readonly do: 'assign'; readonly fact: string }
  /** answers of its application are corrected to what was captured here under the same names; its dates stay */
  | { readonly do: 'correct'; readonly keys: readonly string[] }
  /** its proxy no longer takes part */
  | { readonly do: 'endProxy' }

/**
 * How a case of a family begins without a procedure being filed: beside a case, or by itself. Whoever has a role of the
 * initial step may open it; an applicant's initial step is opened by a party of the case (or by anybody, `for: 'anyone'`).
 */
export interface Door {
  /** what the button says: «Desistir del trámite» */
  readonly label: string
  /** one sentence under it: what it means and what follows */
  readonly explains: string
  readonly beside: 'always' | 'possible' | 'never'
  /** whether a person who is no party of the case may open it: a third party does */
  readonly for?: 'party' | 'anyone'
  /**
   * beside which kinds of case it can stand at all; beside others nobody sees it. Reads of `caso` only what never changes:
   * familia, flujo, tipo, posibles. Left out: beside any, but for those of its own family
   */
  readonly among?: Logic
  /** of those, open only while true; reads of `caso` also: estado, abierto, radicado, paso, expediente, obligaciones */
  readonly when?: Logic
  /** why not, for the person who looks at it */
  readonly whyNot?: string
  /** several at a time beside one case; default: one until it has ended */
  readonly many?: boolean
  /** facts of the case beside which it runs that it starts with */
  readonly facts?: readonly string[]
  /** answers of that case's application that it starts with, to be corrected */
  readonly answers?: readonly string[]
}

/** How a step of the applicant's turn is put to people: the titles of steps speak about them, not to them. */
export interface Asking {
  /** to whoever has to do it: what they have to do, as the heading of their case and of their list, without full stop */
  readonly you: string
  /** what the button says that opens it */
  readonly action: string
  /** to everybody else who reads the case, a sentence: whom it waits for, and for what */
  readonly others: string
  /** nothing ends and nobody is refused where it is not done: a right that may be used */
  readonly free?: true
  /** what cannot be had back once it is sent, said above the form and before anything is chosen */
  readonly loses?: string
}

export interface StepDef {
  readonly id: string
  readonly family: string
  readonly title: string
  readonly kind: TaskKind
  /** route pattern of the specification that shows this task */
  readonly screen: string
  readonly roles: readonly string[]
  readonly term?: Term
  /** the authority's term does not run while the case waits here */
  readonly pausesTerm: boolean
  readonly resumesTerm: boolean
  readonly turn: 'usuario' | 'corporacion'
  /** of every step of the applicant's turn, and of no other */
  readonly asks?: Asking
  readonly capture: readonly FieldDef[]
  /** what must hold between the captured answers, as in the form of an application */
  readonly checks?: readonly CrossCheck[]
  readonly produces: readonly string[]
  /** of several acts, which one the captured answers pick: first whose condition holds */
  readonly actChoice?: readonly { readonly when: Logic; readonly act: string }[]
  /** yes/no question that the specification's modal asks; its answers are outcomes `si` and `no` */
  readonly question?: { readonly text: string }
  readonly outcomes: readonly Outcome[]
  /** case status shown while the case is here */
  readonly status?: string
  /**
   * A case for which this holds when it comes here goes on at `to` instead: no fee to compute, no visit to make. Reads
   * `hecho`; what it skips is written into its history.
   */
  readonly skip?: { readonly when: Logic; readonly to: string }
  /** the step does its work without a person */
  readonly automatic?: boolean
  /** the part of an act's life that the task is; the act goes with it from task to task (decisions 28, 44) */
  readonly actPart?: 'draft' | 'review' | 'sign'
  /**
   * What the term counts from: opening (default), the signature of one of its acts, the legal notification that the step
   * is entered from, or the last one whatever happened since
   */
  readonly termFrom?: { readonly act: string } | 'notificacion' | 'ultima_notificacion'
  /**
   * The act that the step posts: once signed it stands in the bulletin until the end of the step's term, and the posting
   * counts as its day
   */
  readonly posts?: string
  /** parameter that gives the days of the term, over `term` */
  readonly termParameter?: string
  /**
   * It lives in what is left of the term of the step that calls it: an appeal and a waiver give it back as it was where
   * nothing is filed, an extension may move its end.
   */
  readonly callersTerm?: 'kept' | 'extended'
  /**
   * Where the case goes instead when it is given this stage back and what the step waits for ran out meanwhile: `until` is
   * the fact with its last day. A debt whose receipt expired is charged by a new one
   */
  readonly renewed?: { readonly until: string; readonly at: string }
  /** which party does an applicant's step, where not any; a proxy stands for the applicant */
  readonly party?: 'solicitante' | 'nuevo_solicitante'
  /** whom the task goes to: the person a fact names, or who did another step of the case */
  readonly assignTo?: { readonly fact: string } | { readonly doerOf: string }
  /** offered to office-bound roles of the office that a fact names, over the case's own */
  readonly office?: { readonly fact: string }
  /** who did these steps may not do this one (separation of duties) */
  readonly notDoerOf?: readonly string[]
  /** where it is done again over the same matter, what was written the first time is a good beginning */
  readonly redone?: true
  readonly note?: string
  /** classes of appeal that are written here; who may file one and which follows from the act (workflow/appealing.ts) */
  readonly files?: readonly AppealClass[]
  /** a list, a search or a reading: done on its screen by whoever has its roles, and no case is opened for it */
  readonly screenOnly?: boolean
}

/** The longest that a case of a family may take: a term of the case, counted from one of its acts. */
export interface Duration extends Term {
  readonly from: { readonly act: string }
  /** steps with which it stops running; other pauses of the case do not stop it */
  readonly pausedIn: readonly string[]
  /** fact with the months by which it was extended */
  readonly extendedBy: string
}

export interface FamilyDef {
  readonly id: string
  readonly name: string
  readonly norm: string
  readonly isSubprocess: boolean
  /** what the person is called whom a case is about, where they ask for nothing (cases/party-words.ts) */
  readonly applicantIs?: ApplicantWord
  /** it makes an act known; what is notified beside a case begins at its first step */
  readonly makesKnown?: true
  readonly procedureTypes: readonly number[]
  readonly initialStep: string
  readonly startedBy: 'usuario' | 'invocado' | 'automatico'
  /** how long a case of the family may take at most, where the law says so */
  readonly duration?: Duration
  /** what a case says while appeals are studied in the family; what it said before comes back with their decision */
  readonly status?: string
  readonly door?: Door
  /** further steps at which a case of the family may begin, each with its own door */
  readonly entries?: readonly { readonly step: string; readonly door: Door }[]
  readonly steps: readonly StepDef[]
}

/** All families that can call each other, with quick access by step. */
export interface Workflow {
  readonly families: readonly FamilyDef[]
  readonly steps: ReadonlyMap<string, StepDef>
}
