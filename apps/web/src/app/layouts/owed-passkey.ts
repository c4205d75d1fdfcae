import { useEffect } from 'react'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { config } from '../../client/config.ts'
import { href } from '../../client/address/links.ts'
import { navigate, usePlace } from '../../client/address/navigation.ts'
import { rolesOf, type SessionUser } from '../../client/session/session-user.ts'
import { useOwnPasskeys } from '../../features/cuenta/perfil/use-passkeys.ts'

/**
 * Whether an official still needs the passkey that the installation requires. The server rejects everything
 * else until then, so every address leads to the profile, where it is added.
 */
export function useOwedPasskey(user: SessionUser): 'no' | 'asking' | 'yes' {
  const mayOwe = config.staffPasskey && meetsRule(rolesOf(user), { groups: ['admin', 'corporacion'] })
  const keys = useOwnPasskeys(mayOwe)
  const { pathname } = usePlace()
  const profile = href('/perfil-usuario')
  const owes = keys.data?.obliged === true && keys.data.rows.length === 0
  const elsewhere = owes && pathname !== profile
  useEffect(() => {
    if (elsewhere) navigate(profile, { replace: true })
  }, [elsewhere, profile])
  if (!mayOwe || keys.isError) return 'no'
  if (keys.isPending || elsewhere) return 'asking'
  return owes ? 'yes' : 'no'
}
