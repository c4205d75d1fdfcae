import { DRIVEN_MACHINES } from './driven.ts'

interface Transition {
  readonly from: string
  readonly to: string
}

/** A transition that a call makes, with the status and the texts by which the product makes it. */
export interface CalledTransition extends Transition {
  readonly call: string
  /** null: any error */
  readonly status: number | null
  /** ids of the texts shown then */
  readonly messages: readonly string[]
}

/** A transition that a browser makes (`driven.ts`). */
export interface DrivenTransition extends Transition {
  readonly on: string
}

export type AcceptedTransition = CalledTransition | DrivenTransition

/** «from → to: on what» */
export const wayOf = ({ from, to, on }: DrivenTransition): string => `${from} → ${to}: ${on}`

const driven = Object.fromEntries(
  Object.entries(DRIVEN_MACHINES).map(([machine, { ways }]) => [
    machine,
    ways.map((way): DrivenTransition => {
      const [, from = '', to = '', on = ''] = /^(.+?) → (.+?): (.+)$/.exec(way) ?? []
      return { from, to, on }
    }),
  ]),
)

/** State machines of the specification that the product holds, with their transitions in the catalogue's order. */
export const ACCEPTED_MACHINES: Readonly<Record<string, readonly AcceptedTransition[]>> = {
  ...driven,
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
