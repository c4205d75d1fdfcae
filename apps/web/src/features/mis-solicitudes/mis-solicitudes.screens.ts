import { defineScreen } from '../../client/address/screens.ts'
import { APPLICANT_TASK_ROWS } from './tarea/applicant-task-rows.ts'

const APPLICANTS = { groups: ['user'] } as const
const OWN = {
  needs: 'cases.draft',
  says: 'Aquí están los trámites que una persona o una empresa pidió. Los ven ellas y sus apoderados.',
} as const
const READ = { ...OWN, needs: 'cases.read' } as const
const DOES = {
  needs: 'cases.act',
  says: 'Aquí responde el solicitante lo que su trámite le pide. Lo hacen él y su apoderado.',
} as const

/** An applicant's cases: the list, each case, and their tasks. */
export const misSolicitudesScreens = [
  defineScreen({
    id: 'misSolicitudes.list',
    path: '/mis-solicitudes',
    title: 'Mis solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: OWN,
    component: () => import('./my-cases-screen.tsx'),
  }),
  defineScreen({
    id: 'misSolicitudes.case',
    path: '/mis-solicitudes/ver-solicitud/:id',
    title: 'Solicitud',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: READ,
    component: () => import('./case-screen.tsx'),
  }),
  defineScreen({
    id: 'misSolicitudes.former',
    path: '/mis-solicitudes/cedidas/:id',
    title: 'Trámite que pasó a otra persona',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: OWN,
    component: () => import('./cambio/former-case-screen.tsx'),
  }),
  defineScreen({
    id: 'misSolicitudes.timeline',
    path: '/mis-solicitudes/linea-tiempo/:id',
    title: 'Línea de tiempo',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: READ,
    component: () => import('./timeline-screen.tsx'),
  }),
  defineScreen({
    id: 'misSolicitudes.answer',
    path: '/solicitudes/auto-info-complementaria-ciudadano/:id',
    title: 'Responder el requerimiento',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: DOES,
    component: () => import('./tarea/answer-screen.tsx'),
  }),
  defineScreen({
    id: 'misSolicitudes.appeal',
    path: '/solicitudes/presentar-recurso/:id',
    title: 'Presentar un recurso',
    parent: '/mis-solicitudes',
    layout: 'app',
    access: APPLICANTS,
    serves: OWN,
    component: () => import('./recurso/appeal-screen.tsx'),
  }),
  ...APPLICANT_TASK_ROWS.filter((row) => row.shared !== true).map((row) =>
    defineScreen({
      id: `misSolicitudes${row.path.replace(/\/:?/g, '.')}`,
      path: row.path,
      title: row.title,
      parent: '/mis-solicitudes',
      layout: 'app',
      access: APPLICANTS,
      serves: DOES,
      component: async () => ({
        default: (await import('./tarea/applicant-task-screen.tsx')).applicantScreenFor(row),
      }),
    }),
  ),
]
