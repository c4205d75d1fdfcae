import { defineScreen } from '../../client/address/screens.ts'

/** What lies at a place. */
export const lugaresScreens = [
  defineScreen({
    id: 'lugares.search',
    path: '/busqueda-coordenadas',
    title: 'Búsqueda por coordenadas',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: {
      needs: 'cases.read',
      says: 'Aquí se busca qué zonas cruza un lugar y qué permisos y solicitudes hay cerca. Lo hacen quienes trabajan en los trámites.',
    },
    component: () => import('./places-screen.tsx'),
  }),
]
