import { defineScreen } from '../../client/address/screens.ts'

/** Public figures of the authority's decisions. */
export const cifrasScreens = [
  defineScreen({
    id: 'cifras.read',
    path: '/cifras',
    title: 'Cifras',
    description:
      'Cuántos días tardan las decisiones de cada trámite ambiental, y cuántas se conceden y se niegan. Datos abiertos.',
    ready: [],
    layout: 'public',
    access: 'public',
    component: () => import('./figures-screen.tsx'),
  }),
]
