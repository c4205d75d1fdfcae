import { describe, expect, it } from 'vitest'
import { paintedSize } from './painted-size.ts'

describe('the picture of a page', () => {
  it.each([
    ['a letter', 612, 792, 1275, 1650],
    ['a town', 9_000_000, 9_000_000, 2828, 2828],
    ['a thread', 9_000_000, 1, 10_000, 1],
    ['a dot', 0.1, 0.1, 1, 1],
  ])('as large as %s has its size in pixels, within the limits', (_what, width, height, across, down) => {
    const size = paintedSize(width, height)
    expect(size).toEqual({ width: across, height: down })
    expect(size.width * size.height).toBeLessThanOrEqual(8_000_000)
  })
})
