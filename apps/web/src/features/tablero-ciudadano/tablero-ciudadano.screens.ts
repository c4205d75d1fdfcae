import { defineScreen } from '../../client/screens.ts'

/** Help for everybody who is logged in. */
export const tableroCiudadanoScreens = [
  defineScreen({
    id: 'tableroCiudadano.help',
    path: '/ayuda',
    title: 'Ayuda',
    layout: 'app',
    access: 'any',
    component: () => import('./help-screen.tsx'),
  }),
]
