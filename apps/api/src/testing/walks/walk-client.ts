import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { AskedChange, NewApplicant } from '@ventanilla/demo/teller/change-stories'
import type { Returned } from '../stories/returned-case.ts'
import type { Filed } from '@ventanilla/demo/teller/story-types'

type Given = Readonly<Record<string, unknown>>

/** Test-only requests to the server that the test walks through. */
export interface WalkDoor {
  /** the server's instant */
  now(): Promise<string>
  /** sets the clock forward; resolves when terms, jobs and messages due then are done */
  moveTo(instant: string): Promise<void>
  /** resolves when everything due is done */
  settle(): Promise<void>
  /** files a cast member's complete example of a type, with some answers of its own; without a type, a surface water concession */
  file(applicant: string, ttId?: number, answers?: Given): Promise<Filed>
  /**
   * files the fourth example of a type, which its officials send back; resolves when the applicant can respond
   */
  sendBack(ttId: number, applicant: string): Promise<Returned>
  /** takes the ordinary path until a task of the step is open */
  advanceTo(caseId: string, step: string, data?: Readonly<Record<string, Given>>): Promise<void>
  /** completes an open task as a permitted user, with its acts written and signed */
  doTask(caseId: string, step: string, outcome: string, data?: Given): Promise<void>
  /** the verdicts of an open review in which only the last point fails */
  failing(caseId: string, step: string): Promise<Given>
  /** address of the first user permitted to do an open task */
  doer(caseId: string, step: string): Promise<string>
  /** makes a case wait for a new applicant, who is sent the link */
  askChange(caseId: string, newApplicant: NewApplicant): Promise<AskedChange>
  /** the same, with the link opened by a cast member's account */
  bindChange(caseId: string, email: string): Promise<AskedChange>
  /** takes the layer from a zone, as if it had been brought from another portal without it */
  loseLayer(zone: string): Promise<void>
  openTasks(caseId: string): Promise<readonly OpenTask[]>
}

/** One call over the channel between the test and the server it started. */
export interface DoorCall {
  readonly id: number
  readonly name: keyof WalkDoor
  readonly args: readonly unknown[]
}

export type DoorReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

/** Sent once, when the server listens. */
export interface DoorReady {
  readonly ready: true
}
