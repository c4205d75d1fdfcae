import { publicScreens as all, redirects } from '../public-screens.ts'
import type { ScreenTable } from '../../client/screens.ts'

/** Screens of the light build; the others are found elsewhere, that is, by the whole application. */
export const publicScreens: ScreenTable = all.filter(
  (screen) => screen.layout === 'public' || screen.access === 'public',
)
export { redirects }
