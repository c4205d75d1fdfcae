import { describe, expect, it } from 'vitest'
import {
  type AccountValues,
  changed,
  EMPTY_ACCOUNT,
  documentTypesOf,
  faultOf,
  mayContinue,
} from './account-fields.ts'

const filled: AccountValues = {
  ...EMPTY_ACCOUNT,
  documentType: '1',
  documentNumber: '65748219',
  name: 'Marta',
  lastName: 'Ávila',
  gender: '2',
  phone: '3115550142',
  email: 'marta@correo.example',
  password: 'Camino2026',
  confirmPasword: 'Camino2026',
  termsConditions: true,
}

describe('the registration form', () => {
  it('lets nobody continue until every required field is filled, accepted and valid', () => {
    expect(mayContinue(filled, false)).toBe(true)
    for (const field of [
      'documentType',
      'documentNumber',
      'name',
      'lastName',
      'gender',
      'phone',
      'email',
      'password',
      'confirmPasword',
    ] as const)
      expect(mayContinue({ ...filled, [field]: ' ' }, false)).toBe(false)
    expect(mayContinue({ ...filled, termsConditions: false }, false)).toBe(false)
    expect(mayContinue({ ...filled, email: 'marta' }, false)).toBe(false)
    expect(mayContinue({ ...filled, password: 'solamente' }, false)).toBe(false)
  })

  it('asks companies for their name and officials for role and corporation', () => {
    expect(
      mayContinue({ ...filled, personType: '2', documentType: '6', documentNumber: '899999061' }, false),
    ).toBe(false)
    expect(mayContinue({ ...filled, personType: '2', documentType: '6', nameCompany: 'Agro' }, false)).toBe(
      true,
    )
    expect(mayContinue(filled, true)).toBe(false)
    expect(mayContinue({ ...filled, corporation: '1', rol: '12' }, true)).toBe(true)
  })

  it('clears document type and company name when the person type changes', () => {
    const company = { ...filled, personType: '2', documentType: '6', nameCompany: 'Agro' }
    expect(changed(company, 'personType', '1')).toMatchObject({
      personType: '1',
      documentType: '',
      nameCompany: '',
    })
  })

  it('keeps digits only in document and telephone, and takes the prefix off', () => {
    expect(changed(filled, 'phone', '+57 311 555-0142 9').phone).toBe('5731155501')
    expect(changed(filled, 'phone', '+57 311 555 0142').phone).toBe('3115550142')
    expect(changed(filled, 'documentNumber', '65.748.219-x').documentNumber).toBe('65748219')
    expect(changed(filled, 'email', ' Marta@Correo.Example ').email).toBe('marta@correo.example')
    expect(changed(filled, 'password', 'Cami no2026').password).toBe('Camino2026')
  })

  it('says what is wrong in the words of the specification, and nothing about empty fields', () => {
    const fault = (field: keyof AccountValues, value: string, official = false): string | undefined =>
      faultOf({ ...filled, [field]: value }, field, official)
    expect(fault('phone', '311')).toBe('Número de celular inválido. Debe tener 10 dígitos')
    expect(fault('email', 'marta')).toBe('Por favor ingresa un correo electrónico válido')
    expect(fault('password', 'abc1')).toBe('La contraseña debe ser mayor a 8 caracteres')
    expect(fault('password', '1234567890', true)).toBe('La contraseña debe ser alfanumérica')
    expect(fault('confirmPasword', 'Otra2026')).toBe('Las contraseñas no coinciden')
    for (const field of ['phone', 'email', 'password', 'confirmPasword', 'documentNumber'] as const)
      expect(fault(field, '')).toBeUndefined()
  })

  it('offers the document types of each kind of person', () => {
    expect(documentTypesOf(filled, false)).toEqual([1, 3, 4])
    expect(documentTypesOf({ ...filled, personType: '2' }, false)).toEqual([6])
    expect(documentTypesOf(filled, true)).toEqual([1, 3, 4, 5])
  })
})
