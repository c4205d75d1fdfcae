import { z } from 'zod'
import { LINKED_CHARGES } from '../../fees/method.ts'
import { keyOf, text, yes } from '../../kernel/schema-parts.ts'
import { APPLICANT_WORDS } from './applicant-word.ts'

/** Keys with which a family declares itself to the mechanisms, which name no family. */
export const FAMILY_TRAITS = {
  /** Word for the person a case is about, when they request nothing (cases/words/party-words.ts). */
  applicantIs: keyOf(APPLICANT_WORDS).exactOptional(),
  /** Notifies acts; notifications in parallel with a case begin at its first step. */
  makesKnown: yes,
  /** Drafts, reviews and signs acts for steps that do not write theirs; starts with the choice of the act. */
  writesActs: yes,
  /** Moves the end of the term in which it was requested. */
  extendsTerm: yes,
  /** Gives up the rest of the requesting party's own term. */
  waives: yes,
  /** Verifies the obligations of the permit that its parent case granted. */
  followsUp: yes,
  /** Its cases are expedientes brought over from the former archive, with their papers. */
  broughtOver: yes,
  /** What its cases are charged for, instead of the evaluation of a request. */
  charges: z.enum(LINKED_CHARGES).exactOptional(),
  /** Case status while appeals are studied in the family; the previous status returns with their decision. */
  status: text.exactOptional(),
}
