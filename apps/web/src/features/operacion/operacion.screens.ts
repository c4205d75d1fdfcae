import { defineScreen } from '../../client/address/screens.ts'

/** Failed messages and jobs. */
export const operacionScreens = [
  defineScreen({
    id: 'operacion.list',
    path: '/operacion',
    title: 'Operación',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: {
      needs: 'parameters.admin',
      says: 'Aquí se ve lo que el portal no pudo terminar por sí mismo. Lo atiende quien administra el portal.',
    },
    menu: { after: '/usuarios', label: 'Operación', icon: 'mail-exclamation' },
    component: () => import('./operation-screen.tsx'),
  }),
]
