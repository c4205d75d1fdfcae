import type { Effect } from '@ventanilla/domain/workflow/definition/commands'
import { applyCharge } from '../../receipts/charge.ts'
import { identifyApplicant } from '../identify-applicant.ts'
import { casesJoined } from '../join-cases.ts'
import { caseOpened, parentChanged } from '../linked.ts'
import { tell } from '../tell.ts'
import {
  actCommunicated,
  actPhase,
  actPosted,
  actSigned,
  actStarted,
  postingMoved,
  remarkAccepted,
} from './acts.ts'
import type { Applying, EffectHandler } from './effect.ts'
import {
  notificationCertified,
  notificationDone,
  notificationOpened,
  notificationSent,
} from './notifications.ts'
import { applicantChanged } from './pass-case.ts'

/** What each effect of a decision does in its transaction. */
const EFFECTS: { readonly [T in Effect['type']]: EffectHandler<T> } = {
  actStarted,
  actPhase,
  actSigned,
  actPosted,
  postingMoved,
  actCommunicated,
  remarkAccepted,
  notificationOpened,
  notificationSent,
  notificationDone,
  notificationCertified,
  charged: async ({ tx, deps, loaded, actor, events }, { change }) =>
    void events.push(...(await applyCharge(tx, deps, loaded, change, actor))),
  applicantFound: ({ tx, deps, loaded }, { person }) => identifyApplicant(tx, deps, loaded, person),
  applicantChanged,
  casesJoined,
  caseOpened,
  parentChanged,
  message: ({ tx, deps, loaded }, { message, to, data }) => tell(tx, deps, loaded, message, to, data),
}

/** Applies a decision's effects in their order. */
export async function applyEffects(on: Applying): Promise<void> {
  for (const effect of on.decision.effects) {
    // the compiler does not follow that key and handler belong to one type
    const handler = EFFECTS[effect.type] as (on: Applying, effect: Effect) => Promise<void>
    await handler(on, effect)
  }
}
