import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canFile, isOffLine, type OffLine } from './off-line.ts'

const NOTICE = 'Se recibe en las oficinas.'
const days: OffLine = { from: '2027-01-10', until: '2027-01-20', notice: NOTICE }

describe('a procedure that the portal does not receive', () => {
  it.each([
    ['2027-01-09', false],
    ['2027-01-10', true],
    ['2027-01-20', true],
    ['2027-01-21', false],
  ])('on %s: %s', (day, off) => expect(isOffLine(days, day)).toBe(off))

  it('is off line until it is lifted when it says no last day, and never without days', () => {
    expect(isOffLine({ from: '2027-01-10', notice: NOTICE }, '2099-12-31')).toBe(true)
    expect(isOffLine(undefined, '2027-01-10')).toBe(false)
  })

  it.each([
    ['begun before, and the authority says nothing', days, '2027-01-12', '2027-01-09', false],
    ['begun before, in time', { ...days, fileUntil: '2027-01-15' }, '2027-01-15', '2027-01-09', true],
    ['begun before, too late', { ...days, fileUntil: '2027-01-15' }, '2027-01-16', '2027-01-09', false],
    ['begun on the first day', { ...days, fileUntil: '2027-01-15' }, '2027-01-12', '2027-01-10', false],
    ['filed after the last day', days, '2027-01-21', '2027-01-12', true],
  ] as const)('takes what was %s', (_, offLine, day, begun, taken) =>
    expect(canFile(offLine, day, begun)).toBe(taken),
  )

  it('takes everything on the days on which it is on line', () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map((n) => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (today, begun) => {
        if (!isOffLine(days, today)) expect(canFile(days, today, begun)).toBe(true)
        else expect(canFile(days, today, begun)).toBe(false)
      }),
    )
  })
})
