import { defineScreen } from '../../client/address/screens.ts'

/** Public pages, and two for everyone, logged in or not. */
export const publicoScreens = [
  defineScreen({
    id: 'publico.landing',
    path: '/',
    title: 'Inicio',
    description:
      'Portal de trámites ambientales: pida permisos, siga su solicitud y reciba la decisión por este medio.',
    ready: ['tema', 'buscar'],
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./landing-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.list',
    path: '/{product}-tramites',
    title: 'Trámites ambientales',
    description:
      'Permisos, concesiones, licencias y registros ambientales: qué son, cuánto tardan, cuánto cuestan y qué documentos piden.',
    ready: ['tema', 'buscar'],
    layout: 'public',
    access: 'guestOnly',
    withSession: '/mis-solicitudes/listado-tramites',
    withSessionQuery: ({ query }) => ({ q: query.get('buscar') ?? undefined }),
    component: () => import('./list-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.detail',
    path: '/detalle-tramite/:tt_id',
    title: 'Detalle del trámite',
    description: 'Requisitos, pasos, término y costo de un trámite ambiental.',
    ready: [],
    parent: '/{product}-tramites',
    layout: 'public',
    access: 'guestOnly',
    withSession: '/mis-solicitudes/listado-tramites',
    withSessionQuery: ({ params }) => ({ tramite: params['tt_id'] }),
    component: () => import('./detail-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.categories',
    path: '/tipos-tramites',
    title: 'Categorías y sedes',
    description: 'Elija qué necesita y el departamento, y encuentre la sede que lo atiende.',
    ready: [],
    layout: 'public',
    access: 'guestOnly',
    component: () => import('./categories-screen.tsx'),
  }),
  defineScreen({
    id: 'publico.accessibility',
    path: '/accesibilidad',
    title: 'Accesibilidad',
    description:
      'Cómo usar el portal con teclado, con lector de pantalla, con letra grande o con alto contraste.',
    ready: [],
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
