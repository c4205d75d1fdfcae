import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../../client/session/session-user.ts'
import { useUser } from '../../client/session/session.ts'

/** Whether the user works for the authority, by main or additional role. */
export function useIsOfficial(): boolean {
  const user = useUser()
  return user !== null && meetsRule(rolesOf(user), { groups: ['admin', 'corporacion'] })
}
