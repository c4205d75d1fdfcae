import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, losses } from './canonical.ts'
import { equal, type Json } from './json.ts'

// plain data alone: `jsonValue` also makes -0, which JSON does not keep
const plain = fc
  .jsonValue()
  .filter((value) => losses(value).length === 0)
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)

/** The same data with the keys of every record the other way round. */
const turned = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, one]) => [key, turned(one)]),
  )
}

describe('the canonical text', () => {
  it('is that of the content, whatever the order of its keys, and reads back as the same', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonical(value)
        expect(canonical(turned(value))).toBe(text)
        expect(equal(JSON.parse(text) as Json, value)).toBe(true)
      }),
    )
  })

  it('differs where the content does', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(canonical(a) === canonical(b)).toBe(equal(a, b))
      }),
    )
  })

  it('keeps the order of lists, and a key that JavaScript treats otherwise', () => {
    expect(canonical([2, 1])).toBe('[2,1]')
    expect(canonical(JSON.parse('{"__proto__":{"b":1,"a":2},"10":1,"9":2}'))).toBe(
      '{"10":1,"9":2,"__proto__":{"a":2,"b":1}}',
    )
  })

  const circle: Record<string, unknown> = {}
  circle['inner'] = [circle]
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  it.each([
    ['undefined', { a: undefined }],
    ['a function', { a: () => 1 }],
    ['a date', { a: new Date(0) }],
    ['a map', new Map([['a', 1]])],
    ['a number that is none', [Number.NaN]],
    ['an endless number', [Number.POSITIVE_INFINITY]],
    ['a negative zero', [-0]],
    ['a bigint', [1n]],
    ['half a character', ['\ud800']],
    ['half a character in a key', { '\ud800': 1 }],
    ['a zero character', ['a\u0000b']],
    ['a hole in a list', Object.assign([1], { 2: 2 })],
    ['a symbol', { [Symbol('a')]: 1 }],
    ['a record without prototype', Object.create(null)],
    ['a circle', circle],
    ['data of endless depth', deep(5_000)],
  ])('is refused to %s', (_, value) => {
    expect(() => canonical(value)).toThrow(RangeError)
  })

  it('is given to data that only stands twice', () => {
    const part = { a: 1 }
    expect(canonical([part, part])).toBe('[{"a":1},{"a":1}]')
  })
})
