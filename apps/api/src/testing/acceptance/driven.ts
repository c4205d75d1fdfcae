/**
 * State machines driven in a browser by `e2e/maquinas.e2e.ts`: their states, every transition as «from → to: on
 * trigger», and their invariants. A state or transition without a driver fails to compile there.
 */
export const DRIVEN_MACHINES = {
  'notification-message': {
    states: ['hidden', 'shown'],
    ways: ['hidden → shown: message', 'shown → hidden: 6000 ms', 'shown → hidden: close'],
    facts: ['five at once'],
  },
  // the specification names only the states; the transitions are ours
  'navigation-drawer': {
    states: ['open', 'closed'],
    ways: ['open → closed: fold', 'closed → open: unfold'],
    facts: [],
  },
  'landing-toggle': {
    states: ['all', 'subcategory'],
    ways: [
      'all → subcategory: toggle changed',
      'subcategory → all: toggle changed',
      'subcategory → subcategory: toggle changed',
    ],
    facts: [],
  },
  registration: {
    states: ['step-1', 'step-2', 'success-dialog', 'login'],
    ways: [
      'step-1 → step-2: submit',
      'step-2 → step-1: Modificar datos',
      'step-2 → success-dialog: 4-digit code confirmed',
      'success-dialog → login: dialog button',
      'step-2 → step-2: resend',
    ],
    facts: ['change flow'],
  },
  'password-reset': {
    states: ['e-mail', 'code', 'new-password', 'login'],
    ways: [
      'e-mail → code: e-mail sent',
      'code → new-password: code validated',
      'code → e-mail: Modificar email',
      'code → code: Reenviar',
      'new-password → login: success',
    ],
    facts: [],
  },
  'login-disabled': {
    states: ['enabled', 'disabled'],
    ways: ['enabled → disabled: a global alert of type not-login-citizen or application-down exists'],
    facts: [],
  },
  session: {
    states: ['checking', 'signed-in', 'guest', 'logged-out'],
    ways: [
      'checking → signed-in: stored token exists and has not expired',
      'checking → logged-out: stored token expired',
      'checking → guest: no stored token',
      'checking → logged-out: sign-in with the token fails',
      'signed-in → guest: 2,100,000 ms (35 minutes) of idleness',
      'signed-in → logged-out: 401 response (not on a retried request)',
    ],
    facts: ['splash'],
  },
} as const

export type DrivenMachine = keyof typeof DRIVEN_MACHINES
