import { describe, expect, it } from 'vitest'
import { appealClause } from './appeal.ts'

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
