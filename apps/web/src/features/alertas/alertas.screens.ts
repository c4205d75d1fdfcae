import { defineScreen } from '../../client/screens.ts'

/** Administration of the notices about the service as a whole. */
export const alertasScreens = [
  defineScreen({
    id: 'alertas.list',
    path: '/alertas-globales',
    title: 'Alertas globales',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    menu: { after: '/usuarios', label: 'Alertas globales', icon: 'alert-circle' },
    component: () => import('./alerts-screen.tsx'),
  }),
]
