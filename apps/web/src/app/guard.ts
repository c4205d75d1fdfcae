import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../client/session-user.ts'
import type { SessionState } from '../client/session.ts'
import type { Access } from '../client/screens.ts'

export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  /** to the login, keeping the wanted path */
  | { readonly kind: 'login' }
  /** to the saved target if there is one, else to /dashboard */
  | { readonly kind: 'home' }

/**
 * Decides about opening a screen. A guest is always sent to the citizens' login, also from staff routes (gaps 16); a
 * logged-in person on a guest-only page, or without the role, goes to the saved target or the dashboard (gaps 15); a
 * person with no role at all counts as a guest. Guest-only pages wait only where this tab holds a token; otherwise
 * they are shown at once, and left when another tab shares its session.
 */
export function judge(access: Access, session: SessionState): Verdict {
  if (access === 'public') return { kind: 'allow' }
  if (access === 'guestOnly') {
    if (session.phase === 'user') return { kind: 'home' }
    return { kind: session.phase === 'checking' && session.stored === true ? 'wait' : 'allow' }
  }
  if (session.phase === 'checking') return { kind: 'wait' }
  if (session.phase === 'guest' || session.user.role === '') return { kind: 'login' }
  if (access === 'any') return { kind: 'allow' }
  return { kind: meetsRule(rolesOf(session.user), access) ? 'allow' : 'home' }
}
