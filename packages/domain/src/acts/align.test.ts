import { describe, expect, it } from 'vitest'
import { align } from './align.ts'

const same = (x: string, y: string): boolean => x === y
const told = (before: string, after: string, pairs: number): string =>
  align([...before], [...after], same, { pairs })
    .map(({ kind, a, b }) =>
      kind === 'igual' ? before[a] : kind === 'eliminado' ? `-${before[a]}` : `+${after[b]}`,
    )
    .join('')

describe('two sequences side by side', () => {
  it('show what came and went between what stayed', () => {
    expect(told('abcxdef', 'abycdef', 1_000)).toBe('ab+yc-xdef')
  })

  it('are told as wholly replaced between their equal ends where comparing costs more than there is', () => {
    expect(told('abcxdef', 'abycdef', 100)).toBe('ab-c-x+y+cdef')
  })

  it('spend one budget together', () => {
    const budget = { pairs: 500 }
    const ways = [1, 2, 3].map(() => align(['a', 'b'], ['b', 'c'], same, budget).map(({ kind }) => kind[0]))
    expect(ways.map((way) => way.join(''))).toEqual(['eia', 'eia', 'eeaa'])
  })
})
