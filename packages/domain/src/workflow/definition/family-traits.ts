import type { FamilyCharge } from '../../fees/method.ts'
import type { ApplicantWord } from './applicant-word.ts'

/** What a family declares to the mechanisms, which name no family. */
export interface FamilyTraits {
  /** Word for the person a case is about, when they request nothing (cases/words/party-words.ts). */
  readonly applicantIs?: ApplicantWord
  /** Notifies acts; notifications in parallel with a case begin at its first step. */
  readonly makesKnown?: true
  /** Drafts, reviews and signs acts for steps that do not write theirs; starts with the choice of the act. */
  readonly writesActs?: true
  /** Moves the end of the term in which it was requested. */
  readonly extendsTerm?: true
  /** Gives up the rest of the requesting party's own term. */
  readonly waives?: true
  /** Verifies the obligations of the permit that its parent case granted. */
  readonly followsUp?: true
  /** Its cases are expedientes brought over from the former archive, with their papers. */
  readonly broughtOver?: true
  /** What its cases are charged for, instead of the evaluation of a request. */
  readonly charges?: FamilyCharge
  /** Case status while appeals are studied in the family; the previous status returns with their decision. */
  readonly status?: string
}
