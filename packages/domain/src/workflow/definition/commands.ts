import type { SignedUnder } from '../../acts/competence.ts'
import type { AppealClass } from './definition.ts'
import type { Opens, ParentChange } from './linking.ts'
import type { CaseEventType } from './event-types.ts'

/** Commands on a case, from users and the clock. */
export type Command =
  | {
      readonly type: 'complete'
      readonly taskId: string
      readonly outcome: string
      readonly data: Readonly<Record<string, unknown>>
      readonly reason?: string
    }
  /** Opens the act that a step must produce; its drafter's editing starts here. */
  | {
      readonly type: 'startAct'
      readonly taskId: string
      /** Data captured by the task so far: selects the act and fills it; default: the case's facts. */
      readonly data?: Readonly<Record<string, unknown>>
    }
  /** Submits the act for review, or for signature when nobody reviews. */
  | { readonly type: 'submitAct'; readonly taskId: string }
  /** Discards a draft to start over from changed data; one from FIR-02 returns to the requesting step. */
  | { readonly type: 'withdrawAct'; readonly taskId: string }
  | { readonly type: 'assign'; readonly taskId: string; readonly to: string | null; readonly toName?: string }
  | { readonly type: 'expire'; readonly taskId: string }
  /** The applicant opens a notified act: certified access (CPACA art. 56). */
  | { readonly type: 'access'; readonly actId: string; readonly personId: string }
  /**
   * A party's appeal while others are still being notified of the act, or while waiving their days: it is
   * stored to wait, and the open task `taskId` continues.
   */
  | {
      readonly type: 'appeal'
      readonly taskId: string
      readonly kind: AppealClass
      readonly data: Readonly<Record<string, unknown>>
    }
  /** Accepts the reason given to a remark; the remark's author can also withdraw it with a reason. */
  | {
      readonly type: 'acceptRemark'
      readonly actId: string
      readonly remarkId: string
      readonly reason?: string
    }
  /** Publishes a signed act in the bulletin. */
  | { readonly type: 'publish'; readonly actId: string }
  | { readonly type: 'reschedule'; readonly taskId: string; readonly date: string; readonly reason: string }

/** An event, appended verbatim to the case's hash chain. */
export interface CaseEvent {
  readonly type: CaseEventType
  readonly data: Readonly<Record<string, unknown>>
}

/** A person identified by an official with their document: the subject of a complaint, or the complainant. */
export interface FoundPerson {
  readonly name: string
  /** Document type code of the registration. */
  readonly documentType: number
  readonly document: string
  /** Empty when unknown. */
  readonly email: string
  /** The name comes from a document: another name under that number is rejected as a mistake. */
  readonly sure: boolean
}

/** Evidence that a recipient was notified. */
export interface Proof {
  /** Notice, record of personal notification or certificate signed for it. */
  readonly actId: string | null
  /** Scan of the delivery. */
  readonly fileId: string | null
  /** Tracking number from the carrier. */
  readonly guide: string | null
}

/** Change to a case's debt, applied by fees/receipt-life.ts. Amounts in whole pesos. */
export type ChargeChange =
  | { readonly do: 'approve'; readonly total: number }
  | { readonly do: 'withdraw' | 'expire' | 'leave' }
  | {
      readonly do: 'handIn'
      readonly paidOn: string
      readonly declared: number
      /** As typed; null: the reference of the pending receipt. */
      readonly reference: string | null
      readonly fileId: string | null
    }
  | { readonly do: 'credit'; readonly amount: number; readonly bank: string }
  /** Money after the debt ended, for the parent case: announced by its payer, then found at the bank. */
  | { readonly do: 'announce'; readonly reference: string }
  | {
      readonly do: 'record'
      readonly paidOn: string
      readonly declared: number
      readonly reference: string
      readonly fileId: string | null
      readonly amount: number
      readonly bank: string
    }

/** Effects that the caller applies in the same transaction. */
export type Effect =
  | {
      readonly type: 'actStarted'
      readonly actId: string
      readonly template: string
      readonly origin: string
      readonly drafter: string
      /** Sole addressee of a letter; null: none in particular, or every party. */
      readonly addressee: string | null
    }
  | {
      readonly type: 'actPhase'
      readonly actId: string
      readonly phase: 'draft' | 'review' | 'sign' | 'withdrawn'
      readonly reviewer?: string | null
      /** The user who submitted it and is recorded as its drafter. */
      readonly drafter?: string
    }
  | {
      readonly type: 'remarkAccepted'
      readonly remarkId: string
      readonly by: string
      readonly reason: string
    }
  /** Assigns number, date and code; rendering and sealing follow. */
  | {
      readonly type: 'actSigned'
      readonly actId: string
      readonly signer: string
      readonly signerRole: string | null
      readonly signedUnder: SignedUnder | null
      readonly announce: boolean
    }
  /**
   * Posts the act in the bulletin until the end of day `until`, together with the act `beside` that it
   * notifies.
   */
  | {
      readonly type: 'actPosted'
      readonly actId: string
      readonly until: string | null
      readonly beside: string | null
    }
  /** Moves the last day of a posted notice. */
  | { readonly type: 'postingMoved'; readonly actId: string; readonly until: string }
  | {
      readonly type: 'notificationOpened'
      readonly notificationId: string
      readonly actId: string
      readonly personId: string
      readonly name: string
    }
  | { readonly type: 'notificationSent'; readonly notificationId: string; readonly means: string }
  | {
      readonly type: 'notificationDone'
      readonly notificationId: string
      readonly means: string
      readonly legalOn: string
      readonly accessed: boolean
      readonly proof: Proof
    }
  /** An act still being notified when its case ended is communicated to the parties instead. */
  | { readonly type: 'actCommunicated'; readonly actId: string }
  /** The certificate of the notification was signed and becomes its proof. */
  | { readonly type: 'notificationCertified'; readonly notificationId: string; readonly actId: string }
  /** The case that this one concerns passes to its new applicant. */
  | { readonly type: 'applicantChanged' }
  /** The cases to be joined end in the parent case. */
  | { readonly type: 'casesJoined' }
  /** Identifies the person the case is about. */
  | { readonly type: 'applicantFound'; readonly person: FoundPerson }
  /** Opens a linked case. */
  | { readonly type: 'caseOpened'; readonly opens: Opens }
  /** Changes receipts and payments of the case. */
  | { readonly type: 'charged'; readonly change: ChargeChange }
  /** Changes the parent case. */
  | { readonly type: 'parentChanged'; readonly changes: readonly ParentChange[] }
  | {
      readonly type: 'message'
      readonly message: string
      readonly to: readonly string[]
      readonly data: Readonly<Record<string, unknown>>
    }
