import { CONFIGURATION_EDITORS } from '@ventanilla/domain/access/configuration-roles'
import type { RoleRule } from '@ventanilla/domain/access/role-groups'
import { defineScreen, type Screen } from '../../client/address/screens.ts'
import type { Place } from './kind-screen.tsx'
import { doorOf, OPEN_KINDS, type OpenKind } from './puertas/doors.ts'

const STAFF: RoleRule = { groups: ['corporacion', 'admin'] }

/** One screen of a kind. */
const placed = (kind: OpenKind, place: Place, path: string, title: string): Screen => {
  const { list, parent, says } = doorOf(kind)
  const over = place === 'lista' ? parent : list
  return defineScreen({
    id: `configuracion${path.replace(/\/:?/g, '.')}`,
    path,
    title,
    ...(over !== undefined && { parent: over }),
    layout: 'app',
    access: STAFF,
    serves: { needs: 'configuration.read', says },
    component: async () => ({ default: (await import('./kind-screen.tsx')).screenFor(kind, place) }),
  })
}

/** The addresses of a kind: its list, and its items and new ones where they have an address of their own. */
function screensOf(kind: OpenKind): readonly Screen[] {
  const { list, title, one, item, create, settings } = doorOf(kind)
  return [
    ...(settings === true ? [] : [placed(kind, 'lista', list, title)]),
    ...('param' in item ? [placed(kind, 'elemento', item.path, one)] : []),
    ...(create !== null && create.query === undefined
      ? [placed(kind, 'nuevo', create.path, create.label)]
      : []),
  ]
}

/** The terms are a part of procedures, and have a list of their own. */
const ofTerms = (path: string, title: string, component: Screen['component']): Screen =>
  defineScreen({
    id: `configuracion${path.replace(/\/:?/g, '.')}`,
    path,
    title,
    ...(path !== '/tiempo-tramite' && { parent: '/tiempo-tramite' }),
    layout: 'app',
    access: STAFF,
    serves: {
      needs: 'configuration.read',
      says: 'Aquí se mantienen los plazos de cada trámite. Lo hace la oficina jurídica y quien administra el portal.',
    },
    component,
  })

/** What the authority decides about its own portal: the screens of every kind that can be opened. */
export const configuracionScreens: readonly Screen[] = [
  defineScreen({
    id: 'configuracion.overview',
    path: '/configuracion',
    title: 'Configuración',
    layout: 'app',
    access: { roles: CONFIGURATION_EDITORS },
    menu: { after: '/usuarios', label: 'Configuración', icon: 'settings' },
    serves: {
      needs: 'configuration.read',
      says: 'Aquí está lo que la autoridad decide de su portal. Lo mantienen quien administra y cada oficina en lo suyo.',
    },
    component: () => import('./overview-screen.tsx'),
  }),
  defineScreen({
    id: 'configuracion.versions',
    path: '/configuracion/versiones-en-uso',
    title: 'Versiones en uso',
    parent: '/configuracion',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: {
      needs: 'parameters.admin',
      says: 'Aquí se pasan los casos abiertos a la versión nueva de su flujo. Lo hace quien administra el portal.',
    },
    component: () => import('./versiones/versions-screen.tsx'),
  }),
  defineScreen({
    id: 'configuracion.llevar',
    path: '/configuracion/llevar',
    title: 'Llevar la configuración',
    parent: '/configuracion',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: {
      needs: 'parameters.admin',
      says: 'Aquí se descarga la configuración y se trae la de otro portal. Lo hace quien administra el portal.',
    },
    component: () => import('./llevar/carry-screen.tsx'),
  }),
  ...OPEN_KINDS.flatMap(screensOf),
  ofTerms('/tiempo-tramite', 'Tiempos de los trámites', () => import('./tramites/terms-screen.tsx')),
  ofTerms('/edit-tiempo/:id', 'Términos de un trámite', () => import('./tramites/edit-terms-screen.tsx')),
  ofTerms('/crear/tiempos', 'Nuevo término', () => import('./tramites/new-term-screen.tsx')),
]
