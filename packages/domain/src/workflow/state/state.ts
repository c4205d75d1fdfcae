import type { CompetenceTable, SignedUnder } from '../../acts/competence.ts'
import type { PlacedRemark } from '../../acts/remarks.ts'
import type { ActClass, ActTemplate, Announcement, Appeal, Attested, Published } from '../../acts/template.ts'
import { bogotaInstant } from '../../terms/dates.ts'
import type { Count } from '../../terms/recount.ts'
import type { AppealClass, StepDef, Term, Workflow } from '../definition/definition.ts'

/** A task waiting for its user. Ids are UUIDv7 generated outside; dates are Bogotá calendar days. */
export interface OpenTask {
  readonly id: string
  readonly step: string
  readonly turn: 'usuario' | 'corporacion'
  /** Audience keys; see access/actor.ts. */
  readonly audience: readonly string[]
  readonly assignee: string | null
  readonly openedAt: string
  readonly dueOn: string | null
  /** How `dueOn` was counted; absent: nobody counted it here, or before the portal stored it. */
  readonly count?: Count
  /** Instant at which the clock acts. */
  readonly expiresAt: string | null
  /** The act that this task drafts, reviews or signs. */
  readonly actId: string | null
}

/** An act from first draft to number. `inline`: written in the step's own task; `jump`: through FIR-01. */
export interface ActLife {
  readonly id: string
  readonly template: string
  readonly origin: string
  readonly task: string | null
  readonly mode: 'inline' | 'jump'
  readonly phase: 'draft' | 'review' | 'sign' | 'signed' | 'withdrawn'
  readonly drafter: string
  readonly reviewer: string | null
  readonly signer: string | null
  readonly signerRole: string | null
  readonly signedOn: string | null
  readonly number: string | null
  /** Its notification has started. */
  readonly told?: boolean
  /** Posted in the bulletin: the instant and, for a notice, its last day. */
  readonly posted?: { readonly at: string; readonly until: string | null }
  /** Business days to appeal announced at signing: a longer announced term is kept (decision 56). */
  readonly appealDays?: number
  /** Ground of its signature; null: none was needed. Absent: signed before acts kept it. */
  readonly signedUnder?: SignedUnder | null
}

export interface Recipient {
  readonly personId: string
  readonly name: string
  readonly role: 'solicitante' | 'apoderado' | 'tercero' | 'nuevo_solicitante'
}

/** Notification of one act, per recipient (decision 30). */
export interface Notifying {
  readonly actId: string
  readonly recipients: readonly (Recipient & {
    readonly notificationId: string
    readonly means: string | null
    readonly legalOn: string | null
    /** A last day to appeal that the recipient was told and that by today's calendar would be earlier (decision 74). */
    readonly appealBy?: string
  })[]
  /** Index of the current recipient; null when none. */
  readonly current: number | null
}

/**
 * Notification in parallel with the case: only here are its recipients, dates, open tasks and captured facts
 * stored (workflow/state/running-beside.ts).
 */
export interface Beside {
  readonly notifying: Notifying
  readonly lastNotifiedOn: string | null
  readonly tasks: readonly OpenTask[]
  readonly facts: Readonly<Record<string, unknown>>
}

/** A received appeal and its state (workflow/appeals/filed-appeals.ts). */
export interface FiledAppeal {
  /** The act under appeal. */
  readonly actId: string
  readonly personId: string
  readonly name: string
  readonly role: Recipient['role']
  readonly kind: AppealClass
  /** Filing day. */
  readonly on: string
  /** Text and attachments, as captured by the appeal's step. */
  readonly data: Readonly<Record<string, unknown>>
  /**
   * `espera`: other parties' days run · `estudio`: under joint study · `rechazado`: not admitted, its party can
   * file a queja · `superior`: pending before the superior · `decidido`
   */
  readonly state: 'espera' | 'estudio' | 'rechazado' | 'superior' | 'decidido'
  /** its decision, or `rechazado`; absent: none yet, or it ended before the portal kept it */
  readonly ended?: string
}

export interface Suspension {
  readonly from: string
  readonly to: string | null
  readonly reason: string
}

export interface Flow {
  /** Of the case's own step; parallel notifications have their own. */
  readonly tasks: readonly OpenTask[]
  /** Return steps, innermost last. */
  readonly stack: readonly string[]
  /** Stage of the case before a withdrawal, to return to (RETORNO_ETAPA). */
  readonly interrupted: { readonly step: string; readonly stack: readonly string[] } | null
  readonly acts: readonly ActLife[]
  readonly notifying: Notifying | null
  /** Notifications in parallel with the case; absent: none. */
  readonly beside?: readonly Beside[]
  /** Appeals in filing order; absent: none, or filed before the portal stored them individually. */
  readonly appeals?: readonly FiledAppeal[]
  /** Latest legal date among the recipients of the act notified last. */
  readonly lastNotifiedOn: string | null
  /** Last doer of each step. */
  readonly doers: Readonly<Record<string, string>>
  readonly visits: Readonly<Record<string, number>>
  readonly suspensions: readonly Suspension[]
  /** End date of an applicant's step with an extension requested or granted, by step. */
  readonly extended: Readonly<Record<string, string>>
  readonly closed: boolean
}

