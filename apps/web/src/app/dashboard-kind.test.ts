import { ROLES } from '@ventanilla/catalog/roles/roles'
import { cases } from '@ventanilla/contract/cases.contract'
import { GRANTS } from '@ventanilla/domain/access/permissions'
import { describe, expect, it } from 'vitest'
import { dashboardOf } from './dashboard-kind.ts'

const permissionsOf = (role: string): string[] =>
  Object.entries(GRANTS).flatMap(([permission, roles]) => (Object.hasOwn(roles, role) ? [permission] : []))
const kindOf = (role: string): string =>
  dashboardOf({
    id: '1',
    displayName: 'Ana Ruiz',
    email: 'ana@demo.test',
    role,
    additionalRoles: [],
    roleName: null,
    permissions: permissionsOf(role),
    avatar: null,
    shortcuts: [],
  })

describe('the first page of each role', () => {
  it.each(ROLES.map(({ code }) => code))('%s is shown nothing that its calls refuse', (role) => {
    // calls of each dashboard, besides those open to everyone
    const read = { official: [], applicant: [cases['cases.mine']], reader: [] }[kindOf(role)]
    expect(read?.filter(({ permission }) => !permissionsOf(role).includes(permission))).toEqual([])
  })

  it('is the files for who only consults them, the cases for applicants, the day for officials', () => {
    expect(kindOf('USER_CONSULTA_EXPEDIENTE')).toBe('reader')
    expect(kindOf('USER_EMPRESA')).toBe('applicant')
    expect(kindOf('CLI_AUDITOR_CONSULTA')).toBe('official')
  })
})
