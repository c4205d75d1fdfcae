import { actosPublicosScreens } from '../features/actos/actos-publicos.screens.ts'
import { boletinPublicoScreens } from '../features/boletin/boletin-publico.screens.ts'
import { cuentaScreens } from '../features/cuenta/cuenta.screens.ts'
import { publicoScreens } from '../features/publico/publico.screens.ts'
import { appScreens } from './app.screens.ts'
import type { Redirect, ScreenTable } from '../client/screens.ts'

/**
 * Screens that a visitor without session can reach. This table is part of the first download, so only tables of public
 * and guest pages belong here; everything else is gathered in `gathered-screens.ts`, which is loaded when needed.
 */
export const publicScreens: ScreenTable = [
  ...publicoScreens,
  ...actosPublicosScreens,
  ...boletinPublicoScreens,
  ...cuentaScreens,
  ...appScreens,
]

/** Referenced addresses whose screen has another path (gaps 14). */
export const redirects: readonly Redirect[] = [
  { path: '/login', to: '/iniciar-sesion' },
  { path: '/register', to: '/registro-ciudadano' },
]
