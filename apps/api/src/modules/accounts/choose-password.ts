import { DEMO_PASSWORD } from '@ventanilla/catalog/people/cast'
import { choosePassword, hashPassword } from '../../http/password.ts'
import type { AccountDeps } from './account-deps.ts'
import { portalWords } from './portal-words.ts'

/**
 * The hash of a password that somebody chose, refused where it is among the commonest. In production the demonstration's
 * counts as one, because it stands in the documentation of every portal, and so do the words of this portal.
 */
export async function hashChosen(
  deps: { readonly settings: Pick<AccountDeps['settings'], 'production' | 'productSlug' | 'authority'> },
  password: string,
  path: string,
): Promise<string> {
  const { settings } = deps
  return hashPassword(
    settings.production
      ? choosePassword(password, path, [DEMO_PASSWORD], portalWords(settings))
      : choosePassword(password, path),
  )
}
