import { defineScreen } from '../../client/address/screens.ts'

/** Questions about the work of the authority. */
export const reportesScreens = [
  defineScreen({
    id: 'reportes.ask',
    path: '/reporte',
    title: 'Reportes',
    layout: 'app',
    access: { groups: ['menuReportes'] },
    serves: {
      needs: 'reports.read',
      says: 'Aquí se consultan cifras de casos, tareas y pagos. Lo hacen quienes dirigen o coordinan el trabajo.',
    },
    component: () => import('./reports-screen.tsx'),
  }),
]
