import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonNumber } from './common-number.ts'
import { formatNumber, type NumberingSeries, parseNumber, seriesProblem } from './numbering.ts'

const series = (format: string, restart: NumberingSeries['restart'] = 'anual'): NumberingSeries => ({
  code: 'S',
  name: 'S',
  prefix: 'S',
  format,
  restart,
})

describe('a number that two series could give', () => {
  it.each([
    ['A-{consecutivo:04d}-{anio}', 'A-{consecutivo:04d}-{anio}', 'A-0000-2000'],
    ['A-{consecutivo:04d}-{anio}', 'B-{consecutivo:04d}-{anio}', null],
    ['A-{consecutivo:04d}-{anio}', 'a-{consecutivo:04d}-{anio}', 'A-0000-2000'],
    // five digits with a zero in front are of the second alone
    ['A-{consecutivo:04d}-{anio}', 'A-0{consecutivo:04d}-{anio}', null],
    ['A-{consecutivo:04d}-{anio}', 'A-{consecutivo:05d}-{anio}', 'A-10000-2000'],
    ['{anio}-{consecutivo:04d}', '{consecutivo:04d}-{anio}', '2000-2000'],
    ['E-{tt_id:02d}-{consecutivo:05d}-{anio}', 'E-{consecutivo:02d}-{anio}', null],
    ['A-{consecutivo:04d}-{anio}', 'A-{consecutivo:04d}-{anio}-X', null],
  ])('of %s and %s is %s', (one, other, expected) => {
    expect(commonNumber(series(one), series(other))).toBe(expected)
    expect(commonNumber(series(other), series(one)) === null).toBe(expected === null)
  })

  it('is none where one does not number', () => {
    expect(commonNumber(series('-', 'ninguno'), series('-', 'ninguno'))).toBeNull()
  })

  const part = fc.constantFrom('A', 'B', '-', '0', '1')
  const format = fc
    .tuple(part, fc.integer({ min: 1, max: 4 }), part, fc.boolean())
    .map(([begin, width, between, swapped]) =>
      swapped
        ? `${begin}{anio}-${between}{consecutivo:0${width}d}`
        : `${begin}{consecutivo:0${width}d}${between}-{anio}`,
    )
  const instance = fc.record({
    n: fc.integer({ min: 1, max: 99_999 }),
    year: fc.integer({ min: 2000, max: 2999 }),
  })

  it('is found wherever the other series reads one of its numbers back exactly', () => {
    fc.assert(
      fc.property(format, format, instance, (one, other, parts) => {
        const text = formatNumber(series(one), parts)
        const read = parseNumber(series(other), text)
        const isTheirs = read !== null && formatNumber(series(other), read) === text
        if (isTheirs && read.year >= 2000 && read.year < 3000)
          expect(commonNumber(series(one), series(other))).not.toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })
})

it('a slot is not wider than any number', () => {
  expect(seriesProblem(series('A-{consecutivo:0999999999d}-{anio}'))).toBe(
    'Cada dato lleva entre 1 y 12 cifras',
  )
  expect(seriesProblem(series('A-{consecutivo:00d}-{anio}'))).toBe('Cada dato lleva entre 1 y 12 cifras')
  expect(seriesProblem(series('A-{consecutivo:012d}-{anio}'))).toBeNull()
})
