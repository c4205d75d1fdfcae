import { defineScreen } from '../../client/address/screens.ts'

/** Change of applicant: requesting it, and accepting the offered case. */
export const cambioSolicitanteScreens = [
  defineScreen({
    id: 'cambioSolicitante.ask',
    path: '/reg-solicitante',
    title: 'Cambio de solicitante',
    layout: 'app',
    access: {
      groups: ['corporacion', 'admin'],
      roles: ['USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA'],
    },
    serves: {
      needs: 'changes.ask',
      says: 'Aquí se pide que un trámite pase a otro solicitante. Lo piden los solicitantes y, por ellos, la ventanilla única.',
    },
    component: () => import('./ask-screen.tsx'),
  }),
  defineScreen({
    id: 'cambioSolicitante.take',
    path: '/aceptar-tramite/:id',
    title: 'Trámite que le ofrecen',
    parent: '/mis-solicitudes',
    layout: 'app',
    // a user with the wrong account sees an explanation and how to switch
    access: 'any',
    component: () => import('./take-screen.tsx'),
  }),
]
