import { defineScreen } from '../../client/address/screens.ts'

/** Absences of officials and who stands in for them. */
export const ausenciasScreens = [
  defineScreen({
    id: 'ausencias.list',
    path: '/ausencias',
    title: 'Ausencias',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: {
      needs: 'absences.manage',
      says: 'Aquí cada funcionario registra sus ausencias y quién lo reemplaza, y quien reparte el trabajo, las de su equipo.',
    },
    menu: { after: '/reasignacion-profesional', label: 'Ausencias', icon: 'user-share' },
    component: () => import('./absences-screen.tsx'),
  }),
]
