import type { AppealClass, Opens, ParentChange } from './definition.ts'
import type { CaseEventType } from './event-types.ts'

/** What people and the clock ask of a case. */
export type Command =
  | {
      readonly type: 'complete'
      readonly taskId: string
      readonly outcome: string
      readonly data: Readonly<Record<string, unknown>>
      readonly reason?: string
    }
  /** opens the act that a step must produce now; the drafter's editor starts with it */
  | {
      readonly type: 'startAct'
      readonly taskId: string
      /** what the task has captured so far: it picks the act, and the act is filled with it; default: the case's facts */
      readonly data?: Readonly<Record<string, unknown>>
    }
  /** hands the act in for review, or for signature where nobody reviews */
  | { readonly type: 'submitAct'; readonly taskId: string }
  /** throws a draft away, to start over from changed data; one from FIR-02 goes back to the step that asked for it */
  | { readonly type: 'withdrawAct'; readonly taskId: string }
  | { readonly type: 'assign'; readonly taskId: string; readonly to: string | null; readonly toName?: string }
  | { readonly type: 'expire'; readonly taskId: string }
  /** the applicant opens a notified act: certified access (CPACA art. 56) */
  | { readonly type: 'access'; readonly actId: string; readonly personId: string }
  /**
   * a party appeals while the case is with others, who are still being notified of the act or waive their days: it is
   * received and waits, and the open task, which is named, goes on
   */
  | {
      readonly type: 'appeal'
      readonly taskId: string
      readonly kind: AppealClass
      readonly data: Readonly<Record<string, unknown>>
    }
  /** accepts the reason given to a remark; its author may also let it go with a reason of their own */
  | {
      readonly type: 'acceptRemark'
      readonly actId: string
      readonly remarkId: string
      readonly reason?: string
    }
  /** a signed act goes into the bulletin */
  | { readonly type: 'publish'; readonly actId: string }
  | { readonly type: 'reschedule'; readonly taskId: string; readonly date: string; readonly reason: string }

/** What happened; goes into the case's chain word for word. */
export interface CaseEvent {
  readonly type: CaseEventType
  readonly data: Readonly<Record<string, unknown>>
}

/** Somebody whom an official named with their document: who was complained about, or who complains. */
export interface FoundPerson {
  readonly name: string
  /** code of the type in the registration */
  readonly documentType: number
  readonly document: string
  /** empty: none is known */
  readonly email: string
  /** the name stands in a document: another name under that number is a slip, and is refused */
  readonly sure: boolean
}

/** What shows that somebody was notified. */
export interface Proof {
  /** notice, summons' record or certificate that was signed for it */
  readonly actId: string | null
  /** paper of the delivery */
  readonly fileId: string | null
  /** number that whoever delivered it gave */
  readonly guide: string | null
}

/** What happens to the debt of a case; each is a function of fees/receipt-life.ts. Amounts are whole pesos. */
export type ChargeChange =
  | { readonly do: 'approve'; readonly total: number }
  | { readonly do: 'withdraw' | 'expire' | 'leave' }
  | {
      readonly do: 'handIn'
      readonly paidOn: string
      readonly declared: number
      /** as it was typed; null: of the receipt that waits to be paid */
      readonly reference: string | null
      readonly fileId: string | null
    }
  | { readonly do: 'credit'; readonly amount: number; readonly bank: string }

/** What the outside must do in the same transaction. */
export type Effect =
  | {
      readonly type: 'actStarted'
      readonly actId: string
      readonly template: string
      readonly origin: string
      readonly drafter: string
      /** to whom alone it is written; null: to nobody in particular, or to everybody in the case */
      readonly addressee: string | null
    }
  | {
      readonly type: 'actPhase'
      readonly actId: string
      readonly phase: 'draft' | 'review' | 'sign' | 'withdrawn'
      readonly reviewer?: string | null
      /** who handed it in, and so answers for it */
      readonly drafter?: string
    }
  | {
      readonly type: 'remarkAccepted'
      readonly remarkId: string
      readonly by: string
      readonly reason: string
    }
  /** assign number, date and code; render and seal afterwards */
  | {
      readonly type: 'actSigned'
      readonly actId: string
      readonly signer: string
      readonly signerRole: string | null
      readonly announce: boolean
    }
  /** it stands in the bulletin from now on: `until` the end of that day, with the act that it makes known beside it */
  | {
      readonly type: 'actPosted'
      readonly actId: string
      readonly until: string | null
      readonly beside: string | null
    }
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
  /** an act that was being notified beside a case that ended is communicated to its parties */
  | { readonly type: 'actCommunicated'; readonly actId: string }
  /** the certificate of it was signed, and proves it from then on */
  | { readonly type: 'notificationCertified'; readonly notificationId: string; readonly actId: string }
  /** the case that this one is about passes to its new applicant */
  | { readonly type: 'applicantChanged' }
  /** the cases that this one is to join to the one beside it end there */
  | { readonly type: 'casesJoined' }
  /** whom the case is about is known now */
  | { readonly type: 'applicantFound'; readonly person: FoundPerson }
  /** a linked case opens beside this one */
  | { readonly type: 'caseOpened'; readonly opens: Opens }
  /** receipts and payments of the case change with it */
  | { readonly type: 'charged'; readonly change: ChargeChange }
  /** the case beside which this one runs changes */
  | { readonly type: 'parentChanged'; readonly changes: readonly ParentChange[] }
  | {
      readonly type: 'message'
      readonly message: string
      readonly to: readonly string[]
      readonly data: Readonly<Record<string, unknown>>
    }
