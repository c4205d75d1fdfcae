import { fillPath } from '../client/address/links.ts'
import type { Screen, ScreenTable } from '../client/address/screens.ts'

export interface Crumb {
  readonly title: string
  /** null for the open screen, and for a parent whose parameter is missing */
  readonly to: string | null
}

/** Path from the root to the open screen, by `parent`; parameters with the same name carry over. */
export function breadcrumbs(
  screens: ScreenTable,
  screen: Screen,
  params: Readonly<Record<string, string>>,
): readonly Crumb[] {
  const trail: Crumb[] = [{ title: screen.title, to: null }]
  const seen = new Set([screen.path])
  let parent = screen.parent
  while (parent !== undefined && !seen.has(parent)) {
    seen.add(parent)
    const above = screens.find((one) => one.path === parent)
    if (above === undefined) break
    trail.unshift({ title: above.title, to: address(above.path, params) })
    parent = above.parent
  }
  return trail
}

function address(path: string, params: Readonly<Record<string, string>>): string | null {
  try {
    return fillPath(path, params)
  } catch {
    return null
  }
}
