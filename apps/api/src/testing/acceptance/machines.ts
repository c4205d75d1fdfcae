import type { NamedTest } from './described.ts'

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

/** A transition that happens on the screen, with the test that makes it happen. */
export interface SeenTransition extends Transition {
  readonly test: NamedTest
}

export type AcceptedTransition = CalledTransition | SeenTransition

const ACCOUNT = 'e2e/cuenta.e2e.ts'
const ALERTS = 'e2e/cuenta-administracion.e2e.ts'
const PUBLIC = 'e2e/publico.e2e.ts'
const RECOVERY = 'e2e/recuperacion.e2e.ts'
const SESSION = 'apps/web/src/client/session.test.ts'

const seen = (from: string, to: string, file: string, title: string): SeenTransition => ({
  from,
  to,
  test: { file, title },
})

const REGISTERS = 'a citizen registers with code and link, and logs in'
const RECOVERS = 'a lost password is recovered in three steps'
const ASKS_AGAIN = 'the code of a recovery is asked for again after a minute, or for another address'
const FOLDS = 'the menu folds and stays folded, and opens over the page on a telephone'
const TOGGLES = 'the toggle of the list keeps its subject in the address and asks anew'

/** State machines of the specification that the product holds, with their transitions in the catalogue's order. */
export const ACCEPTED_MACHINES: Readonly<Record<string, readonly AcceptedTransition[]>> = {
  'notification-message': [
    seen('hidden', 'shown', SESSION, 'hide after 6000 ms, and a sixth pushes out the oldest'),
    seen('shown', 'hidden', SESSION, 'hide after 6000 ms, and a sixth pushes out the oldest'),
    seen('shown', 'hidden', SESSION, 'go when they are closed'),
  ],
  // the specification names the states alone: the transitions are ours
  'navigation-drawer': [
    seen('open', 'closed', 'e2e/menu.e2e.ts', FOLDS),
    seen('closed', 'open', 'e2e/menu.e2e.ts', FOLDS),
  ],
  'landing-toggle': [
    seen('all', 'subcategory', PUBLIC, TOGGLES),
    seen('subcategory', 'all', PUBLIC, TOGGLES),
    seen('subcategory', 'subcategory', PUBLIC, TOGGLES),
  ],
  registration: [
    seen('step-1', 'step-2', ACCOUNT, REGISTERS),
    seen('step-2', 'step-1', ACCOUNT, REGISTERS),
    seen('step-2', 'success-dialog', ACCOUNT, REGISTERS),
    seen('success-dialog', 'login', ACCOUNT, REGISTERS),
    seen('step-2', 'step-2', ACCOUNT, REGISTERS),
  ],
  'password-reset': [
    seen('e-mail', 'code', ACCOUNT, RECOVERS),
    seen('code', 'new-password', ACCOUNT, RECOVERS),
    seen('code', 'e-mail', RECOVERY, ASKS_AGAIN),
    seen('code', 'code', RECOVERY, ASKS_AGAIN),
    seen('new-password', 'login', ACCOUNT, RECOVERS),
  ],
  'login-disabled': [
    seen('enabled', 'disabled', ALERTS, 'a login is closed by alert ${type} for those whom it means'),
  ],
  session: [
    seen(
      'checking',
      'signed-in',
      SESSION,
      'signs in again with a stored token, keeps the fresh one and reads main and additional roles',
    ),
    seen(
      'checking',
      'logged-out',
      SESSION,
      'clears an expired token and says so in the stated words, without asking the server',
    ),
    seen('checking', 'guest', SESSION, 'goes on as a guest without a stored token'),
    seen('checking', 'logged-out', SESSION, 'logs out in the stated words when the server refuses the token'),
    seen(
      'signed-in',
      'guest',
      SESSION,
      'warns two minutes before the 35 minutes are over, then clears storage and goes to the root',
    ),
    seen('signed-in', 'logged-out', SESSION, 'logs out and shows the message of the server'),
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
