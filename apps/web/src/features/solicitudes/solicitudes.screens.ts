import { defineScreen } from '../../client/address/screens.ts'

/** The officials' inbox. */
export const solicitudesScreens = [
  defineScreen({
    id: 'solicitudes.inbox',
    path: '/solicitudes',
    title: 'Solicitudes',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: {
      needs: 'cases.act',
      says: 'Aquí están las tareas de los funcionarios. Las atiende quien tiene un paso a su cargo.',
    },
    wide: true,
    component: () => import('./inbox-screen.tsx'),
  }),
]
