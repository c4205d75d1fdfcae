import { expect, test } from 'vitest'
import { middleSquare } from './draw-photo.ts'

test.each([
  [400, 300, { x: 50, y: 0, side: 300 }],
  [300, 401, { x: 0, y: 51, side: 300 }],
  [64, 64, { x: 0, y: 0, side: 64 }],
])('the photo shows the middle of %d x %d', (width, height, square) => {
  expect(middleSquare(width, height)).toEqual(square)
})
