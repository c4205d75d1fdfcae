import type { Screen } from '../../client/screens.ts'
import type { Found } from '../matcher.ts'

/** Tells the start of the next page load that the whole application is wanted, whatever the address. */
export const WHOLE_KEY = 'ventanilla.completa'

/**
 * The light build knows public pages only. Any other address is loaded anew, so that the whole application takes over;
 * the promise never ends, as the page is on its way out.
 */
export function findElsewhere(url: URL): Promise<Found<Screen> | null> {
  sessionStorage.setItem(WHOLE_KEY, '1')
  location.assign(url.href)
  return new Promise(() => undefined)
}
