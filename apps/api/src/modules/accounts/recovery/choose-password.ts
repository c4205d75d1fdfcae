import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { choosePassword, hashPassword } from '../../../http/guards/password.ts'
import type { AccountDeps } from '../account-deps.ts'
import { portalWords } from '../portal-words.ts'

/**
 * Hashes a chosen password; rejects the commonest ones. In production that includes the demonstration password,
 * which every portal's documentation shows, and this portal's own words.
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
