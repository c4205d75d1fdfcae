import type { Actor } from '@ventanilla/domain/access/actor'
import type { OpenTask } from '@ventanilla/domain/workflow/state'
import type { ChangeStories } from './applicant-change.ts'
import type { StoryCase } from './story-doers.ts'

export interface Filed {
  readonly caseId: string
  readonly radicado: string
}

/** Reaches states by running the commands that people would run: for tests, the demonstration and the bench. */
export interface Stories extends ChangeStories {
  /** token of a person without the cost of a login */
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
  /** draft of a type that has a form and examples, complete and ready to be filed */
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
  /** draft of a surface water concession, complete and ready to be filed */
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
  /** first person who may do an open task */
  doerOf(caseId: string, step: string): Promise<Actor>
  /** completes an open task by whoever may; writes and signs the acts that it needs first */
  doTask(
    caseId: string,
    step: string,
    outcome: string,
    data?: Readonly<Record<string, unknown>>,
    options?: {
      readonly by?: string
      readonly reason?: string
      /** the case as it stands, where it has just been read */
      readonly loaded?: StoryCase
      /** the act whose notification runs beside the case, where the task is one of it */
      readonly beside?: string
    },
  ): Promise<void>
  /** writes, reviews and signs the act that an open task asks for now; false when it asks for none */
  writeAct(
    caseId: string,
    step: string,
    data?: Readonly<Record<string, unknown>>,
    beside?: string,
  ): Promise<boolean>
  /** whoever is in hand opens the act being notified: the case's own or, beside it, the one named */
  access(caseId: string, beside?: string): Promise<void>
  /**
   * Notifies what is notified beside the case, of the acts signed so far, to everybody; `upTo: 'NOT-03'`: until the first
   * electronic letter went out and nobody has opened it; `today`: whoever is summoned comes on a later day, when this is
   * asked again.
   */
  notifyBeside(caseId: string, upTo?: 'NOT-03', today?: string): Promise<void>
  /** lets the term of an open task run out, and the clock act */
  letExpire(caseId: string, step: string): Promise<void>
  /** goes the ordinary way until a task of the step is open (or 'FIN': the case is closed) */
  advanceTo(
    caseId: string,
    step: string,
    data?: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<void>
}

/** A clock that stories may move forwards where the law makes people wait. */
export interface MovableClock {
  set(instant: Date | string): void
}
