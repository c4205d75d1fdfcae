import type { CrossCheck, FieldDef, Logic } from '../../forms/definition.ts'
import type { OutcomeRule } from './outcome-rule.ts'
import type { CaseEventType } from './event-types.ts'
import type { ChangePart } from './change-part.ts'
import type { FamilyTraits } from './family-traits.ts'
import type { LetterName } from './letter-names.ts'
import type { OutcomeMove } from './outcome-move.ts'
import type { EntryPoint, Opens, ParentChange } from './linking.ts'
import type { SetFact } from './set-fact.ts'
import type { StepMessage } from './step-message.ts'

/** Kinds of task; each has one panel in the task screen. */
export type TaskKind =
  | 'form' // capture data and choose an outcome
  | 'checklist' // verdict per document
  | 'prepare' // capture what an act needs and hand it over to drafting
  | 'create' // choose template and series of the act
  | 'draft' // write the act
  | 'review' // read the act, approve or return with remarks
  | 'sign' // sign by one-time code or passkey
  | 'fee' // compute a fee and show its calculation
  | 'receipt' // issue the receipt with bar code
  | 'payment' // the applicant pays and attaches the proof
  | 'paymentCheck' // reconcile
  | 'file' // open, complete or close the expediente
  | 'assign' // choose an official by workload
  | 'visit' // field form
  | 'attach' // attach a signed paper
  | 'concept' // technical concept with its tables
  | 'notify' // notify an act, with proof
  | 'firmness' // wait for appeals, then declare the act final
  | 'answer' // the applicant answers, asks, appeals

/** How an appeal is filed, as stored in `recurso.clase`: alone, or with another in the alternative. */
export type AppealClass = 'reposicion' | 'reposicion_apelacion' | 'apelacion' | 'queja'

export interface Term {
  readonly amount: number
  readonly unit: 'habiles' | 'calendario' | 'meses'
  readonly norm: string
}

/**
 * A step id, the end of the case, back to the caller, back to the case's stage, (after an appeal) back to the
 * step that drafted the appealed act, or (an appeal announced and never filed) back to the waiting step.
 */
export type Target = string | 'FIN' | 'RETORNO' | 'RETORNO_ETAPA' | 'REABRIR' | 'SIN_RECURSO'

/** Targets other than steps. */
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
  /** Step to continue with after the subprocess in `to` ends; FIN: the parallel case ends with it. */
  readonly returnTo?: string
  readonly by: 'staff' | 'applicant' | 'system'
  /** What mechanisms find it by, instead of its code; at most one outcome of a step has it. */
  readonly move?: OutcomeMove
  /** Offered only when true; reads captured data, `acto`, `termino`, `caso` (see workflow/state/facts.ts). */
  readonly guard?: Logic
  /** Why it is not offered, shown to the user. */
  readonly guardReason?: string
  /** Rare cases (an outage): shown only while its guard holds, never as disabled. */
  readonly rare?: boolean
  /** Fires without a user: when the step's term has expired, or when its guard becomes true. */
  readonly automatic?: 'expiry' | 'guard'
  /** Fields of the step that this outcome requires; default: all; [] = none. */
  readonly needs?: readonly string[]
  /** Acts of `produces` to be signed and numbered before it opens; default: per `actChoice` or all. */
  readonly acts?: readonly string[]
  /** Of several acts, the one that FIR-01 drafts for this outcome; default: per `actChoice`, or the first. */
  readonly drafts?: string
  /** Requires a reason, kept in the record. */
  readonly reason?: boolean
  /** For an appeal: the step whose act it attacks, when that is not the act notified last. */
  readonly against?: string
  /** Closed, together with the acts it needs, until the appeal term of the act notified last is over. */
  readonly afterAppeal?: boolean
  /** Any party can take it, even in a step of one party: an appeal is open to everyone notified. */
  readonly anyParty?: boolean
  /** Returns to its own step and keeps that step's term. */
  readonly sameTerm?: boolean
  /** Status of the case afterwards, unless the next step has its own. */
  readonly status?: string
  /** Facts it writes, assigned in this order; every expression reads the facts as they were before. */
  readonly sets?: readonly SetFact[]
  /** A separate event in the case history, with its data. */
  readonly records?: { readonly event: CaseEventType; readonly data: Readonly<Record<string, Logic>> }
  /** Legal rules it triggers; see workflow/definition/outcome-rule.ts. */
  readonly does?: readonly OutcomeRule[]
  /** Opens a linked case of that family (decision 33): follow-up, sanction, complaint. */
  readonly opens?: Opens
  /** Its effects on the parent case; without a parent, on this case. */
  readonly onParent?: readonly ParentChange[]
}

/** Wording of an applicant's step for the public; step titles describe the applicant in third person. */
export interface Asking {
  /** To the party who must act: the pending task, as heading of the case and list, without full stop. */
  readonly you: string
  /** Label of the button that opens it. */
  readonly action: string
  /** To other readers of the case: a sentence with the awaited party and action. */
  readonly others: string
  /** Optional right: not using it ends and rejects nothing. */
  readonly free?: true
  /** Irreversible consequence, shown above the form before any choice. */
  readonly loses?: string
}

/** More time to answer, giving up the rest of an own term, an appeal. */
export type PartyRequest = 'extension' | 'waiver' | 'appeal'

