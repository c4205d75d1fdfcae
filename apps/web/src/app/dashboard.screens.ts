import { defineScreen } from '../client/screens.ts'

/** The beginning for everybody who is logged in; who one is decides what it shows. */
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
