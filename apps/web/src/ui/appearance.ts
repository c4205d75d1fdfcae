/** Appearance chosen by the user: theme and text size, stored on the device. */
export type Theme = 'claro' | 'oscuro' | 'contraste'
export type TextSize = 'normal' | 'grande' | 'mayor'

const KEY = 'ventanilla.apariencia'
const SIZES: readonly TextSize[] = ['normal', 'grande', 'mayor']

interface Appearance {
  /** absent: the device's preference */
  readonly theme?: Theme
  readonly size?: TextSize
}

let current: Appearance = {}
const listeners = new Set<() => void>()

function read(): Appearance {
  try {
    // only this file writes it
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Appearance | null) ?? {}
  } catch {
    return {}
  }
}

/** Applies the stored choice to the page. Without one, `prefers-contrast` and `prefers-color-scheme` decide. */
export function applyAppearance(): void {
  current = read()
  const root = document.documentElement
  const theme = current.theme ?? (matchMedia('(prefers-contrast: more)').matches ? 'contraste' : undefined)
  if (theme === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = theme
  if (current.size === undefined || current.size === 'normal') delete root.dataset['text']
  else root.dataset['text'] = current.size
  for (const listener of [...listeners]) listener()
}

export function setAppearance(change: Appearance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }))
  } catch {
    // private windows without storage: the choice applies to this page only
  }
  applyAppearance()
}

/** Applies changes made in another tab, or by the device, at once. */
export function followAppearance(): void {
  applyAppearance()
  addEventListener('storage', (event: StorageEvent) => {
    if (event.key === KEY) applyAppearance()
  })
  matchMedia('(prefers-contrast: more)').addEventListener('change', applyAppearance)
}

/** One step larger (+1) or smaller (−1). */
export function changeTextSize(step: 1 | -1): void {
  const index = SIZES.indexOf(current.size ?? 'normal') + step
  setAppearance({ size: SIZES[Math.max(0, Math.min(SIZES.length - 1, index))] ?? 'normal' })
}

/** Effective theme, including one chosen by the device. */
export function themeInForce(): Theme {
  // only applyAppearance writes it
  const set = document.documentElement.dataset['theme'] as Theme | undefined
  return set ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'oscuro' : 'claro')
}

/** Effective text size. */
export function textSizeInForce(): TextSize {
  return current.size ?? 'normal'
}

export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    dark.removeEventListener('change', listener)
  }
}
