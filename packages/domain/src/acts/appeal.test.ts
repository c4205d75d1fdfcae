import { describe, expect, it } from 'vitest'
import { appealClause, appealKinds, templateFor } from './appeal.ts'
import type { Standing } from './competence.ts'
import type { ActTemplate, Appeal } from './template.ts'

const ALONE: Standing = { kind: 'propia', superior: null }
const UNDER: Standing = { kind: 'propia', superior: 'la Directora' }

const appeal: Appeal = {
  kinds: ['reposición'],
  businessDays: 10,
  norm: 'CPACA art. 76',
  text: 'General.',
  said: { alone: 'Exacta.', under: 'Y ante {superior}.' },
}

describe('the appeal clause', () => {
  it('is exact once it is known who signs, general before, and absent where nothing may be filed', () => {
    expect(appealClause({ appeal }, ALONE)).toBe('Exacta.')
    expect(appealClause({ appeal }, UNDER)).toBe('Y ante la Directora.')
    expect(appealClause({ appeal }, null)).toBe('General.')
    expect(appealClause({ appeal: null }, ALONE)).toBeNull()
  })
})

describe('an act of a procedure with days of its own to appeal', () => {
  const short: Appeal = {
    ...appeal,
    businessDays: 5,
    norm: 'DUR',
    text: 'Cinco.',
    said: { alone: 'Cinco, exacta.', under: 'Cinco, y ante {superior}.' },
  }
  const template = { appeal: { ...appeal, byProcedure: { 5: short } } } as unknown as ActTemplate

  it('states them, in general and by who signs, and those of the others elsewhere', () => {
    expect(templateFor(template, 5).appeal?.businessDays).toBe(5)
    expect(appealClause(templateFor(template, 5), ALONE)).toBe('Cinco, exacta.')
    expect(appealClause(templateFor(template, 3), ALONE)).toBe('Exacta.')
  })
})

describe('the kinds of appeal', () => {
  const toSuperior: Appeal = { ...appeal, kinds: ['reposición', 'apelación'] }
  it('are those of the clause that whoever signed states', () => {
    expect(appealKinds({ appeal: toSuperior }, ALONE, {})).toEqual(['reposición'])
    expect(appealKinds({ appeal: toSuperior }, UNDER, {})).toEqual(['reposición', 'apelación'])
    expect(appealKinds({ appeal: null }, UNDER, {})).toEqual([])
  })
  it('are none where the case captured that nothing was refused, and then no clause is asked for', () => {
    const refusal: Appeal = { ...appeal, when: { '==': [{ var: 'x.decision' }, 'niega'] } }
    const template = { appeal: refusal } as unknown as ActTemplate
    expect(appealKinds({ appeal: refusal }, UNDER, { 'x.decision': 'niega' })).toEqual(['reposición'])
    expect(appealKinds({ appeal: refusal }, UNDER, { 'x.decision': 'aprueba' })).toEqual([])
    expect(templateFor(template, 3, { 'x.decision': 'aprueba' }).appeal).toBeNull()
    expect(templateFor(template, 3, { 'x.decision': 'niega' }).appeal).toBe(refusal)
    expect(templateFor(template, 3).appeal).toBe(refusal)
  })
})
