import { expect, it } from 'vitest'
import { expected } from './expected.ts'

it('a row that must be there is given on, and its absence is named', () => {
  expect(expected({ n: 0 }, 'the number')).toEqual({ n: 0 })
  expect(() => expected(undefined, 'the number')).toThrow('expected a row: the number')
})
