import type { Screen } from '../../client/address/screens.ts'
import type { Found } from '../matcher.ts'

/** Session flag: the next page load uses the whole application, whatever the address. */
export const WHOLE_KEY = 'ventanilla.completa'

/**
 * The light build has only public pages. Any other address reloads into the whole application; the promise
 * never resolves, as the page is being replaced.
 */
export function findElsewhere(url: URL): Promise<Found<Screen> | null> {
  sessionStorage.setItem(WHOLE_KEY, '1')
  location.assign(url.href)
  return new Promise(() => undefined)
}
