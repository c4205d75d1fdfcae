import { defineScreen } from '../../client/address/screens.ts'

/** Public screens for acts: no account required. */
export const actosPublicosScreens = [
  defineScreen({
    id: 'actos.verify',
    path: '/verificar/:codigo?',
    title: 'Verifique un acto',
    description: 'Compruebe con su código o su QR que un acto de la autoridad ambiental es auténtico.',
    layout: 'public',
    access: 'public',
    component: () => import('./verify-screen.tsx'),
  }),
  defineScreen({
    id: 'actos.copy',
    path: '/copia-de-acto',
    title: 'Copia de un acto',
    layout: 'public',
    access: 'public',
    component: () => import('./copy-screen.tsx'),
  }),
  defineScreen({
    id: 'actos.consult',
    path: '/consulta',
    title: 'Consulte su solicitud',
    description: 'Vea en qué va su solicitud con el radicado y su documento, sin crear cuenta.',
    ready: ['radicado'],
    layout: 'public',
    access: 'public',
    component: () => import('./consult-screen.tsx'),
  }),
]
