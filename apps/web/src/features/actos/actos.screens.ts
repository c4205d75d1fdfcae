import { defineScreen } from '../../client/address/screens.ts'

/** Register of numbered acts. */
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
    serves: {
      needs: 'acts.register',
      says: 'Aquí está el registro de los actos numerados. Lo llevan las secretarías y las coordinaciones jurídicas.',
    },
    wide: true,
    component: () => import('./register-screen.tsx'),
  }),
]
