import { defineScreen } from '../../client/address/screens.ts'

/** Administration of service-wide alerts. */
export const alertasScreens = [
  defineScreen({
    id: 'alertas.list',
    path: '/alertas-globales',
    title: 'Alertas globales',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: {
      needs: 'alerts.admin',
      says: 'Aquí se publican los avisos sobre el servicio. Lo hace quien administra el portal.',
    },
    menu: { after: '/usuarios', label: 'Alertas globales', icon: 'alert-circle' },
    component: () => import('./alerts-screen.tsx'),
  }),
]
