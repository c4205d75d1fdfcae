/** One transition of a state machine, with the call, the status and the texts by which the product makes it. */
export interface AcceptedTransition {
  readonly from: string
  readonly to: string
  readonly call: string
  /** null: any error */
  readonly status: number | null
  /** ids of the texts shown then */
  readonly messages: readonly string[]
}

/** How a step advances: the machine `workflow-step-advance`. */
export const ACCEPTED_MACHINES: Readonly<Record<string, readonly AcceptedTransition[]>> = {
  'workflow-step-advance': [
    { from: 'current', to: 'current', call: 'workflow.continueNextComponent', status: 202, messages: [] },
    { from: 'current', to: 'open modal', call: 'workflow.continueNextComponent', status: 200, messages: [] },
    {
      from: 'current',
      to: 'next',
      call: 'workflow.continueNextComponent',
      status: 200,
      messages: ['workflow.step-updated'],
    },
    {
      from: 'current',
      to: 'next failed',
      call: 'workflow.continueNextComponent',
      status: null,
      messages: ['workflow.step-update-failed-request', 'workflow.step-update-failed-case'],
    },
    {
      from: 'current',
      to: 'previous successful',
      call: 'workflow.continuePreviousComponent',
      status: 200,
      messages: ['workflow.previous-ok'],
    },
    {
      from: 'current',
      to: 'previous failed',
      call: 'workflow.continuePreviousComponent',
      status: 200,
      messages: ['workflow.previous-failed'],
    },
  ],
}
