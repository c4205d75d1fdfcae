import { publicScreens as all, redirects } from '../public-screens.ts'
import type { ScreenTable } from '../../client/address/screens.ts'

/** Screens of the light build; all others belong to the whole application. */
export const publicScreens: ScreenTable = all.filter(
  (screen) => screen.layout === 'public' || screen.access === 'public',
)
export { redirects }
