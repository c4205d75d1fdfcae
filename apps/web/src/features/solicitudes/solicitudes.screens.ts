import { defineScreen } from '../../client/screens.ts'

/** The officials' inbox. */
export const solicitudesScreens = [
  defineScreen({
    id: 'solicitudes.inbox',
    path: '/solicitudes',
    title: 'Solicitudes',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    wide: true,
    component: () => import('./inbox-screen.tsx'),
  }),
]
