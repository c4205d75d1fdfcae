import { announcePaths } from '../client/address/links.ts'
import { installNavigator } from '../client/address/navigation.ts'
import { startSession } from '../client/session/session.ts'
import { followAppearance } from '../ui/appearance.ts'
import { mount } from './mount.tsx'
import { publicScreens } from './public-screens.ts'
import { navigator as router, startRouter } from './router.ts'

/** Starts the application: session, router, first screen. */
export function start(): void {
  followAppearance()
  installNavigator(router)
  announcePaths(publicScreens.map((screen) => screen.path))
  void startSession()
  startRouter()
  const root = document.getElementById('raiz')
  if (root !== null) void mount(root)
}
