import { APPLICATION_ROUTE } from '../../client/address/application-address.ts'
import { defineScreen } from '../../client/address/screens.ts'
import { APPLICATIONS } from './generated/applications.ts'

const APPLICANTS = { groups: ['user'] } as const
const APPLIES = {
  needs: 'cases.draft',
  says: 'Aquí se pide un trámite. Lo piden las personas, las empresas y sus apoderados; por quien no puede, la ventanilla única.',
} as const

/** Each procedure on its route of the specification; the catalogue decides whether one can be started. */
const applications = Object.entries(APPLICATIONS).map(([ttId, title]) =>
  defineScreen({
    id: `tramites.application${ttId}`,
    path: `/tramites-ambientales/${ttId}/:solId`,
    title,
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    wide: true,
    component: () => import('./application-screen.tsx'),
  }),
)

/** Applying for a procedure: choosing, filling in, filing. */
export const tramitesScreens = [
  defineScreen({
    id: 'tramites.list',
    path: '/mis-solicitudes/listado-tramites',
    title: 'Iniciar un trámite',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    component: () => import('./start-list-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.start',
    path: '/tramites-ambientales/:tramite',
    title: 'Iniciar el trámite',
    parent: '/mis-solicitudes/listado-tramites',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    component: () => import('./start-screen.tsx'),
  }),
  ...applications,
  defineScreen({
    id: 'tramites.ownApplication',
    path: APPLICATION_ROUTE,
    title: 'Solicitud de un trámite',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    wide: true,
    component: () => import('./own-application-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.permitChange',
    path: '/solicitudes/modificacion-permiso/:id',
    title: 'Modificar, prorrogar o ceder un permiso',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    wide: true,
    component: () => import('./permit-change-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.window',
    path: '/registro/solicitante/:id_sol/:id_territorial',
    title: 'Radicar en la ventanilla',
    parent: '/solicitudes',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: {
      needs: 'cases.fileAtWindow',
      says: 'Aquí se radica la solicitud de quien viene a la ventanilla. Lo hace la ventanilla única.',
    },
    wide: true,
    component: () => import('./window-screen.tsx'),
  }),
  defineScreen({
    id: 'tramites.unavailable',
    path: '/tramites-ambientales-deshabilitado/tramite/:solId',
    title: 'Trámite no disponible en línea',
    parent: '/mis-solicitudes/listado-tramites',
    layout: 'app',
    access: APPLICANTS,
    serves: APPLIES,
    component: () => import('./unavailable-screen.tsx'),
  }),
]
