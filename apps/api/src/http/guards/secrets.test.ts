import { expect, it } from 'vitest'
import { newToken } from './secrets.ts'

it('a token of a link has 256 bits, and each its own', () => {
  const made = Array.from({ length: 1_000 }, newToken)
  expect(new Set(made).size).toBe(made.length)
  const bytes = made.map((token) => Buffer.from(token, 'base64url'))
  expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]))
  // every bit is sometimes set and sometimes not
  const bits = (fold: (a: number, b: number) => number): number[] =>
    Array.from({ length: 32 }, (_, at) => bytes.map((each) => each[at] ?? 0).reduce(fold))
  expect(bits((a, b) => a | b).every((byte) => byte === 255)).toBe(true)
  expect(bits((a, b) => a & b).every((byte) => byte === 0)).toBe(true)
})
