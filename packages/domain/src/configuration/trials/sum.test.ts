import { describe, expect, it } from 'vitest'
import { type Judged, MOST_LINES, NOTHING_TRIED, type TrialSum, withJudged } from './sum.ts'

const words = (id: string) => ({ id, one: `uno ${id}`, many: `varios ${id}` })
const summed = (...judged: readonly Judged[]): TrialSum =>
  judged.reduce((sum, one, i) => withJudged(sum, `caso-${i}`, one), NOTHING_TRIED)
const cases = (sum: TrialSum, id: string) =>
  sum.lines.find((line) => line.id === id)?.cases.map((one) => one.id) ?? []

describe('what came of many cases', () => {
  it('is a number by line with just the cases that count to it', () => {
    const sum = summed({ lines: [words('a')] }, { lines: [] }, { lines: [words('a'), words('b')] })
    expect(sum.tried).toBe(3)
    expect(sum.lines.map(({ id, count }) => [id, count])).toEqual([
      ['a', 2],
      ['b', 1],
    ])
    expect([cases(sum, 'a'), cases(sum, 'b')]).toEqual([['caso-0', 'caso-2'], ['caso-2']])
  })

  it('is the same after it was stored', () => {
    const [first, second]: readonly Judged[] = [
      { lines: [words('a')], money: { before: 5, after: 7 } },
      { lines: [words('a')], money: { before: 1, after: 1 } },
    ]
    if (first === undefined || second === undefined) throw new Error('two were given')
    const stored: TrialSum = JSON.parse(JSON.stringify(withJudged(NOTHING_TRIED, 'x', first)))
    expect(withJudged(stored, 'y', second)).toEqual(
      withJudged(withJudged(NOTHING_TRIED, 'x', first), 'y', second),
    )
  })

  it('adds the money of all, and keeps the ten that change most, the greatest change first', () => {
    const sum = summed(
      ...Array.from({ length: 14 }, (_, i): Judged => ({
        lines: [],
        money: { before: 100, after: 100 - i },
      })),
    )
    expect(sum.money).toEqual({ before: 1400, after: 1309 })
    expect(cases(sum, 'mayores')).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((i) => `caso-${i}`))
    expect(sum.lines[0]?.count).toBe(10)
  })

  it('counts what comes after the last line as one line of others', () => {
    const many = Array.from({ length: MOST_LINES + 3 }, (_, i) => words(`l${i}`))
    const sum = summed({ lines: many }, { lines: many.slice(-2) })
    expect(sum.lines).toHaveLength(MOST_LINES + 1)
    expect([sum.lines.at(-1)?.id, sum.lines.at(-1)?.count]).toEqual(['otros', 2])
  })
})
