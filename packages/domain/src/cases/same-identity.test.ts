import { describe, expect, it } from 'vitest'
import { sameIdentity } from './applicant-change.ts'

const NIT = 6
const CEDULA = 1

describe('two documents', () => {
  // 890.704.536-7 is the NIT of a company with its check digit by DIAN's modulus 11
  it.each([
    [NIT, '890704536', NIT, '890.704.536', true],
    [NIT, '890704536', NIT, '890.704.536-7', true],
    [NIT, '8907045367', NIT, '890.704.536', true],
    [NIT, '890.704.536-8', NIT, '890.704.536', false],
    [NIT, '890704537', NIT, '890.704.536', false],
    [CEDULA, '65.748.219', CEDULA, '65748219', true],
    [CEDULA, '8907045367', CEDULA, '890704536', false],
    [CEDULA, '890704536', NIT, '890704536', false],
    [5, 'ab 123456', 5, 'AB123456', true],
  ])('%s «%s» and %s «%s» are the same person: %s', (typeOne, one, typeOther, other, same) => {
    expect(
      sameIdentity(
        { documentType: typeOne, documentNumber: one },
        { documentType: typeOther, documentNumber: other },
      ),
    ).toBe(same)
  })
})
