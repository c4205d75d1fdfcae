import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  documentRefusal,
  documentTypesFor,
  documentWords,
  isDocumentNumber,
  normalizeDocumentNumber,
} from './documents.ts'
import { checkDigitRefusal, nitCheckDigit, nitRefusal, nitWords } from './nit.ts'

describe('the check digit of a NIT', () => {
  it.each([
    ['899999061', 9],
    ['899999115', 8],
    ['899999063', 3],
    ['800197268', 4],
    ['890903938', 8],
    ['860002964', 4],
    ['860034313', 7],
    ['890704536', 7],
    ['800113389', 7],
    ['811000423', 4],
    ['900373913', 4],
    ['800100136', 4],
    ['1110456789', 1],
    ['14235678', 3],
  ])('of %s is %i', (number, digit) => {
    expect(nitCheckDigit(number)).toBe(digit)
  })

  it('is refused when it is wrong, missing, or the NIT has eight digits', () => {
    expect(checkDigitRefusal('890704536', '6')).toContain('no corresponde')
    expect(checkDigitRefusal('890704536', '')).toContain('dígito de verificación')
    expect(checkDigitRefusal('89070453', '7')).toContain('9 dígitos')
    expect(checkDigitRefusal('890.704.536', '7')).toBeNull()
    expect(nitRefusal('8907045367')).not.toBeNull()
  })

  it('changes with any one digit of the number', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[89]\d{8}$/),
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (nit, at, shift) => {
          const other = nit.slice(0, at) + String((Number(nit[at]) + shift) % 10) + nit.slice(at + 1)
          // remainders 1 and 10 give the same digit (1): the only collision of the algorithm
          if (nitCheckDigit(nit) !== 1) expect(nitCheckDigit(other)).not.toBe(nitCheckDigit(nit))
        },
      ),
    )
  })

  it('reads with points and hyphen', () => {
    expect(nitWords('890704536')).toBe('890.704.536-7')
    expect(() => nitCheckDigit('12a')).toThrow(RangeError)
  })
})

describe('a document number', () => {
  it('follows the types of each kind of person', () => {
    expect(documentTypesFor(1)).toEqual([1, 3, 4])
    expect(documentTypesFor(2)).toEqual([6])
    expect(documentTypesFor('funcionario')).toEqual([1, 3, 4, 5])
  })

  it('is accepted with blanks, points and hyphens, which are taken out', () => {
    expect(normalizeDocumentNumber(' 1.110.456-789 ')).toBe('1110456789')
    expect(documentRefusal(1, '1.110.456.789', 1)).toBeNull()
    expect(documentWords(1, '1110456789')).toBe('CC 1.110.456.789')
  })

  it.each([
    [1, '12345', 1, 'entre 6 y 10'],
    [1, '12345678901', 1, 'entre 6 y 10'],
    [1, '', 1, 'Escriba'],
    [1, 'AB123456', 1, 'solo dígitos'],
    [4, 'AR12345', 1, 'solo dígitos'],
    [3, '1234', 1, 'entre 5 y 10'],
    [6, '89070453', 2, '9 dígitos'],
    [6, '890704536', 1, 'no corresponde'],
    [1, '14235678', 2, 'no corresponde'],
    [5, '123456789012345', 1, 'no corresponde'],
    [2, '14235678', 1, 'no corresponde'],
  ] as const)(
    'of type %i and number «%s» for a person of type %s is refused: %s',
    (type, number, person, words) => {
      expect(documentRefusal(type, number, person)).toContain(words)
    },
  )

  it.each([
    [1, '14235678', 1],
    [3, '345678', 1],
    [4, '1234567', 1],
    [6, '890704536', 2],
    [5, '123456789012345', 'funcionario'],
  ] as const)('of type %i and number %s is accepted for %s', (type, number, person) => {
    expect(documentRefusal(type, number, person)).toBeNull()
  })
})

describe('a number whose type nobody asks for', () => {
  it.each([
    ['1234', true],
    ['123456789012345', true],
    ['123', false],
    ['1234567890123456', false],
    ['AB123456', false],
    ['', false],
  ])('«%s»', (number, possible) => {
    expect(isDocumentNumber(number)).toBe(possible)
  })
})
