import { isInternalPath } from '@ventanilla/domain/access/internal-path'

const TARGET_KEY = 'ventanilla.destino'
const OWNER_KEY = 'ventanilla.destino.de'

/**
 * Keeps the path a guest wanted, for after login (gaps 16): internal paths only, used once. Leaving is
 * nobody's wish: kept, it would end the next session at once. `owner`: only this person is led there.
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

/** The saved path, which stays saved; null when there is none, or it was somebody else's. '': a guest's. */
export function savedTarget(userId = ''): string | null {
  const target = sessionStorage.getItem(TARGET_KEY)
  const owner = sessionStorage.getItem(OWNER_KEY) ?? ''
  return owner === '' || owner === userId ? target : null
}

/** The saved path, which is forgotten by being taken; null when there is none, or it was somebody else's. */
export function takeTarget(userId = ''): string | null {
  const target = savedTarget(userId)
  clearTarget()
  return target
}
