import { defineScreen } from '../../client/screens.ts'

/** The register of numbered acts. */
export const actosScreens = [
  defineScreen({
    id: 'actos.register',
    path: '/actos-administrativos',
    title: 'Actos administrativos',
    layout: 'app',
    access: {
      groups: ['menuActosAdministrativos'],
      roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'],
    },
    wide: true,
    component: () => import('./register-screen.tsx'),
  }),
]
