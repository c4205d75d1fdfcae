import { createElement } from 'react'
import { APPLICANT_TASK_ROWS } from '../features/mis-solicitudes/applicant-task-rows.ts'
import { meetsRule, type RoleRule } from '@ventanilla/domain/access/role-groups'
import { rolesOf } from '../client/session-user.ts'
import { defineScreen, type Screen } from '../client/screens.ts'
import { useUser } from '../client/session.ts'

const APPLICANTS: readonly string[] = ['USER_APODERADO', 'USER_CIUDADANO', 'USER_EMPRESA']

const OFFICIALS: RoleRule = { groups: ['corporacion', 'admin'] }

/** Routes that the specification opens to applicants and officials alike: each gets the task in their own shell. */
export const sharedTaskScreens: readonly Screen[] = APPLICANT_TASK_ROWS.filter(
  (row) => row.shared === true,
).map((row) =>
  defineScreen({
    id: `compartidas${row.path.replace(/\/:?/g, '.')}`,
    path: row.path,
    title: row.title,
    layout: 'app',
    access: { ...OFFICIALS, roles: APPLICANTS },
    wide: true,
    component: async () => {
      const [own, office] = await Promise.all([
        import('../features/mis-solicitudes/applicant-task-screen.tsx'),
        import('../features/tareas/task-screen.tsx'),
      ])
      const Applicant = own.applicantScreenFor(row)
      const Official = office.screenFor(row)
      return {
        default: function SharedTask() {
          const user = useUser()
          const official = user !== null && meetsRule(rolesOf(user), OFFICIALS)
          return createElement(official ? Official : Applicant)
        },
      }
    },
  }),
)
