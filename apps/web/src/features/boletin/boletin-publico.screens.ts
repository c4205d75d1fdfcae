import { defineScreen } from '../../client/address/screens.ts'

/** Public bulletin. Has no description: search engines must index neither acts nor notices (decision 59). */
export const boletinPublicoScreens = [
  defineScreen({
    id: 'boletin.list',
    path: '/boletin',
    title: 'Boletín',
    ready: ['q', 'tipo', 'desde', 'hasta', 'cursor'],
    layout: 'public',
    access: 'public',
    component: () => import('./bulletin-screen.tsx'),
  }),
  defineScreen({
    id: 'boletin.read',
    path: '/boletin/:id',
    title: 'Publicación del boletín',
    ready: [],
    parent: '/boletin',
    layout: 'public',
    access: 'public',
    component: () => import('./publication-screen.tsx'),
  }),
]
