import { defineScreen } from '../../client/screens.ts'

/** Pages for visitors without session, and two that everybody may read. */
export const publicoScreens = [
  defineScreen({
    id: 'publico.landing',
    path: '/',
    title: 'Inicio',
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./landing-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.list',
    path: '/{product}-tramites',
    title: 'Trámites ambientales',
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./list-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.detail',
    path: '/detalle-tramite/:tt_id',
    title: 'Detalle del trámite',
    parent: '/{product}-tramites',
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./detail-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.categories',
    path: '/tipos-tramites',
    title: 'Categorías y sedes',
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./categories-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.accessibility',
    path: '/accesibilidad',
    title: 'Accesibilidad',
    layout: 'public',
    access: 'public',
    component: () => import('./accessibility-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.status',
    path: '/estado',
    title: 'Estado del servicio',
    layout: 'public',
    access: 'public',
    component: () => import('./status-screen.tsx'),
  }),
]
