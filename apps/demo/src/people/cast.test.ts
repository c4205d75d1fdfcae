import { ROLES } from '@ventanilla/catalog/roles/roles'
import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { describe, expect, it } from 'vitest'
import { demoCast } from './cast.ts'

describe('the people of the demonstration', () => {
  it.each(ROLES.map((role) => role.code))('has two with the role %s', (role) => {
    expect(demoCast().filter((person) => person.role === role).length).toBeGreaterThanOrEqual(2)
  })

  it('can do every step twice over, by people with different addresses', () => {
    const cast = demoCast()
    expect(new Set(cast.map((person) => person.email)).size).toBe(cast.length)
    for (const step of workflow.steps.values())
      expect(
        cast.filter((person) => step.roles.includes(person.role)).length,
        step.id,
      ).toBeGreaterThanOrEqual(2)
  })
})
