import { DEMO_PASSWORD } from '@ventanilla/catalog/people/cast'
import { choosePassword, hashPassword } from '../../http/password.ts'
import type { AccountDeps } from './account-deps.ts'

/**
 * The hash of a password that somebody chose, refused where it is among the commonest. In production the demonstration's
 * counts as one: it stands in the documentation of every portal.
 */
export async function hashChosen(
  deps: { readonly settings: Pick<AccountDeps['settings'], 'production'> },
  password: string,
  path: string,
): Promise<string> {
  return hashPassword(choosePassword(password, path, deps.settings.production ? [DEMO_PASSWORD] : []))
}