export const EMPTY_FLOW: Flow = {
  tasks: [],
  stack: [],
  interrupted: null,
  acts: [],
  notifying: null,
  lastNotifiedOn: null,
  doers: {},
  visits: {},
  suspensions: [],
  extended: {},
  closed: false,
}

export interface CaseState {
  readonly id: string
  readonly ttId: number
  /** release of the definitions by which it runs until it ends */
  readonly definitions: number
  /** release whose workflow it runs by since it was moved there; null: that of `definitions` */
  readonly movedTo: number | null
  readonly status: string
  /** Family of a linked case, or of one opened by an entry point; null or absent: the procedure's own. */
  readonly family?: string | null
  /** Its parent case. */
  readonly parentId?: string | null
  readonly office: string | null
  readonly parties: readonly Recipient[]
  /** Captured data by dotted variable name; fills the acts. */
  readonly facts: Readonly<Record<string, unknown>>
  /** Last day of the case's overall term, if any. */
  readonly dueOn?: string | null
  readonly flow: Flow
}

/** Whether a person is only a third party: they read, are notified and appeal. */
export function looksOn({ parties }: Pick<CaseState, 'parties'>, personId: string): boolean {
  const own = parties.filter((p) => p.personId === personId)
  return own.length > 0 && own.every((p) => p.role === 'tercero')
}

/** Whether an outsider reads a case without being a party: its expediente was opened to them (decision 51). */
export const consults = (
  { parties }: Pick<CaseState, 'parties'>,
  actor: { readonly id: string; readonly kind: string },
): boolean =>
  actor.kind !== 'funcionario' && actor.kind !== 'sistema' && !parties.some((p) => p.personId === actor.id)

/** The part of an act template that the engine needs. */
export interface ActRule {
  readonly id: string
  readonly name: string
  readonly class: ActClass
  readonly role?: ActTemplate['role']
  readonly citedAs?: string
  readonly drafts: readonly string[]
  readonly reviews: readonly string[]
  readonly signs: readonly string[]
  readonly announcement: Announcement
  readonly series: string
  readonly published: Published | false
  readonly sendsBy?: ActTemplate['sendsBy']
  readonly attests?: readonly Attested[]
  readonly decidesAppeal?: ActTemplate['decidesAppeal']
  readonly statesComputed?: true
  readonly createsSituation?: ActTemplate['createsSituation']
  /** Appeals that the act announces. */
  readonly appeal?: Appeal | null
}

/** What is alike of an act in all procedures; who writes it can differ. */
export type CommonActRule = Omit<ActRule, 'drafts' | 'reviews' | 'signs'>

/** What a template says of its acts to those that read them in their case. */
export type ActMeaning = Pick<ActRule, 'role' | 'citedAs' | 'decidesAppeal' | 'attests'>

/** By template id; undefined: no such template. */
export type MeaningOf = (template: string) => ActMeaning | undefined

/** The latest signed act whose template says what is asked. */
export const lastSignedWhere = (
  { acts }: Pick<Flow, 'acts'>,
  meaningOf: MeaningOf,
  asked: (meaning: ActMeaning) => boolean,
): ActLife | undefined =>
  acts.findLast(({ phase, template }) => {
    const meaning = phase === 'signed' ? meaningOf(template) : undefined
    return meaning !== undefined && asked(meaning)
  })

/** Context of one decision. Supplies everything that varies, so that `decide` stays pure. */
export interface World {
  readonly workflow: Workflow
  readonly acts: ReadonlyMap<string, ActRule>
  /** Signing powers with validity and ground. */
  readonly competence: CompetenceTable
  /** Under which acts were signed before they kept their ground; absent: `competence`. */
  readonly formerCompetence?: CompetenceTable
  /** Bogotá calendar day of `now`. */
  readonly today: string
  /** Instant, ISO. */
  readonly now: string
  /** Last day of a term counted from the day after `from` (terms/). */
  readonly due: (from: string, term: Term) => string
  /** The procedure's own terms by step, over the family's. */
  readonly stepTerms: Readonly<Record<string, Term>>
  readonly parameters: Readonly<Record<string, number>>
  /** Roles of a person, to decide whether they can sign their own draft; empty when unknown. */
  readonly rolesOf: (personId: string) => readonly string[]
  /** Office of an official; null: the whole authority; undefined: not loaded. */
  readonly officeOf?: (personId: string) => string | null | undefined
  /** Whether at least one active user has this audience key. */
  readonly isStaffed: (key: string) => boolean
  /** Remarks on an unsigned act, placed in its current text. */
  readonly remarksOn: (actId: string) => readonly PlacedRemark[]
  /** Who wrote in an act under review or signature; absent: nobody but its drafter. */
  readonly writersOf?: (actId: string) => readonly string[]
  readonly newId: () => string
}

export function stepOf(world: Pick<World, 'workflow'>, id: string): StepDef {
  const step = world.workflow.steps.get(id)
  if (step === undefined) throw new Error(`No hay paso ${id} en los flujos cargados`)
  return step
}

/** 24:00 of a Bogotá day: the first instant at which a term is over (CPACA art. 54; decision 50). */
export function endOfDay(date: string): string {
  return bogotaInstant(date, 24 * 60)
}
