import {
  documentRefusal,
  documentTypesFor,
  type PersonTypeId,
  typedDocumentNumber,
} from '@ventanilla/domain/identity/documents'
import { isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { companyNameFault, normalizeName, personNameFault } from '@ventanilla/domain/identity/names'
import { normalizePassword, passwordFault } from '@ventanilla/domain/identity/password'
import { isPhone, phoneDigits } from '@ventanilla/domain/identity/phone'
import { text } from '../cuenta.text.ts'

/** Form fields, named as in the specification (section 3). */
export interface AccountValues {
  readonly personType: string
  readonly documentType: string
  readonly documentNumber: string
  readonly nameCompany: string
  readonly name: string
  readonly lastName: string
  readonly gender: string
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly confirmPasword: string
  readonly termsConditions: boolean
  readonly corporation: string
  readonly rol: string
  readonly moreRoles: readonly string[]
}
export type AccountField = keyof AccountValues

export const EMPTY_ACCOUNT: AccountValues = {
  personType: '1',
  documentType: '',
  documentNumber: '',
  nameCompany: '',
  name: '',
  lastName: '',
  gender: '',
  phone: '',
  email: '',
  password: '',
  confirmPasword: '',
  termsConditions: false,
  corporation: '',
  rol: '',
  moreRoles: [],
}

/** Personal data sent by both registrations, named as in section 3 of the specification. */
export const personBody = (values: AccountValues, phone: string) => ({
  reg_id_tipo_documento: Number(values.documentType),
  reg_documento: values.documentNumber,
  reg_nombres: values.name,
  reg_apellidos: values.lastName,
  reg_genero: Number(values.gender),
  reg_celular: phone,
  reg_email: values.email,
  reg_password: values.password,
})

/** Applies a change to a field: keeps digits only; a new person type clears document type and company. */
export function changed<F extends AccountField>(
  values: AccountValues,
  field: F,
  value: AccountValues[F],
): AccountValues {
  if (field === 'personType')
    return { ...values, personType: String(value), documentType: '', nameCompany: '' }
  if (field === 'documentNumber')
    return {
      ...values,
      documentNumber: typedDocumentNumber(values.personType === '2' ? 2 : 1, String(value)),
    }
  if (field === 'phone') return { ...values, phone: phoneDigits(String(value)) }
  if (field === 'email') return { ...values, email: normalizeEmail(String(value)) }
  if (field === 'password' || field === 'confirmPasword')
    return { ...values, [field]: String(value).replace(/\s/gu, '') }
  return { ...values, [field]: value }
}

const kindOf = (values: AccountValues, official: boolean): PersonTypeId | 'funcionario' =>
  official ? 'funcionario' : values.personType === '2' ? 2 : 1

export const documentTypesOf = (values: AccountValues, official: boolean): readonly number[] =>
  documentTypesFor(kindOf(values, official))

/** Error sentence of a filled field; undefined for an empty one, which its input reports itself. */
export function faultOf(values: AccountValues, field: AccountField, official: boolean): string | undefined {
  switch (field) {
    case 'documentNumber':
      if (values.documentNumber === '' || values.documentType === '') return undefined
      return (
        documentRefusal(Number(values.documentType), values.documentNumber, kindOf(values, official)) ??
        undefined
      )
    case 'phone':
      return values.phone === '' || isPhone(values.phone) ? undefined : text.fault.phone
    case 'email':
      return values.email === '' || isEmail(values.email) ? undefined : text.fault.email
    case 'password': {
      if (values.password === '') return undefined
      return passwordFault(normalizePassword(values.password), official ? 'official' : 'citizen') ?? undefined
    }
    case 'confirmPasword':
      return values.confirmPasword === '' || values.confirmPasword === values.password
        ? undefined
        : text.fault.differ
    case 'name':
    case 'lastName':
      return nameFaultOf(values[field], personNameFault)
    case 'nameCompany':
      return values.personType === '2' ? nameFaultOf(values.nameCompany, companyNameFault) : undefined
    default:
      return undefined
  }
}

const nameFaultOf = (given: string, faultOf: (name: string) => string | null): string | undefined => {
  const name = normalizeName(given)
  return name === '' ? undefined : (faultOf(name) ?? undefined)
}

const COMMON: readonly AccountField[] = [
  'documentType',
  'documentNumber',
  'name',
  'lastName',
  'gender',
  'phone',
  'email',
  'password',
  'confirmPasword',
]

/** Required fields in page order (gaps 67). */
export function requiredFields(values: AccountValues, official: boolean): readonly AccountField[] {
  if (official) return ['corporation', 'rol', ...COMMON]
  return values.personType === '2' ? ['personType', 'nameCompany', ...COMMON] : ['personType', ...COMMON]
}

/** Empty required fields in page order. */
export function missingFields(values: AccountValues, official: boolean): readonly AccountField[] {
  const empty = requiredFields(values, official).filter((field) => String(values[field]).trim() === '')
  return values.termsConditions ? empty : [...empty, 'termsConditions']
}

/** Whether «Continuar» is enabled: all filled and accepted, address and password valid. */
export function mayContinue(values: AccountValues, official: boolean): boolean {
  return (
    missingFields(values, official).length === 0 &&
    faultOf(values, 'email', official) === undefined &&
    faultOf(values, 'password', official) === undefined
  )
}
