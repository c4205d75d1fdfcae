import { defineScreen } from '../../client/address/screens.ts'

const STAFF = { groups: ['corporacion', 'admin'] } as const
const SERVES = {
  needs: 'thirdParties.manage',
  says: 'Aquí se corrige cómo se les escribe a los terceros intervinientes y se anota cuándo dejan de serlo. Lo hacen la ventanilla y quien administra el portal.',
} as const

/** Recognised third parties, and one of them. */
export const intervinientesScreens = [
  defineScreen({
    id: 'intervinientes.list',
    path: '/reg-interviniente',
    title: 'Intervinientes',
    layout: 'app',
    access: STAFF,
    serves: SERVES,
    component: () => import('./third-parties-screen.tsx'),
  }),
  defineScreen({
    id: 'intervinientes.one',
    path: '/edit-interviniente/:id',
    title: 'Interviniente',
    parent: '/reg-interviniente',
    layout: 'app',
    access: STAFF,
    serves: SERVES,
    component: () => import('./third-party-screen.tsx'),
  }),
]
