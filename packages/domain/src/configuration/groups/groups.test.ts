import { describe, expect, it } from 'vitest'
import { belongs, type GroupMember, serves } from './groups.ts'

const ANA: GroupMember = { id: 'ana', active: true, office: 'norte', roles: ['CLI_JURIDICO'] }
const named = { office: 'norte', roles: [], people: ['ana'] }
const byRole = { office: null, roles: ['CLI_JURIDICO'], people: [] }

describe('in a group counts', () => {
  it('who is named, or has one of its roles', () => {
    expect([belongs(named, ANA), belongs(byRole, ANA)]).toEqual([true, true])
    expect(belongs({ ...named, people: ['luis'] }, ANA)).toBe(false)
    expect(belongs({ ...byRole, roles: ['CLI_TECNICO'] }, ANA)).toBe(false)
  })

  it('nobody whose account is deactivated, or who is of another office', () => {
    for (const gone of [{ active: false }, { office: 'sur' }, { office: null }])
      expect(belongs({ ...named, roles: ['CLI_JURIDICO'] }, { ...ANA, ...gone })).toBe(false)
    expect(belongs(byRole, { ...ANA, office: 'sur' })).toBe(true)
    expect(belongs(byRole, { ...ANA, active: false })).toBe(false)
  })

  it('for cases of its office, or of all', () => {
    expect([serves(named, 'norte'), serves(named, 'sur'), serves(named, null)]).toEqual([true, false, false])
    expect([serves(byRole, 'sur'), serves(byRole, null)]).toEqual([true, true])
  })
})
