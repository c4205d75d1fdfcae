import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { may, rolesOf, type SessionUser } from '../client/session/session-user.ts'

/** Officials see their day, applicants their cases, users who cannot file the files open to them. */
export function dashboardOf(user: SessionUser): 'official' | 'applicant' | 'reader' {
  if (meetsRule(rolesOf(user), { groups: ['admin', 'corporacion'] })) return 'official'
  return may(user, 'cases.draft') ? 'applicant' : 'reader'
}
