import { type ComponentType, createElement } from 'react'
import { APPLICANT_TASK_ROWS } from '../features/mis-solicitudes/tarea/applicant-task-rows.ts'
import { TASK_ROWS } from '../features/tareas/task-rows.ts'
import { meetsRule, type RoleRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../client/session/session-user.ts'
import { defineScreen, type Screen } from '../client/address/screens.ts'
import { useUser } from '../client/session/session.ts'

const APPLICANTS: readonly string[] = ['USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA']

const OFFICIALS: RoleRule = { groups: ['corporacion', 'admin'] }

const SHARED = {
  layout: 'app',
  access: { ...OFFICIALS, roles: APPLICANTS },
  wide: true,
  serves: {
    needs: 'cases.act',
    says: 'Aquí se entrega un paso de un trámite. Lo hacen sus partes y quien lo tiene a su cargo.',
  },
} as const

/** Screen by user: officials and applicants each get theirs. */
function eitherOf(Official: ComponentType, Applicant: ComponentType): { readonly default: ComponentType } {
  return {
    default: function SharedTask() {
      const user = useUser()
      const official = user !== null && meetsRule(rolesOf(user), OFFICIALS)
      return createElement(official ? Official : Applicant)
    },
  }
}

const idOf = (path: string): string => `compartidas${path.replace(/\/:?/g, '.')}`

/**
 * Routes shared by applicants and officials, each in their own layout: a task of the parties, and cases started
 * from the user's own case where officials have the list of those started.
 */
export const sharedTaskScreens: readonly Screen[] = [
  ...APPLICANT_TASK_ROWS.filter((row) => row.shared === true).map((row) =>
    defineScreen({
      id: idOf(row.path),
      path: row.path,
      title: row.title,
      ...SHARED,
      component: async () => {
        const [own, office] = await Promise.all([
          import('../features/mis-solicitudes/tarea/applicant-task-screen.tsx'),
          import('../features/tareas/task-screen.tsx'),
        ])
        return eitherOf(office.screenFor(row), own.applicantScreenFor(row))
      },
    }),
  ),
  ...TASK_ROWS.flatMap((row) => {
    const begins = row.applicantsBegin
    if (begins === undefined) return []
    return defineScreen({
      id: idOf(row.path),
      path: row.path,
      title: row.title,
      ...SHARED,
      component: async () => {
        const [own, office] = await Promise.all([
          import('../features/mis-solicitudes/tarea/begin-screen.tsx'),
          import('../features/tareas/task-screen.tsx'),
        ])
        return eitherOf(office.screenFor(row), own.beginScreenFor({ title: row.title, ...begins }))
      },
    })
  }),
]
