import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords, numberInWords } from './amount-in-words.ts'
import { figureWords, pesos } from './decimal.ts'
import {
  gs1CheckDigit,
  isLocationNumber,
  parseReceiptCode,
  parseReceiptReference,
  receiptCode,
  receiptReference,
} from './receipt-code.ts'

describe('pesos in words', () => {
  it.each([
    [0, 'cero pesos'],
    [1, 'un peso'],
    [21, 'veintiún pesos'],
    [31, 'treinta y un pesos'],
    [100, 'cien pesos'],
    [101, 'ciento un pesos'],
    [1000, 'mil pesos'],
    [1001, 'mil un pesos'],
    [21000, 'veintiún mil pesos'],
    [100000, 'cien mil pesos'],
    [148845, 'ciento cuarenta y ocho mil ochocientos cuarenta y cinco pesos'],
    [628136, 'seiscientos veintiocho mil ciento treinta y seis pesos'],
    [1000000, 'un millón de pesos'],
    [1000001, 'un millón un pesos'],
    [2000000, 'dos millones de pesos'],
    [2806250, 'dos millones ochocientos seis mil doscientos cincuenta pesos'],
    [21000000, 'veintiún millones de pesos'],
    [1000000000, 'mil millones de pesos'],
    [1500000000000, 'un billón quinientos mil millones de pesos'],
    [999, 'novecientos noventa y nueve pesos'],
    [716515, 'setecientos dieciséis mil quinientos quince pesos'],
  ])('%i is «%s»', (amount, words) => {
    expect(amountInWords(amount)).toBe(words)
  })

  it('refuses what is not a whole positive amount', () => {
    expect(() => amountInWords(-1)).toThrow(RangeError)
    expect(() => amountInWords(1.5)).toThrow(RangeError)
    expect(() => amountInWords(1e15)).toThrow(RangeError)
  })

  it('differ for different amounts and hold no double blanks', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (x, y) => {
        const [a, b] = [x % 1e15, y % 1e15]
        expect(numberInWords(a) === numberInWords(b)).toBe(a === b)
        expect(numberInWords(a)).toMatch(/^[a-záéíóúñ]+( [a-záéíóúñ]+)*$/)
      }),
    )
  })
})

describe('figures', () => {
  it('are written with points and a comma', () => {
    expect(figureWords('1234567.89')).toBe('1.234.567,89')
    expect(figureWords('-1234.5', 2)).toBe('-1.234,50')
    expect(figureWords('999')).toBe('999')
    expect(pesos(628136)).toBe('$ 628.136')
  })
})

describe('a payment reference', () => {
  it('holds year, consecutive and check digit, and reads back', () => {
    const reference = receiptReference({ year: 2026, n: 123 })
    expect(reference).toMatch(/^20260000123\d$/)
    expect(parseReceiptReference(reference)).toEqual({ year: 2026, n: 123 })
    expect(parseReceiptReference(`${reference.slice(0, 4)}-${reference.slice(4)}`)).toEqual({
      year: 2026,
      n: 123,
    })
  })

  it('breaks with any mistyped digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (n, at, shift) => {
          const reference = receiptReference({ year: 2026, n })
          const digit = (Number(reference[at]) + shift) % 10
          expect(parseReceiptReference(reference.slice(0, at) + digit + reference.slice(at + 1))).toBeNull()
        },
      ),
    )
  })

  it('refuses a consecutive that does not fit', () => {
    expect(() => receiptReference({ year: 2026, n: 10_000_000 })).toThrow(RangeError)
    expect(() => receiptReference({ year: 2026, n: 0 })).toThrow(RangeError)
    expect(parseReceiptReference('123')).toBeNull()
  })
})

describe('the bar code of a receipt', () => {
  const data = { gln: '7709998000018', reference: '202600001234', amount: 628136, dueOn: '2026-12-31' }

  it('puts the four elements in order', () => {
    expect(receiptCode(data).text).toBe('(415)7709998000018(8020)202600001234(3900)628136(96)20261231')
  })

  it('is two symbols where one would be longer than 48 characters, and one otherwise', () => {
    expect(receiptCode(data).symbols).toEqual([
      '(415)7709998000018(8020)202600001234',
      '(3900)628136(96)20261231',
    ])
    expect(receiptCode({ ...data, reference: '12345678' }).symbols).toHaveLength(1)
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9A-Z]{1,25}$/),
        fc.integer({ min: 1, max: 999_999_999_999_999 }),
        (reference, amount) => {
          const code = receiptCode({ ...data, reference, amount })
          expect(code.symbols.join('')).toBe(code.text)
          for (const symbol of code.symbols)
            expect(symbol.replace(/[()]/g, '').length).toBeLessThanOrEqual(48)
          expect(parseReceiptCode(code.text)).toEqual({ ...data, reference, amount })
        },
      ),
    )
  })

  it('knows the GS1 check digit', () => {
    expect(gs1CheckDigit('770999800001')).toBe(8)
    expect(isLocationNumber('7709998000018')).toBe(true)
    expect(isLocationNumber('7709998000019')).toBe(false)
    expect(isLocationNumber('770999800001')).toBe(false)
  })

  it('refuses a wrong location number, reference, amount or date', () => {
    expect(() => receiptCode({ ...data, gln: '7709998000019' })).toThrow('localización')
    expect(() => receiptCode({ ...data, reference: 'AB 1' })).toThrow('referencia')
    expect(() => receiptCode({ ...data, amount: 0 })).toThrow('valor')
    expect(() => receiptCode({ ...data, amount: 1.5 })).toThrow('valor')
    expect(() => receiptCode({ ...data, dueOn: '2026-02-30' })).toThrow('fecha')
    expect(parseReceiptCode('(415)7709998000018(8020)1(3900)1(96)20260230')).toBeNull()
    expect(parseReceiptCode('(415)7709998000018(8020)1')).toBeNull()
  })
})
