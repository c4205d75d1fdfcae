import { defineScreen } from '../../client/address/screens.ts'

/** Help, for every logged-in user. */
export const ayudaScreens = [
  defineScreen({
    id: 'ayuda.help',
    path: '/ayuda',
    title: 'Ayuda',
    parent: '/dashboard',
    layout: 'app',
    access: 'any',
    component: () => import('./help-screen.tsx'),
  }),
]
