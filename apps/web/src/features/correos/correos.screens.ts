import { defineScreen } from '../../client/address/screens.ts'

/** Mails and text messages with what became of each. */
export const correosScreens = [
  defineScreen({
    id: 'correos.list',
    path: '/reporte-correos',
    title: 'Reporte de correos',
    layout: 'app',
    access: { groups: ['menuReportes'] },
    serves: {
      needs: 'messages.read',
      says: 'Aquí se ve qué pasó con cada correo y mensaje de texto. Lo consulta quien dirige los trámites.',
    },
    component: () => import('./messages-screen.tsx'),
  }),
]
