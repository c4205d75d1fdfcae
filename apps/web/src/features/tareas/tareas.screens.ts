import { defineScreen, type Screen } from '../../client/address/screens.ts'
import { accessOf, TASK_ROWS } from './task-rows.ts'

/** One task shell for every step: builds screens from the table of routes. */
export const tareasScreens: readonly Screen[] = TASK_ROWS.filter(
  (row) => row.applicantsBegin === undefined,
).map((row) =>
  defineScreen({
    id: `tareas${row.path.replace(/\/:?/g, '.').replace('?', '')}`,
    path: row.path,
    title: row.title,
    ...(row.path.startsWith('/solicitudes/') && { parent: '/solicitudes' }),
    layout: 'app',
    access: accessOf(row),
    serves: {
      needs: 'cases.act',
      says: `Aquí se atiende «${row.title}». Lo hace quien tiene ese paso a su cargo.`,
    },
    wide: true,
    component: async () => ({ default: (await import('./task-screen.tsx')).screenFor(row) }),
  }),
)
