import { describe, expect, it } from 'vitest'
import { type GivenPerson, readWindowPerson } from './window-person.ts'

const given: GivenPerson = {
  personType: 1,
  documentType: 1,
  documentNumber: '28.816.207',
  firstNames: ' Rosalba ',
  lastNames: 'Cifuentes  Marín',
  companyName: '',
  phone: '',
  email: '',
}
const wrong = (changes: Partial<GivenPerson>): string[] =>
  readWindowPerson({ ...given, ...changes }).problems.map(({ path }) => path)

describe('a person whom the window registers', () => {
  it('needs a document and a name, and neither telephone nor address', () => {
    expect(readWindowPerson(given)).toEqual({
      problems: [],
      person: {
        personType: 1,
        documentType: 1,
        documentNumber: '28816207',
        firstNames: 'Rosalba',
        lastNames: 'Cifuentes Marín',
        companyName: null,
        phone: null,
        email: '',
      },
    })
    expect(wrong({ firstNames: '', lastNames: ' ', documentNumber: '12' })).toEqual([
      'documentNumber',
      'firstNames',
      'lastNames',
    ])
  })
  it('has a telephone and an address that exist, when it has any', () => {
    expect(wrong({ phone: '311', email: 'rosalba' })).toEqual(['phone', 'email'])
    expect(
      readWindowPerson({ ...given, phone: '311 555 0142', email: 'Rosalba@Correo.test' }).person,
    ).toMatchObject({ phone: '573115550142', email: 'rosalba@correo.test' })
  })
  it('is a company with a NIT, a name and somebody who represents it', () => {
    expect(wrong({ personType: 2 })).toEqual(['documentNumber', 'companyName'])
    expect(
      wrong({ personType: 2, documentType: 6, documentNumber: '900373913', companyName: 'Acueducto' }),
    ).toEqual([])
  })
})
