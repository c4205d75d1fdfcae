import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { meetsRule } from '@ventanilla/domain/access/role-groups'
import { holds, type Permission } from '@ventanilla/domain/access/permissions'
import { screenOf } from '@ventanilla/domain/workflow/definition/screen-of'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../apps/api/src/endpoints.ts'
import { gatheredScreens } from '../apps/web/src/app/gathered-screens.ts'
import { createMatcher } from '../apps/web/src/app/matcher.ts'
import { actorWith, roleRows, rolesDocument } from './roles-matrix.ts'

const rows = roleRows()
const matcher = createMatcher(gatheredScreens)
const steps = [...workflow.steps.values()]

/** Whether the router opens a step's route for a role. */
function opens(route: string, role: string): boolean {
  const address = screenOf(route, { caseId: 'caso', taskId: 'tarea', ttId: 3 }).split('?')[0] ?? ''
  const access = matcher.match(address)?.row.access
  if (access === undefined) return false
  return typeof access === 'string' ? access !== 'guestOnly' : meetsRule([role], access)
}

describe('the matrix of roles', () => {
  it('has every role once', () => {
    expect(rows.map((row) => row.role)).toEqual(ROLES.map((role) => role.code))
    expect(rows).toHaveLength(58)
  })

  it.each(rows.map((row) => [row.role, row] as const))(
    '%s: says of each step whether it is its own, as the workflows do',
    (role, row) => {
      const listed = new Set(row.steps.map((step) => step.id))
      expect(listed.size).toBe(row.steps.length)
      for (const step of steps)
        expect([step.id, listed.has(step.id)]).toEqual([step.id, step.roles.includes(role)])
      for (const step of row.steps) expect([step.id, opens(step.route, role)]).toEqual([step.id, true])
    },
  )

  it.each(rows.map((row) => [row.role, row] as const))(
    '%s: says of each call whether it may make it, as the permissions do',
    (role, row) => {
      const listed = new Set(row.permissions.flatMap((one) => one.calls))
      for (const { id, permission } of endpoints) {
        if (permission === 'public' || permission === 'session') expect(listed.has(id)).toBe(false)
        else expect([id, listed.has(id)]).toEqual([id, holds(actorWith(role), permission as Permission)])
      }
    },
  )

  it('writes every step of every role and every call into the document', async () => {
    const text = await rolesDocument()
    const sections = text.split(/^### `/m).slice(1)
    expect(sections).toHaveLength(58)
    for (const row of rows) {
      const section = sections.find((one) => one.startsWith(`${row.role}\``)) ?? ''
      expect(section.match(/^\| [A-Z]+-\d/gm)?.length ?? 0).toBe(row.steps.length)
      for (const step of row.steps) expect(section).toContain(`\`${step.route}\``)
    }
    for (const call of new Set(rows.flatMap((row) => row.permissions.flatMap((one) => one.calls))))
      expect(text).toContain(`\`${call}\``)
  })
})
