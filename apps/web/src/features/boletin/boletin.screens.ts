import { defineScreen } from '../../client/address/screens.ts'

/** Acts pending publication, for officials who publish. */
export const boletinScreens = [
  defineScreen({
    id: 'boletin.pending',
    path: '/publicaciones',
    title: 'Publicaciones pendientes',
    layout: 'app',
    access: { roles: ['CLI_SECRETARIA_JURIDICA', 'CLI_SECRETARIA_JURIDICA_SAF'] },
    serves: {
      needs: 'bulletin.publish',
      says: 'Aquí se publican en el boletín los actos que la ley ordena publicar. Lo hace la secretaría jurídica.',
    },
    menu: { after: '/actos-administrativos', label: 'Publicaciones pendientes', icon: 'news' },
    component: () => import('./pending-screen.tsx'),
  }),
]
