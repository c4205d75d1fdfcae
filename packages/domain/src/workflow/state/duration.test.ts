import { describe, expect, it } from 'vitest'
import { makeCalendar } from '../../terms/calendar.ts'
import type { FamilyDef, StepDef } from '../definition/definition.ts'
import { durationDue, durationTerm, pausesOf } from './duration.ts'
import { EMPTY_FLOW, type Suspension } from './state.ts'

const calendar = makeCalendar()
const step = (id: string, title: string): StepDef => ({
  id,
  family: 'f',
  title,
  kind: 'form',
  screen: '/x',
  roles: ['R'],
  pausesTerm: true,
  resumesTerm: false,
  turn: 'corporacion',
  capture: [],
  produces: [],
  outcomes: [],
})
const family = {
  id: 'f',
  steps: [step('A', 'Suspensión por corrección'), step('B', 'Descargos')],
  duration: {
    amount: 60,
    unit: 'meses',
    norm: 'cinco años (Ley 1333 de 2009, art. 10)',
    from: { act: 'AUTO_INICIO' },
    pausedIn: ['A'],
    extendedBy: 'duracion.meses',
  },
} as unknown as FamilyDef
const begun = (signedOn: string | null, suspensions: readonly Suspension[] = [], facts = {}) => ({
  facts,
  flow: {
    ...EMPTY_FLOW,
    suspensions,
    acts: [{ template: 'AUTO_INICIO', phase: signedOn === null ? 'sign' : 'signed', signedOn }],
  } as unknown as typeof EMPTY_FLOW,
})
const due = (...of: Parameters<typeof begun>) => {
  const fast = durationDue(family, begun(...of), calendar)
  const term = durationTerm(family, begun(...of), calendar)
  expect(term?.due ?? null).toBe(fast)
  return fast
}

describe('the longest time of a case', () => {
  it('is not counted before the act that begins it is signed, nor in a family without one', () => {
    expect(due(null)).toBeNull()
    expect(durationDue({ ...family, duration: undefined } as never, begun('2024-02-29'), calendar)).toBeNull()
    expect(durationDue(undefined, begun('2024-02-29'), calendar)).toBeNull()
  })

  it('ends on the same date five years later, in a leap year on the last day of February', () => {
    // Wednesday; 2029 has no 29 February
    expect(due('2024-02-29')).toBe('2029-02-28')
    // five years after the end of February is not the month's end in a leap year
    expect(due('2023-02-28')).toBe('2028-02-28')
    expect(due('2026-02-03')).toBe('2031-02-03')
  })

  it('runs to the next business day where it ends on a holiday or a weekend', () => {
    // new Year of 2029 is a Monday; 8 December 2030 is a Sunday and 6 January 2031 Reyes Magos, a Monday
    expect(due('2024-01-01')).toBe('2029-01-02')
    expect(due('2025-12-08')).toBe('2030-12-09')
    expect(due('2026-01-06')).toBe('2031-01-07')
    // holy Thursday and Good Friday of 2030, with the weekend after them
    expect(due('2025-04-18')).toBe('2030-04-22')
  })

  it('has as many days as the years have, also over 29 February', () => {
    expect(durationTerm(family, begun('2026-02-03'), calendar)?.total).toBe(5 * 365 + 1)
    expect(durationTerm(family, begun('2023-02-28'), calendar)?.total).toBe(5 * 365 + 1)
    expect(durationTerm(family, begun('2024-02-29'), calendar)?.total).toBe(5 * 365 + 1)
    expect(durationTerm(family, begun('2023-12-01'), calendar)?.total).toBe(5 * 365 + 2)
  })

  it('stands still while the person mends what they did, and not while their answer is awaited', () => {
    const mends = { from: '2026-03-02', to: '2026-06-02', reason: 'Suspensión por corrección' }
    const answers = { from: '2026-07-01', to: '2026-07-15', reason: 'Descargos' }
    expect(due('2026-02-03', [answers])).toBe('2031-02-03')
    // 92 more days; the last one is a Tuesday.
    expect(due('2026-02-03', [mends, answers])).toBe('2031-05-06')
    expect(due('2026-02-03', [{ ...mends, to: null }])).toBeNull()
    expect(pausesOf([mends, answers], family)).toEqual([mends])
    expect(pausesOf([mends, answers], undefined)).toEqual([mends, answers])
  })

  it('is extended by the months that were granted', () => {
    expect(due('2024-02-29', [], { 'duracion.meses': 12 })).toBe('2030-02-28')
    expect(due('2026-02-03', [], { 'duracion.meses': 1 })).toBe('2031-03-03')
  })

  it('says how its date comes about, with the norm', () => {
    const term = durationTerm(family, begun('2025-12-08', [], { 'duracion.meses': 1 }), calendar)
    expect(term?.explanation.slice(0, 3)).toEqual([
      'El término es de 60 meses y se cuenta desde el día siguiente al lunes 8 de diciembre de 2025.',
      'Es lo que el procedimiento puede durar: cinco años (Ley 1333 de 2009, art. 10).',
      'La misma fecha del mes final es el domingo 8 de diciembre de 2030.',
    ])
    expect(term?.explanation).toContain('Se prorrogó por 1 mes.')
    expect(term?.explanation.at(-1)).toMatch(/^Vence el /)
  })

  it('has a date however far ahead it ends: holidays are computed for any year', () => {
    // 3 February 2036 is a Sunday; 12 January 2037 is the Monday of Reyes Magos
    expect(due('2031-02-03')).toBe('2036-02-04')
    expect(due('2032-01-12')).toBe('2037-01-13')
    // good Friday of 2038
    expect(due('2033-04-23')).toBe('2038-04-26')
  })
})
