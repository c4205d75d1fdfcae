import { z } from 'zod'
import { crossCheckSchema, fieldSchema } from '../../forms/form-schema.ts'
import { logicSchema } from '../../forms/logic-schema.ts'
import { exactly, keyOf, list, text, whole, yes } from '../../kernel/schema-parts.ts'
import { TERM_UNITS } from '../../terms/term.ts'
import { CHANGE_PARTS } from './change-part.ts'
import { LETTER_NAMES } from './letter-names.ts'
import { outcomeSchema } from './outcome-schema.ts'
import { STEP_MESSAGES } from './step-message.ts'
import { APPEAL_CLASSES, PARTY_REQUESTS } from './step-words.ts'
import { TASK_KINDS } from './task-kinds.ts'

/** Keys of a period by law or internal rule. */
export const TERM = { amount: whole.min(0), unit: keyOf(TERM_UNITS), norm: text }
export const termSchema = exactly(TERM)

/** Wording of an applicant's step for the public; step titles describe the applicant in third person. */
export const askingSchema = exactly({
  /** To the party who must act: the pending task, as heading of the case and list, without full stop. */
  you: text,
  /** Label of the button that opens it. */
  action: text,
  /** To other readers of the case: a sentence with the awaited party and action. */
  others: text,
  /** Optional right: not using it ends and rejects nothing. */
  free: yes,
  /** Irreversible consequence, shown above the form before any choice. */
  loses: text.exactOptional(),
})

const factOf = exactly({ fact: text })

/** Fields that the procedures of a family bring into its steps. */
export const BROUGHT_FIELDS = {
  estudios: 'matters that the concept studies, for the types of the family',
  concepto: 'terms that the concept proposes, for the types of the family',
  decision: 'terms that the decision grants, for the types of the family, with the reasons of differences',
  recurso: 'terms that a decision on an appeal replaces, of every type',
  certificado: 'terms of a certificate, of every type',
} as const
const BROUGHT_CHECKS = { estudios: 'no recommendation against what was studied' } as const

/** Stands for fields of the procedures; `expandFamily` replaces it. */
export const broughtFieldsSchema = exactly({
  brings: keyOf(BROUGHT_FIELDS),
  /** only while this holds too */
  when: logicSchema.exactOptional(),
})
const broughtChecksSchema = exactly({ brings: keyOf(BROUGHT_CHECKS) })

/** One unit of work of a workflow, as it is written, stored and compared: what procedures bring stands by reference. */
export const writtenStepSchema = exactly({
  id: text,
  family: text,
  title: text,
  kind: keyOf(TASK_KINDS),
  /** Route pattern of the specification for this task's screen. */
  screen: text,
  /** Address of the list, across cases, in which its tasks wait. */
  listedOn: text.exactOptional(),
  roles: list(text),
  term: termSchema.exactOptional(),
  /** The authority's term is paused while the case waits here. */
  pausesTerm: z.boolean(),
  resumesTerm: z.boolean(),
  turn: z.enum(['usuario', 'corporacion']),
  /** Present exactly on steps of the applicant's turn. */
  asks: askingSchema.exactOptional(),
  capture: list(z.union([fieldSchema, broughtFieldsSchema])),
  /** Cross-field checks on the captured answers, as in an application's form. */
  checks: list(z.union([crossCheckSchema, broughtChecksSchema])).exactOptional(),
  produces: list(text),
  /** Request that a party makes here by a call of its own, out of the step whose term it concerns. */
  requests: z.enum(PARTY_REQUESTS).exactOptional(),
  /** Its part in a change of applicant. */
  changePart: z.enum(CHANGE_PARTS).exactOptional(),
  /** Its letter is addressed to the authority in these facts, instead of the parties. */
  addressee: exactly({ name: text, address: text }).exactOptional(),
  /** Its letter authorises what the case captured; letters of other steps do not repeat it. */
  authorises: yes,
  /** Its act certifies how and when an act was notified. */
  certifies: yes,
  /**
   * Gives the concept that a crossed zone requires of a case beside which this one runs: the facts in which it finds what is
   * asked and the zones that ask, and that with what is said of the place.
   */
  givesConcept: exactly({ asked: text, zones: text, said: text }).exactOptional(),
  /** Act whose requirement the applicant answers in this step. */
  answersAct: text.exactOptional(),
  /** Message to the parties when the step opens; none: they read it in the portal only. */
  message: z.enum(STEP_MESSAGES).exactOptional(),
  /** Letter that the step drafts, for an official to correct. */
  letter: z.enum(LETTER_NAMES).exactOptional(),
  /** Of several acts, the one selected by the captured answers: the first whose condition holds. */
  actChoice: list(exactly({ when: logicSchema, act: text })).exactOptional(),
  /** Yes/no question of the specification's modal; its answers are the outcomes with the moves `yes` and `no`. */
  question: exactly({ text }).exactOptional(),
  outcomes: list(outcomeSchema),
  /** Case status shown while the case is here. */
  status: text.exactOptional(),
  /**
   * A case that meets this on entry continues at `to` instead: no fee to compute, no visit to make. Reads
   * `hecho`; skipped steps are recorded in the history.
   */
  skip: exactly({ when: logicSchema, to: text }).exactOptional(),
  /** Completes without a user. */
  automatic: z.boolean().exactOptional(),
  /** Part of an act's life that the task covers; the act moves with it between tasks (decisions 28, 44). */
  actPart: z.enum(['draft', 'review', 'sign']).exactOptional(),
  /**
   * Start of the term: opening (default), the signature of one of its acts, the legal notification from which
   * the step is entered, or the last notification regardless of later events.
   */
  termFrom: z
    .union([exactly({ act: text }), z.enum(['notificacion', 'ultima_notificacion'])])
    .exactOptional(),
  /**
   * Act that the step posts: once signed, it stays in the bulletin until the end of the step's term, which
   * counts from the posting day.
   */
  posts: text.exactOptional(),
  /** Parameter that overrides the days of `term`. */
  termParameter: text.exactOptional(),
  /**
   * Uses the remaining term of the calling step: an appeal and a waiver return it unchanged when nothing is
   * filed, an extension can move its end.
   */
  callersTerm: z.enum(['kept', 'extended']).exactOptional(),
  /**
   * Alternative step when the case returns to this stage after its deadline: `until` is the fact with the last
   * day. A debt with an expired receipt gets a new one.
   */
  renewed: exactly({ until: text, at: text }).exactOptional(),
  /** The party that does an applicant's step, when not any; a proxy acts for the applicant. */
  party: z.enum(['solicitante', 'nuevo_solicitante']).exactOptional(),
  /** Assignee: the person named by a fact, or the doer of another step of the case. */
  assignTo: z.union([factOf, exactly({ doerOf: text })]).exactOptional(),
  /** Offered to office-bound roles of the office in this fact, instead of the case's office. */
  office: factOf.exactOptional(),
  /** Doers of these steps cannot do this one (separation of duties). */
  notDoerOf: list(text).exactOptional(),
  /** Repeated over the same matter: the first text is a good starting point. */
  redone: yes,
  note: text.exactOptional(),
  /** Appeal classes written here; availability follows from the act (workflow/appeals/appealing.ts). */
  files: list(z.enum(APPEAL_CLASSES)).exactOptional(),
  /** A list, search or report: done on its screen by any of its roles, without opening a case. */
  screenOnly: z.boolean().exactOptional(),
})