export interface StepDef {
  readonly id: string
  readonly family: string
  readonly title: string
  readonly kind: TaskKind
  /** Route pattern of the specification for this task's screen. */
  readonly screen: string
  /** Address of the list, across cases, in which its tasks wait. */
  readonly listedOn?: string
  readonly roles: readonly string[]
  readonly term?: Term
  /** The authority's term is paused while the case waits here. */
  readonly pausesTerm: boolean
  readonly resumesTerm: boolean
  readonly turn: 'usuario' | 'corporacion'
  /** Present exactly on steps of the applicant's turn. */
  readonly asks?: Asking
  readonly capture: readonly FieldDef[]
  /** Cross-field checks on the captured answers, as in an application's form. */
  readonly checks?: readonly CrossCheck[]
  readonly produces: readonly string[]
  /** Request that a party makes here by a call of its own, out of the step whose term it concerns. */
  readonly requests?: PartyRequest
  /** Its part in a change of applicant. */
  readonly changePart?: ChangePart
  /** Its letter is addressed to the authority in these facts, instead of the parties. */
  readonly addressee?: { readonly name: string; readonly address: string }
  /** Its letter authorises what the case captured; letters of other steps do not repeat it. */
  readonly authorises?: true
  /** Its act certifies how and when an act was notified. */
  readonly certifies?: true
  /** Act whose requirement the applicant answers in this step. */
  readonly answersAct?: string
  /** Message to the parties when the step opens; none: they read it in the portal only. */
  readonly message?: StepMessage
  /** Letter that the step drafts, for an official to correct. */
  readonly letter?: LetterName
  /** Of several acts, the one selected by the captured answers: the first whose condition holds. */
  readonly actChoice?: readonly { readonly when: Logic; readonly act: string }[]
  /** Yes/no question of the specification's modal; its answers are the outcomes with the moves `yes` and `no`. */
  readonly question?: { readonly text: string }
  readonly outcomes: readonly Outcome[]
  /** Case status shown while the case is here. */
  readonly status?: string
  /**
   * A case that meets this on entry continues at `to` instead: no fee to compute, no visit to make. Reads
   * `hecho`; skipped steps are recorded in the history.
   */
  readonly skip?: { readonly when: Logic; readonly to: string }
  /** Completes without a user. */
  readonly automatic?: boolean
  /** Part of an act's life that the task covers; the act moves with it between tasks (decisions 28, 44). */
  readonly actPart?: 'draft' | 'review' | 'sign'
  /**
   * Start of the term: opening (default), the signature of one of its acts, the legal notification from which
   * the step is entered, or the last notification regardless of later events.
   */
  readonly termFrom?: { readonly act: string } | 'notificacion' | 'ultima_notificacion'
  /**
   * Act that the step posts: once signed, it stays in the bulletin until the end of the step's term, which
   * counts from the posting day.
   */
  readonly posts?: string
  /** Parameter that overrides the days of `term`. */
  readonly termParameter?: string
  /**
   * Uses the remaining term of the calling step: an appeal and a waiver return it unchanged when nothing is
   * filed, an extension can move its end.
   */
  readonly callersTerm?: 'kept' | 'extended'
  /**
   * Alternative step when the case returns to this stage after its deadline: `until` is the fact with the last
   * day. A debt with an expired receipt gets a new one.
   */
  readonly renewed?: { readonly until: string; readonly at: string }
  /** The party that does an applicant's step, when not any; a proxy acts for the applicant. */
  readonly party?: 'solicitante' | 'nuevo_solicitante'
  /** Assignee: the person named by a fact, or the doer of another step of the case. */
  readonly assignTo?: { readonly fact: string } | { readonly doerOf: string }
  /** Offered to office-bound roles of the office in this fact, instead of the case's office. */
  readonly office?: { readonly fact: string }
  /** Doers of these steps cannot do this one (separation of duties). */
  readonly notDoerOf?: readonly string[]
  /** Repeated over the same matter: the first text is a good starting point. */
  readonly redone?: true
  readonly note?: string
  /** Appeal classes written here; availability follows from the act (workflow/appeals/appealing.ts). */
  readonly files?: readonly AppealClass[]
  /** A list, search or report: done on its screen by any of its roles, without opening a case. */
  readonly screenOnly?: boolean
}

/** Maximum duration of a family's cases: a term counted from one of its acts. */
export interface Duration extends Term {
  readonly from: { readonly act: string }
  /** Steps that pause it; other pauses of the case do not. */
  readonly pausedIn: readonly string[]
  /** Fact with the months of extension. */
  readonly extendedBy: string
}

export interface FamilyDef extends FamilyTraits {
  readonly id: string
  readonly name: string
  readonly norm: string
  readonly isSubprocess: boolean
  /** Types that it works, as their ordinary or as their alternative workflow; see `familyOfType`. */
  readonly procedureTypes: readonly number[]
  /** Type of the cases that its entry point opens by themselves; default: they have none. */
  readonly ownType?: number
  readonly initialStep: string
  readonly startedBy: 'usuario' | 'invocado' | 'automatico'
  /** Maximum duration of its cases, when the law sets one. */
  readonly duration?: Duration
  readonly entryPoint?: EntryPoint
  /** More starting steps, each with its own entry point. */
  readonly entries?: readonly { readonly step: string; readonly entryPoint: EntryPoint }[]
  readonly steps: readonly StepDef[]
}

/** All families, with steps indexed by id. */
export interface Workflow {
  readonly families: readonly FamilyDef[]
  readonly steps: ReadonlyMap<string, StepDef>
}
