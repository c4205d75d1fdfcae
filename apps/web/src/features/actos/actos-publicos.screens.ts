import { defineScreen } from '../../client/screens.ts'

/** What anybody may ask without an account. */
export const actosPublicosScreens = [
  defineScreen({
    id: 'actos.verify',
    path: '/verificar/:codigo?',
    title: 'Verifique un acto',
    layout: 'public',
    access: 'public',
    component: () => import('./verify-screen.tsx'),
  }),
  defineScreen({
    id: 'actos.consult',
    path: '/consulta',
    title: 'Consulte su solicitud',
    layout: 'public',
    access: 'public',
    component: () => import('./consult-screen.tsx'),
  }),
]
