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
      says: 'Aquí se registra quién se ausenta y quién lo reemplaza. Lo hace cada funcionario y, por su equipo, quien reparte el trabajo.',
    },
    menu: { after: '/reasignacion-profesional', label: 'Ausencias', icon: 'user-share' },
    component: () => import('./absences-screen.tsx'),
  }),
]
