import { defineScreen } from '../../client/address/screens.ts'

/** Municipalities of the jurisdiction. */
export const ciudadesScreens = [
  defineScreen({
    id: 'ciudades.list',
    path: '/ciudades',
    title: 'Municipios',
    parent: '/dashboard',
    layout: 'app',
    access: 'any',
    component: () => import('./cities-screen.tsx'),
  }),
  defineScreen({
    id: 'ciudades.city',
    path: '/ciudad/:cityId/:item?',
    title: 'Municipio',
    parent: '/ciudades',
    layout: 'app',
    access: 'any',
    component: () => import('./city-screen.tsx'),
  }),
]
