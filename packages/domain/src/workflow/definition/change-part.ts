/**
 * Part that a step has in a change of applicant: what its calls, letter and words read instead of its id
 * (section 7 of the specification).
 */
export const CHANGE_PARTS = [
  'request', // the transferor asks
  'link', // the transferee opens the link
  'send', // the transferor sends the request
  'study', // the request is approved or rejected
  'assign', // a lawyer is chosen
  'draft', // the auto is drafted
  'submit', // the draft goes to review
  'review', // the coordinator reads it
  'correct', // the lawyer corrects it
  'sign', // the subdirector signs it
  'notify', // both parties are notified
  'accept', // the transferee accepts or declines
  'apply', // the auto becomes final and the case changes hands
  'inform', // a letter says why there is no change
  'end',
] as const
export type ChangePart = (typeof CHANGE_PARTS)[number]
