import type { CompetenceTable } from '../acts/competence.ts'
import type { PlacedRemark } from '../acts/remarks.ts'
import type { ActClass, Announcement, Appeal, Attested, Published } from '../acts/template.ts'
import type { AppealClass, StepDef, Term, Workflow } from './definition.ts'

/** A task that waits for someone. Ids are UUIDv7 made outside; dates are Bogotá calendar days. */
export interface OpenTask {
  readonly id: string
  readonly step: string
  readonly turn: 'usuario' | 'corporacion'
  /** keys under which it is offered; see access/actor.ts */
  readonly audience: readonly string[]
  readonly assignee: string | null
  readonly openedAt: string
  readonly dueOn: string | null
  /** instant at which the clock acts by itself */
  readonly expiresAt: string | null
  /** the act that this task reviews or signs, or that it drafts at the moment */
  readonly actId: string | null
}

/** One act from its first draft to its number. `inline`: written in the step's own task; `jump`: by FIR-01. */
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
  /** its notification has begun */
  readonly told?: boolean
  /** it went into the bulletin: the instant and, of a notice, the last day on which it stays */
  readonly posted?: { readonly at: string; readonly until: string | null }
  /** business days to appeal that it announced when it was signed: whoever was told a longer term keeps it (decision 56) */
  readonly appealDays?: number
}

export interface Recipient {
  readonly personId: string
  readonly name: string
  readonly role: 'solicitante' | 'apoderado' | 'tercero' | 'nuevo_solicitante'
}

/** How one act is being made known, one notification per recipient (decision 30). */
export interface Notifying {
  readonly actId: string
  readonly recipients: readonly (Recipient & {
    readonly notificationId: string
    readonly means: string | null
    readonly legalOn: string | null
  })[]
  /** index of the recipient in hand; null while none is */
  readonly current: number | null
}

/**
 * The notification of an act that runs beside the case, which goes on meanwhile: its recipients and dates, its open tasks
 * and what was captured for it stand here and nowhere else (workflow/running-beside.ts).
 */
export interface Beside {
  readonly notifying: Notifying
  readonly lastNotifiedOn: string | null
  readonly tasks: readonly OpenTask[]
  readonly facts: Readonly<Record<string, unknown>>
}

/** One appeal that was received, and how far it has come (workflow/filed-appeals.ts). */
export interface FiledAppeal {
  /** the act that it attacks */
  readonly actId: string
  readonly personId: string
  readonly name: string
  readonly role: Recipient['role']
  readonly kind: AppealClass
  /** day on which it was filed */
  readonly on: string
  /** what was written and attached, as the step of the appeal captures it */
  readonly data: Readonly<Record<string, unknown>>
  /**
   * `espera`: the days of others run · `estudio`: it is studied with those beside it · `rechazado`: it was not admitted,
   * and whoever filed it may complain · `superior`: the superior still has to decide it · `decidido`
   */
  readonly state: 'espera' | 'estudio' | 'rechazado' | 'superior' | 'decidido'
}

export interface Suspension {
  readonly from: string
  readonly to: string | null
  readonly reason: string
}

export interface Flow {
  /** of the step in which the case is; what runs beside it has its own */
  readonly tasks: readonly OpenTask[]
  /** steps to go on with, innermost last */
  readonly stack: readonly string[]
  /** where the case was when a withdrawal began, to go back to (RETORNO_ETAPA) */
  readonly interrupted: { readonly step: string; readonly stack: readonly string[] } | null
  readonly acts: readonly ActLife[]
  readonly notifying: Notifying | null
  /** notifications that run beside the case; absent: none */
  readonly beside?: readonly Beside[]
  /** appeals in the order in which they were filed; absent: none, or from before the portal kept them one by one */
  readonly appeals?: readonly FiledAppeal[]
  /** last legal notification of the act notified last */
  readonly lastNotifiedOn: string | null
  /** who did each step last */
  readonly doers: Readonly<Record<string, string>>
  readonly visits: Readonly<Record<string, number>>
  readonly suspensions: readonly Suspension[]
  /** business days granted on top of the initial term of an applicant's step */
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
  readonly status: string
  /** family of a case that began by a door or beside another one; null or absent: the procedure's own */
  readonly family?: string | null
  /** the case beside which it runs */
  readonly parentId?: string | null
  readonly office: string | null
  readonly parties: readonly Recipient[]
  /** captured data by dotted variable name: what acts are filled with */
  readonly facts: Readonly<Record<string, unknown>>
  /** last day of the term of the whole case, where it has one */
  readonly dueOn?: string | null
  readonly flow: Flow
}

/** Whether somebody takes part in a case as a third party and as nothing else: they look on, are notified and appeal. */
export function looksOn({ parties }: Pick<CaseState, 'parties'>, personId: string): boolean {
  const own = parties.filter((p) => p.personId === personId)
  return own.length > 0 && own.every((p) => p.role === 'tercero')
}

/** Whether somebody from outside reads a case in which they have no part: its file was opened to them (decision 51). */
export const consults = (
  { parties }: Pick<CaseState, 'parties'>,
  actor: { readonly id: string; readonly kind: string },
): boolean =>
  actor.kind !== 'funcionario' && actor.kind !== 'sistema' && !parties.some((p) => p.personId === actor.id)

/** What the engine must know of an act template. */
export interface ActRule {
  readonly id: string
  readonly name: string
  readonly class: ActClass
  readonly drafts: readonly string[]
  readonly reviews: readonly string[]
  readonly signs: readonly string[]
  readonly announcement: Announcement
  readonly series: string
  readonly published: Published | false
  readonly attests?: readonly Attested[]
  /** what the act announces that may be filed against it */
  readonly appeal?: Appeal | null
}

/** The world around one decision. Everything that varies comes in here, so that `decide` stays pure. */
export interface World {
  readonly workflow: Workflow
  readonly acts: ReadonlyMap<string, ActRule>
  /** who may sign what since when, and on what ground */
  readonly competence: CompetenceTable
  /** Bogotá calendar day of `now` */
  readonly today: string
  /** instant, ISO */
  readonly now: string
  /** last day of a term that counts from the day after `from` (terms/) */
  readonly due: (from: string, term: Term) => string
  /** the procedure's own term for a step, over the family's */
  readonly stepTerms: Readonly<Record<string, Term>>
  readonly parameters: Readonly<Record<string, number>>
  /** roles of a person, to know who may sign what they drafted; empty when unknown */
  readonly rolesOf: (personId: string) => readonly string[]
  /** office of an official; null: of the whole authority; undefined: nobody has asked */
  readonly officeOf?: (personId: string) => string | null | undefined
  /** audience keys that at least one active person has */
  readonly isStaffed: (key: string) => boolean
  /** what was said about the passages of an act that is not signed yet, on its text as it stands */
  readonly remarksOn: (actId: string) => readonly PlacedRemark[]
  readonly newId: () => string
}

export function stepOf(world: World, id: string): StepDef {
  const step = world.workflow.steps.get(id)
  if (step === undefined) throw new Error(`No hay paso ${id} en los flujos cargados`)
  return step
}

/** 24:00 of a Bogotá day (UTC−5 all year): the instant from which a term is over (decision 50). */
export function endOfDay(date: string): string {
  const [y, m, d] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(y, m - 1, d + 1, 5)).toISOString()
}
