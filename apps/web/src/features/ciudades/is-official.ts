import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../../client/session-user.ts'
import { useUser } from '../../client/session.ts'

/** Whether the reader works for the authority; main and additional roles count alike. */
export function useIsOfficial(): boolean {
  const user = useUser()
  return user !== null && meetsRule(rolesOf(user), { groups: ['admin', 'corporacion'] })
}
