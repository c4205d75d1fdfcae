import { describe, expect, it } from 'vitest'
import { nextCodeAt, secondsUntil } from './countdown.ts'

const NOW = 1_800_000_000_000

describe('the wait for another code', () => {
  it('goes on through a reload: what is kept is its end, not what was left', () => {
    const { at } = nextCodeAt({ to: '', at: 0 }, '573115550142', NOW, 60)
    expect(secondsUntil(at, NOW)).toBe(60)
    expect(secondsUntil(at, NOW + 42_000)).toBe(18)
    expect(secondsUntil(at, NOW + 61_000)).toBe(0)
  })

  it('is not begun anew by a registration that was only changed, and is for another telephone', () => {
    const first = nextCodeAt({ to: '', at: 0 }, '573115550142', NOW, 60)
    expect(nextCodeAt(first, '573115550142', NOW + 20_000, 60)).toEqual(first)
    expect(nextCodeAt(first, '573200000000', NOW + 20_000, 60).at).toBe(NOW + 80_000)
    expect(nextCodeAt(first, '573115550142', NOW + 70_000, 60).at).toBe(NOW + 130_000)
  })
})
