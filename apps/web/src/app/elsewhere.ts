import type { Screen } from '../client/address/screens.ts'
import { createMatcher } from './matcher.ts'
import type { Found } from './matcher.ts'

let matcher: ReturnType<typeof createMatcher<Screen>> | undefined

/** Looks an address up among all screens; their tables load with the first such address. */
export async function findElsewhere(url: URL): Promise<Found<Screen> | null> {
  if (matcher === undefined) {
    const { gatheredScreens } = await import('./gathered-screens.ts')
    matcher = createMatcher<Screen>(gatheredScreens)
  }
  return matcher.match(url.pathname)
}
