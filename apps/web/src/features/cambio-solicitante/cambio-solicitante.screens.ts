import { defineScreen } from '../../client/screens.ts'

/** A case passes to another applicant: who asks for it, and who is offered it. */
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
    // whoever comes with the wrong account is told so, and shown the way to the right one
    access: 'any',
    component: () => import('./take-screen.tsx'),
  }),
]
