import { isInternalPath } from '@ventanilla/domain/access/internal-path'

const TARGET_KEY = 'ventanilla.destino'
const OWNER_KEY = 'ventanilla.destino.de'

/**
 * Saves the path a guest requested, for after login (gaps 16): internal paths only, used once. Logout is never
 * saved: it would end the next session at once. `owner`: only this user is sent there.
 */
export function saveTarget(path: string, owner = ''): void {
  if (!isInternalPath(path)) return
  sessionStorage.setItem(TARGET_KEY, path)
  sessionStorage.setItem(OWNER_KEY, owner)
}

export function clearTarget(): void {
  sessionStorage.removeItem(TARGET_KEY)
  sessionStorage.removeItem(OWNER_KEY)
}

/**
 * The saved path, without consuming it; null when there is none or it belongs to another user. '': a guest's.
 */
export function savedTarget(userId = ''): string | null {
  const target = sessionStorage.getItem(TARGET_KEY)
  const owner = sessionStorage.getItem(OWNER_KEY) ?? ''
  return owner === '' || owner === userId ? target : null
}

/** The saved path, consumed on read; null when there is none or it belongs to another user. */
export function takeTarget(userId = ''): string | null {
  const target = savedTarget(userId)
  clearTarget()
  return target
}
