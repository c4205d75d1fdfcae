import { defineScreen } from '../client/address/screens.ts'

/** Screens of the application frame. */
export const appScreens = [
  defineScreen({
    id: 'app.notFound',
    path: '/404',
    title: 'Página no encontrada',
    ready: [],
    layout: 'bare',
    access: 'public',
    component: () => import('./not-found-screen.tsx'),
  }),
  defineScreen({
    id: 'app.logout',
    path: '/logout',
    title: 'Cerrar sesión',
    layout: 'bare',
    access: 'any',
    component: () => import('./logout-screen.tsx'),
  }),
]
