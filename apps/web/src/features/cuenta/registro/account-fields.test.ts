import { describe, expect, it } from 'vitest'
import {
  type AccountValues,
  changed,
  EMPTY_ACCOUNT,
  documentTypesOf,
  faultOf,
  mayContinue,
  missingFields,
} from './account-fields.ts'
import { missingWords } from '../missing-words.ts'

const filled: AccountValues = {
  ...EMPTY_ACCOUNT,
  documentType: '1',
  documentNumber: '65748219',
  name: 'Marta',
  lastName: 'Ávila',
  gender: '2',
  phone: '3115550142',
  email: 'marta@correo.example',
  password: 'Quebrada2026',
  confirmPasword: 'Quebrada2026',
  termsConditions: true,
}

describe('the registration form', () => {
  it('says what keeps its button from working', () => {
    const words = (values: Partial<AccountValues>): string => {
      const now = { ...filled, ...values }
      return missingWords(missingFields(now, false), now.personType === '2')
    }
    expect(words(EMPTY_ACCOUNT)).toBe('Para continuar faltan 10 datos.')
    expect(words({ name: ' ', termsConditions: false })).toBe(
      'Para continuar falta: nombres y aceptar los términos y la política de datos.',
    )
    expect(words({ personType: '2', lastName: '' })).toBe(
      'Para continuar falta: razón social y apellidos del representante.',
    )
    expect(words({ email: 'marta' })).toBe('Para continuar corrija los datos marcados.')
  })

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
    const company = { ...filled, personType: '2' }
    expect(changed(company, 'documentNumber', ' 900.373.913-4 ').documentNumber).toBe('900373913')
    expect(changed(filled, 'phone', '\u202a+57 311 555 0142\u202c').phone).toBe('3115550142')
    expect(changed(filled, 'email', '\u200bmarta@correo.example ').email).toBe('marta@correo.example')
    expect(changed(filled, 'email', ' Marta@Correo.Example ').email).toBe('marta@correo.example')
    expect(changed(filled, 'password', 'Queb rada2026').password).toBe('Quebrada2026')
  })

  it('says what is wrong in the words of the specification, and nothing about empty fields', () => {
    const fault = (field: keyof AccountValues, value: string, official = false): string | undefined =>
      faultOf({ ...filled, [field]: value }, field, official)
    expect(fault('phone', '311')).toBe('Número de celular inválido. Debe tener 10 dígitos')
    expect(fault('email', 'marta')).toBe('Por favor ingresa un correo electrónico válido')
    expect(fault('password', 'abc1')).toBe('La contraseña debe ser mayor a 8 caracteres')
    expect(fault('password', '1234567890', true)).toBe('La contraseña debe ser alfanumérica')
    expect(fault('confirmPasword', 'Otra2026')).toBe('Las contraseñas no coinciden')
    expect(fault('name', 'Marta 🌿')).toBe('No use emojis ni los signos < y >')
    expect(fault('lastName', '<b>')).toBe('No use emojis ni los signos < y >')
    for (const name of ['D’Angelo', 'محمد', ' Ana\u202e ']) expect(fault('name', name)).toBeUndefined()
    for (const field of ['phone', 'email', 'password', 'confirmPasword', 'documentNumber', 'name'] as const)
      expect(fault(field, '')).toBeUndefined()
  })

  it('offers the document types of each kind of person', () => {
    expect(documentTypesOf(filled, false)).toEqual([1, 3, 4])
    expect(documentTypesOf({ ...filled, personType: '2' }, false)).toEqual([6])
    expect(documentTypesOf(filled, true)).toEqual([1, 3, 4, 5])
  })
})
