import { DRIVEN_MACHINES } from './driven.ts'

interface Transition {
  readonly from: string
  readonly to: string
}

/** A transition made by a call, with the status and texts that result. */
export interface CalledTransition extends Transition {
  readonly call: string
  /** null: any error */
  readonly status: number | null
  /** ids of the texts shown */
  readonly messages: readonly string[]
}

/** A transition made in a browser (`driven.ts`). */
export interface DrivenTransition extends Transition {
  readonly on: string
}

export type AcceptedTransition = CalledTransition | DrivenTransition

/** «from → to: on trigger» */
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

/**
 * The change of applicant moves by its own calls; `every-state.test.ts` takes every transition and tries every
 * other call.
 */
const moves = (from: string, to: string, call: string, ...messages: string[]): CalledTransition => ({
  from,
  to,
  call: `cambio.${call}`,
  status: 200,
  messages,
})

/** The specification's state machines that the product holds, with transitions in the catalogue's order. */
export const ACCEPTED_MACHINES: Readonly<Record<string, readonly AcceptedTransition[]>> = {
  ...driven,
  'change-of-applicant': [
    moves('created', 'sent', 'enviar'),
    moves('sent', 'approved', 'aprobar'),
    moves('sent', 'rejected', 'rechazar'),
    moves('approved', 'lawyer-assigned', 'asignar_abogado', 'change.assigned'),
    moves('lawyer-assigned', 'act-drafted', 'acto_admin.post', 'change.drafting'),
    moves('act-drafted', 'returned-by-legal-coordinator', 'devolver_coordjur'),
    moves('act-drafted', 'approved-by-legal-coordinator', 'aprobar_coordjur'),
    moves('approved-by-legal-coordinator', 'signed', 'firmar'),
    moves('approved-by-legal-coordinator', 'returned-by-legal-sub-director', 'devolver_subdirjur'),
    moves('signed', 'accepted', 'aceptar_denegar'),
    moves('signed', 'denied', 'aceptar_denegar'),
    moves('accepted', 'applicant-changed', 'cambiar'),
  ],
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
