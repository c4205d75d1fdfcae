import { z } from 'zod'
import { fieldSchema } from '../forms/form-schema.ts'
import { logicSchema } from '../forms/logic-schema.ts'
import { exactly, list, text, whole, yes } from '../kernel/schema-parts.ts'
import { ACT_CLASS_NAMES, ACT_ROLE_NAMES, APPEAL_KINDS, ATTESTED, SENT_MEANS } from './act-words.ts'
import { blockSchema, inlineSchema } from './block-schema.ts'

const SECTION = {
  /** The section's exact name in the acts' fact sheet. */
  name: text,
  /** Heading of the section; null: no visible heading. Default: the name, capitalised. */
  title: inlineSchema.nullable().exactOptional(),
}
export const sectionHead = exactly(SECTION)

/**
 * How an act is made known, with its norm. Acts that end a procedure (CPACA art. 67) or that a norm orders
 * notified are notified; all others are communicated (decision 58).
 */
export const announcementSchema = z.discriminatedUnion('by', [
  exactly({
    /** Personal, electronic or by notice, with legal date (CPACA arts. 56, 67-69). */
    by: z.literal('notificacion'),
    norm: text,
    /** The case continues in parallel with the notification: no step waits for it. */
    beside: yes,
  }),
  exactly({
    /** `comunicacion`: sent to the parties on numbering · `incorporacion`: added to the expediente only */
    by: z.enum(['comunicacion', 'incorporacion']),
    norm: text,
  }),
])

const APPEAL = {
  /** In filing order; the first is always available. */
  kinds: list(z.enum(APPEAL_KINDS)),
  businessDays: whole.positive(),
  norm: text,
  /** General wording, valid for any signer. */
  text: inlineSchema,
  /**
   * Exact clause once the signer is known: without a superior, or under a `{superior}` («el Director General»).
   * Acts include it as `{{recursos.clausula}}`.
   */
  said: exactly({ alone: inlineSchema, under: inlineSchema }).exactOptional(),
  /** Condition on the case's captured facts for the appeal to exist: against a refusal, not a grant. */
  when: logicSchema.exactOptional(),
}
export const appealSchema = exactly({
  ...APPEAL,
  /** Procedure types whose norm sets other days to appeal. */
  byProcedure: z
    .record(z.string().regex(/^[1-9]\d*$/), exactly(APPEAL))
    .readonly()
    .exactOptional(),
})

/** Publication in the bulletin of the authority (decision 59). */
export const publishedSchema = exactly({
  norm: text,
  /** `resolutiva`: heading and operative part · `integra`: the whole text */
  extent: z.enum(['integra', 'resolutiva']),
})

const ACT = {
  id: text,
  name: text,
  title: inlineSchema,
  class: z.enum(ACT_CLASS_NAMES),
  role: z.enum(ACT_ROLE_NAMES).exactOptional(),
  /** How later acts cite it, in mid-sentence: «el concepto técnico». Present exactly on opinions. */
  citedAs: text.exactOptional(),
  /** Code of the numbering series. */
  series: text,
  drafts: list(text),
  reviews: list(text),
  signs: list(text),
  announcement: announcementSchema,
  /** Norm and extent of its publication in the bulletin; false: not published. */
  published: z.union([publishedSchema, z.literal(false)]),
  /**
   * Addressed to one person about their own matter (a letter, a bill); hidden from the case's other parties.
   */
  personal: z.boolean().exactOptional(),
  /** A letter that its signature sends to the recipient in hand, towards a notification by these means. */
  sendsBy: z.enum(SENT_MEANS).exactOptional(),
  /**
   * Actions that a signed act of this template proves; affirmations in later acts read them as `consta.<name>`.
   */
  attests: list(z.enum(ATTESTED)).exactOptional(),
  /** States a computed value (total, firmness date, fine), derived from the work before the step ends. */
  statesComputed: yes,
  /** Decides an appeal: signed by the role that issued the appealed act, or by its superior. */
  decidesAppeal: z.enum(['issuer', 'superior']).exactOptional(),
  /**
   * Only in an act that decides or ends a matter, and so can be revoked: whether it created or changed an
   * individual right, whose holder must consent to its revocation (CPACA art. 97). A condition
   * reads the facts captured in its case.
   */
  createsSituation: logicSchema.exactOptional(),
  /** A second person approves it in the step that drafts it (decision 14): it is not reviewed again. */
  reviewedInItsStep: yes,
  /** States the law of the procedure; it is not written for one that declares none. */
  statesLaw: yes,
  /** Revokes an act of the parent case, or refuses to: names that act and no other. */
  revokes: yes,
  /** Null: no appeal. */
  appeal: appealSchema.nullable(),
  /** Every variable that the blocks can use; the checker compares both. */
  variables: list(text),
  /** Data that only this act needs, typed by its drafter. */
  captures: list(fieldSchema),
}
export const actHead = exactly(ACT)

/** An act as the catalogue writes, stores and compares it. */
export const actSchema = exactly({
  ...ACT,
  sections: list(exactly({ ...SECTION, blocks: list(blockSchema) })),
})

/** Blocks that several acts share, written once. Not the words to which a remark is pinned (passage.ts). */
export const passageSchema = exactly({
  /** Never reused for another passage: written acts refer to it. */
  key: text,
  /** What it says and where it stands, in Spanish. */
  about: text,
  blocks: list(blockSchema),
})
