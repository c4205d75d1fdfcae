const TARGET_KEY = 'ventanilla.destino'

/**
 * Keeps the path a guest wanted, for after login (gaps 16): internal paths only, used once. Leaving is
 * nobody's wish: kept, it would end the next session at once.
 */
export function saveTarget(path: string): void {
  if (/^\/(?![/\\])/.test(path) && path !== '/logout') sessionStorage.setItem(TARGET_KEY, path)
}

export function clearTarget(): void {
  sessionStorage.removeItem(TARGET_KEY)
}

/** The saved path, which is forgotten by being taken; null when there is none. */
export function takeTarget(): string | null {
  const target = sessionStorage.getItem(TARGET_KEY)
  sessionStorage.removeItem(TARGET_KEY)
  return target
}
