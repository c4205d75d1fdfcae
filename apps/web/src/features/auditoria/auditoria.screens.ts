import { defineScreen } from '../../client/screens.ts'

/** Who did what, and who read whose data. */
export const auditoriaScreens = [
  defineScreen({
    id: 'auditoria.list',
    path: '/auditoria',
    title: 'Auditoría',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    menu: { after: '/usuarios', label: 'Auditoría', icon: 'shield-search' },
    component: () => import('./audit-screen.tsx'),
  }),
]
