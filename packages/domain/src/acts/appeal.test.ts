import { describe, expect, it } from 'vitest'
import { appealClause, templateFor } from './appeal.ts'
import type { ActTemplate } from './template.ts'

const appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'CPACA art. 76',
  text: 'General.',
  byRole: { A: 'Exacta.' },
}

describe('the appeal clause', () => {
  it('is exact once the signing role is known, general before, and absent where nothing may be filed', () => {
    expect(appealClause({ appeal }, 'A')).toBe('Exacta.')
    expect(appealClause({ appeal }, 'B')).toBe('General.')
    expect(appealClause({ appeal }, null)).toBe('General.')
    expect(appealClause({ appeal: null }, 'A')).toBeNull()
  })
})

describe('an act of a procedure with days of its own to appeal', () => {
  const short = { ...appeal, businessDays: 5, norm: 'DUR', text: 'Cinco.', byRole: { A: 'Cinco, exacta.' } }
  const template = { appeal: { ...appeal, byProcedure: { 5: short } } } as unknown as ActTemplate

  it('states them, in general and by who signs, and those of the others elsewhere', () => {
    expect(templateFor(template, 5).appeal?.businessDays).toBe(5)
    expect(appealClause(templateFor(template, 5), 'A')).toBe('Cinco, exacta.')
    expect(appealClause(templateFor(template, 3), 'A')).toBe('Exacta.')
  })
})
