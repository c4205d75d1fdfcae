import { actosPublicosScreens } from '../features/actos/actos-publicos.screens.ts'
import { boletinPublicoScreens } from '../features/boletin/boletin-publico.screens.ts'
import { cifrasScreens } from '../features/cifras/cifras.screens.ts'
import { cuentaScreens } from '../features/cuenta/cuenta.screens.ts'
import { publicoScreens } from '../features/publico/publico.screens.ts'
import { appScreens } from './app.screens.ts'
import type { Redirect, ScreenTable } from '../client/address/screens.ts'

/**
 * Screens reachable without a session. Part of the first download, so only tables of public and guest pages
 * belong here; all others are in `gathered-screens.ts`, loaded on demand.
 */
export const publicScreens: ScreenTable = [
  ...publicoScreens,
  ...actosPublicosScreens,
  ...boletinPublicoScreens,
  ...cifrasScreens,
  ...cuentaScreens,
  ...appScreens,
]

/** Referenced addresses whose screen has another path (gaps 14). */
export const redirects: readonly Redirect[] = [
  { path: '/login', to: '/iniciar-sesion' },
  { path: '/register', to: '/registro-ciudadano' },
]
