import type { OpenTask } from '@ventanilla/domain/workflow/state'
import type { AskedChange, NewApplicant } from './applicant-change.ts'
import type { Returned } from './returned-case.ts'
import type { Filed } from './story-types.ts'

type Given = Readonly<Record<string, unknown>>

/** What a test may ask of the server that it walks through, besides what people ask of it. */
export interface WalkDoor {
  /** the server's instant */
  now(): Promise<string>
  /** sets the clock forward; terms, jobs and messages that are due then are done when it resolves */
  moveTo(instant: string): Promise<void>
  /** everything that is due now is done when it resolves */
  settle(): Promise<void>
  /** files the complete example of a type, of somebody of the cast; without one, for surface water */
  file(applicant: string, ttId?: number): Promise<Filed>
  /** files the fourth example of a type, which its officials send back: the applicant may answer when it resolves */
  sendBack(ttId: number, applicant: string): Promise<Returned>
  /** goes the ordinary way until a task of the step is open */
  advanceTo(caseId: string, step: string, data?: Readonly<Record<string, Given>>): Promise<void>
  /** completes an open task by whoever may, its acts written and signed */
  doTask(caseId: string, step: string, outcome: string, data?: Given): Promise<void>
  /** the verdicts of an open review in which only the last point fails */
  failing(caseId: string, step: string): Promise<Given>
  /** address of the first person who may do an open task */
  doer(caseId: string, step: string): Promise<string>
  /** a case waits for a new applicant, who was sent the link */
  askChange(caseId: string, newApplicant: NewApplicant): Promise<AskedChange>
  /** the same, and somebody of the cast has opened the link with their account */
  bindChange(caseId: string, email: string): Promise<AskedChange>
  openTasks(caseId: string): Promise<readonly OpenTask[]>
}

/** One call through the channel between the test and the server that it started. */
export interface DoorCall {
  readonly id: number
  readonly name: keyof WalkDoor
  readonly args: readonly unknown[]
}

export type DoorReply =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string }

/** Said once, when the server listens. */
export interface DoorReady {
  readonly ready: true
}
