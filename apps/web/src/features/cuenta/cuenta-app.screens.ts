import { defineScreen } from '../../client/address/screens.ts'

const ACCOUNTS = {
  needs: 'users.admin',
  says: 'Aquí se crean y se corrigen las cuentas. Lo hace quien administra el portal.',
} as const

/** Account screens for logged-in users. */
export const cuentaAppScreens = [
  defineScreen({
    id: 'cuenta.profile',
    path: '/perfil-usuario',
    title: 'Mi perfil',
    layout: 'app',
    access: 'any',
    component: () => import('./perfil/profile-screen.tsx'),
  }),
  defineScreen({
    id: 'cuenta.users',
    path: '/usuarios',
    title: 'Usuarios',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: ACCOUNTS,
    wide: true,
    component: () => import('./usuarios/users-screen.tsx'),
  }),
  defineScreen({
    id: 'cuenta.proposals',
    path: '/usuarios/propuestas',
    title: 'Cambios de cuentas por confirmar',
    parent: '/usuarios',
    layout: 'app',
    access: { groups: ['admin'], roles: ['CLI_ADMIN'] },
    serves: ACCOUNTS,
    component: () => import('./usuarios/proposals-screen.tsx'),
  }),
  defineScreen({
    id: 'cuenta.user',
    path: '/usuario/:id/:idUser',
    title: 'Cuenta de usuario',
    parent: '/usuarios',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: ACCOUNTS,
    component: () => import('./usuarios/user-screen.tsx'),
  }),
  defineScreen({
    id: 'cuenta.newUser',
    path: '/registro/usuario',
    title: 'Crear cuenta de funcionario',
    parent: '/usuarios',
    layout: 'app',
    access: { groups: ['corporacion', 'admin'] },
    serves: ACCOUNTS,
    component: () => import('./usuarios/new-user-screen.tsx'),
  }),
]
