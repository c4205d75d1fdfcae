import { defineScreen } from '../../client/address/screens.ts'

/** Audit log: actions, and accesses to personal data. */
export const auditoriaScreens = [
  defineScreen({
    id: 'auditoria.list',
    path: '/auditoria',
    title: 'Auditoría',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: {
      needs: 'audit.read',
      says: 'Aquí se ve quién hizo qué y quién leyó datos de quién. Lo consulta quien administra el portal.',
    },
    menu: { after: '/usuarios', label: 'Auditoría', icon: 'shield-search' },
    component: () => import('./audit-screen.tsx'),
  }),
]
