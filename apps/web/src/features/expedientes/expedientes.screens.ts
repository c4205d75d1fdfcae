import { defineScreen } from '../../client/address/screens.ts'

const FILES = {
  needs: 'cases.read',
  says: 'Aquí se consultan los expedientes. Los ven sus partes y quien los tiene a su cargo.',
} as const

/** Files the user may read, and search for a case by its numbers. */
export const expedientesScreens = [
  defineScreen({
    id: 'expedientes.mine',
    path: '/mis-expedientes',
    title: 'Mis expedientes',
    layout: 'app',
    access: { groups: ['user'] },
    serves: FILES,
    component: () => import('./my-files-screen.tsx'),
  }),
  defineScreen({
    id: 'expedientes.file',
    path: '/mis-expedientes/ver-expediente/:id/:stateMigration',
    title: 'Expediente',
    parent: '/mis-expedientes',
    layout: 'app',
    access: { groups: ['user'] },
    serves: FILES,
    component: () => import('./file-screen.tsx'),
  }),
  defineScreen({
    id: 'expedientes.notifications',
    path: '/mis-expedientes/ver-expediente/:id/notificaciones',
    title: 'Notificaciones del expediente',
    parent: '/mis-expedientes',
    layout: 'app',
    access: { groups: ['user'] },
    serves: FILES,
    component: () => import('./notifications-screen.tsx'),
  }),
  defineScreen({
    id: 'expedientes.history',
    path: '/historico-mis-expedientes',
    title: 'Histórico de expedientes',
    parent: '/mis-expedientes',
    layout: 'app',
    access: { groups: ['user'] },
    serves: FILES,
    component: () => import('./history-screen.tsx'),
  }),
  defineScreen({
    id: 'expedientes.search',
    path: '/buscar-tramite',
    title: 'Buscar trámite',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: FILES,
    component: () => import('./search-screen.tsx'),
  }),
]
