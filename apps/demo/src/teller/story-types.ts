import type { Actor } from '@ventanilla/domain/access/actor'
import type { OpenTask } from '@ventanilla/domain/workflow/state/state'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import type { TaskRecord } from '@ventanilla/api/modules/cases/task-view'
import type { ChangeStories } from './change-stories.ts'

/** A case with the data its open tasks need: a story reads both at every step. */
export interface StoryCase extends LoadedCase {
  readonly tasks: readonly TaskRecord[]
}

export interface Filed {
  readonly caseId: string
  readonly radicado: string
}

/** Reaches states by the commands that users would run: for tests, the demonstration and the benchmark. */
export interface Stories extends ChangeStories {
  /** a user's token without the cost of a login */
  tokenFor(email: string): Promise<string>
  personId(email: string): Promise<string>
  actor(idOrEmail: string): Promise<Actor>
  /** a ready file of a case, stored like a confirmed upload */
  putFile(
    caseId: string | null,
    owner: string,
    name: string,
    more?: { purpose?: string; documentId?: number | null; pages?: number },
  ): Promise<{ fileId: string; name: string; size: number; mime: string }>
  /** draft of a type with a form, complete and ready to file: its example, or else the answers given */
  draftOf(
    ttId: number,
    citizen?: string,
    answers?: Readonly<Record<string, unknown>>,
  ): Promise<{ caseId: string; version: number }>
  /** the same, filed through the front door */
  fileProcedure(
    ttId: number,
    options?: { readonly applicant?: string; readonly answers?: Readonly<Record<string, unknown>> },
  ): Promise<Filed>
  /** draft of a surface water concession, complete and ready to file */
  draftOf3(
    citizen?: string,
    answers?: Readonly<Record<string, unknown>>,
  ): Promise<{ caseId: string; version: number }>
  /** the same, filed */
  fileConcession(options?: {
    readonly applicant?: string
    readonly answers?: Readonly<Record<string, unknown>>
  }): Promise<Filed>
  load(caseId: string): Promise<StoryCase>
  openTasks(caseId: string): Promise<readonly OpenTask[]>
  /** the first user permitted to do an open task */
  doerOf(caseId: string, step: string): Promise<Actor>
  /** completes an open task as a permitted user; first writes and signs the acts it needs */
  doTask(
    caseId: string,
    step: string,
    outcome: string,
    data?: Readonly<Record<string, unknown>>,
    options?: {
      readonly by?: string
      readonly reason?: string
      /** the case, if just read */
      readonly loaded?: StoryCase
      /** the act whose notification runs next to the case, if the task belongs to it */
      readonly beside?: string
    },
  ): Promise<void>
  /** writes, reviews and signs the act an open task requires; false when it requires none */
  writeAct(
    caseId: string,
    step: string,
    data?: Readonly<Record<string, unknown>>,
    beside?: string,
  ): Promise<boolean>
  /**
   * the current addressee opens the act being notified: the case's own or the given one that runs next to it
   */
  access(caseId: string, beside?: string): Promise<void>
  /**
   * Notifies to everybody the signed acts whose notification runs next to the case; `upTo: 'letter'`: until the
   * first electronic letter is sent and still unopened; `today`: a summoned addressee appears on a later day,
   * on the next call.
   */
  notifyBeside(caseId: string, upTo?: 'letter', today?: string): Promise<void>
  /** lets an open task's term run out, and the clock act */
  letExpire(caseId: string, step: string): Promise<void>
  /** takes the ordinary path until a task of the step is open (or 'FIN': the case is closed) */
  advanceTo(
    caseId: string,
    step: string,
    data?: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<void>
}

/** A clock that stories can move forward where the law imposes a wait. */
export interface MovableClock {
  set(instant: Date | string): void
}
