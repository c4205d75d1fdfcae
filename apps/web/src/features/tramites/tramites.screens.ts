import { defineScreen } from '../../client/screens.ts'

const APPLICANTS = { groups: ['user'] } as const
const APPLIES = {
  needs: 'cases.draft',
  says: 'Aquí se pide un trámite. Lo piden las personas, las empresas y sus apoderados; por quien no puede, la ventanilla única.',
} as const

/**
 * Types that applicants file themselves, each on its route of the specification. The catalogue decides whether
 * one can be started, so a type without a form or workflow has a route without drafts.
 */
export const APPLICATIONS: Readonly<Record<number, string>> = {
  1: 'Licencia ambiental',
  2: 'Prospección y exploración de aguas subterráneas',
  3: 'Concesión de aguas superficiales',
  4: 'Concesión de aguas subterráneas',
  5: 'Permiso de vertimientos',
  6: 'Permiso de ocupación de cauces, playas y lechos',
  7: 'Aprovechamiento forestal único',
  8: 'Aprovechamiento forestal persistente',
  9: 'Modificación de licencia ambiental',
  11: 'Aprovechamiento forestal doméstico',
  12: 'Aprovechamiento de árboles aislados',
  13: 'Permiso de emisiones atmosféricas para fuentes fijas',
  14: 'Plan de saneamiento y manejo de vertimientos (PSMV)',
  15: 'Programa de Uso Eficiente y Ahorro del Agua (PUEAA)',
  16: 'Permiso de recolección de especímenes con fines de investigación científica no comercial',
  17: 'Permiso de estudio para la recolección de especímenes para estudios ambientales',
  18: 'Zoocría y caza de fomento',
  19: 'Certificación ambiental de centros de diagnóstico automotor (CDA)',
  20: 'Registro de generadores de residuos peligrosos (RESPEL)',
  21: 'Registro Único Ambiental (RUA)',
  22: 'Salvoconducto único nacional en línea (SUNL)',
  23: 'Plan de contingencia para el manejo de derrames de hidrocarburos o sustancias nocivas',
  24: 'Registro del libro de operaciones forestales',
  25: 'Registro de plantaciones forestales protectoras',
  26: 'Informes y reportes de cumplimiento ambiental',
  29: 'Modificación, prórroga, cesión y otros trámites sobre permisos otorgados',
}

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
