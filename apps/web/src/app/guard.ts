import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../client/session/session-user.ts'
import type { SessionState } from '../client/session/session.ts'
import type { Access } from '../client/address/screens.ts'

export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'wait' }
  /** to the login, keeping the requested path */
  | { readonly kind: 'login' }
  /** to the saved target, else to /dashboard */
  | { readonly kind: 'home' }

/**
 * Decides whether a screen may open. A guest always goes to the citizens' login, also from staff routes (gaps
 * 16); a logged-in user on a guest-only page, or without the role, goes to the saved target or the dashboard
 * (gaps 15); a user without any role counts as a guest. Guest-only pages wait only when this tab holds a token;
 * otherwise they show at once, and are left when another tab shares its session.
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
