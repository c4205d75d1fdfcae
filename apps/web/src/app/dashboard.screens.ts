import { defineScreen } from '../client/address/screens.ts'

/** Dashboard of every logged-in user; its content depends on the roles. */
export const dashboardScreens = [
  defineScreen({
    id: 'app.dashboard',
    path: '/dashboard',
    title: 'Inicio',
    layout: 'app',
    access: 'any',
    component: () => import('./dashboard-screen.tsx'),
  }),
]
