import { defineScreen } from '../../client/screens.ts'

const APPLICANTS = { groups: ['user'] } as const

/** Applying for a procedure: choosing it, filling it in, filing it. */
export const tramitesScreens = [
  defineScreen({
    id: 'tramites.list',
    path: '/mis-solicitudes/listado-tramites',
    title: 'Iniciar un trámite',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    component: () => import('./start-list-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.start',
    path: '/tramites-ambientales/:tramite',
    title: 'Iniciar el trámite',
    parent: '/mis-solicitudes/listado-tramites',
    layout: 'app',
    access: APPLICANTS,
    component: () => import('./start-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.application3',
    path: '/tramites-ambientales/3/:solId',
    title: 'Concesión de aguas superficiales',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    wide: true,
    component: () => import('./application-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.unavailable',
    path: '/tramites-ambientales-deshabilitado/tramite/:solId',
    title: 'Trámite no disponible en línea',
    parent: '/mis-solicitudes/listado-tramites',
    layout: 'app',
    access: APPLICANTS,
    component: () => import('./unavailable-screen.tsx'),
  }),
]
