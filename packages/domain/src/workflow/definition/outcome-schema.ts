import { z } from 'zod'
import { logicSchema } from '../../forms/logic-schema.ts'
import { byName, exactly, keyOf, list, text } from '../../kernel/schema-parts.ts'
import { CASE_EVENT_TYPES } from './event-types.ts'
import { opensSchema, parentChangeSchema } from './linking.ts'
import { OUTCOME_MOVES } from './outcome-move.ts'
import { OUTCOME_RULE_NAMES } from './outcome-rule.ts'
import { setFactSchema } from './set-fact.ts'

/** One way to finish a step. */
export const outcomeSchema = exactly({
  code: text,
  label: text,
  /** A `Target`. */
  to: text,
  /** Step to continue with after the subprocess in `to` ends; FIN: the parallel case ends with it. */
  returnTo: text.exactOptional(),
  by: z.enum(['staff', 'applicant', 'system']),
  /** What mechanisms find it by, instead of its code; at most one outcome of a step has it. */
  move: keyOf(OUTCOME_MOVES).exactOptional(),
  /** Offered only when true; reads captured data, `acto`, `termino`, `caso` (see workflow/state/facts.ts). */
  guard: logicSchema.exactOptional(),
  /** Why it is not offered, shown to the user. */
  guardReason: text.exactOptional(),
  /** Rare cases (an outage): shown only while its guard holds, never as disabled. */
  rare: z.boolean().exactOptional(),
  /** Fires without a user: when the step's term has expired, or when its guard becomes true. */
  automatic: z.enum(['expiry', 'guard']).exactOptional(),
  /** Fields of the step that this outcome requires; default: all; [] = none. */
  needs: list(text).exactOptional(),
  /** Acts of `produces` to be signed and numbered before it opens; default: per `actChoice` or all. */
  acts: list(text).exactOptional(),
  /** Of several acts, the one that FIR-01 drafts for this outcome; default: per `actChoice`, or the first. */
  drafts: text.exactOptional(),
  /** Requires a reason, kept in the record. */
  reason: z.boolean().exactOptional(),
  /** For an appeal: the step whose act it attacks, when that is not the act notified last. */
  against: text.exactOptional(),
  /** Closed, together with the acts it needs, until the appeal term of the act notified last is over. */
  afterAppeal: z.boolean().exactOptional(),
  /** Any party can take it, even in a step of one party: an appeal is open to everyone notified. */
  anyParty: z.boolean().exactOptional(),
  /** Returns to its own step and keeps that step's term. */
  sameTerm: z.boolean().exactOptional(),
  /** Status of the case afterwards, unless the next step has its own. */
  status: text.exactOptional(),
  /** Facts it writes, assigned in this order; every expression reads the facts as they were before. */
  sets: list(setFactSchema).exactOptional(),
  /** A separate event in the case history, with its data. */
  records: exactly({ event: z.enum(CASE_EVENT_TYPES), data: byName(logicSchema) }).exactOptional(),
  /** Legal rules it triggers; see workflow/definition/outcome-rule.ts. */
  does: list(z.enum(OUTCOME_RULE_NAMES)).exactOptional(),
  /** Opens a linked case of that family (decision 33): follow-up, sanction, complaint. */
  opens: opensSchema.exactOptional(),
  /** Its effects on the parent case; without a parent, on this case. */
  onParent: list(parentChangeSchema).exactOptional(),
})
