import { documentRefusal, normalizeDocumentNumber, type PersonTypeId } from '../identity/documents.ts'
import { companyNameFault, normalizeName, personNameFault } from '../identity/names.ts'
import { readOptionalContact } from '../identity/optional-contact.ts'

/** Longest text that the window sends; what is valid in it is shorter. */
export const GIVEN_MAX = { documentNumber: 40, phone: 20 } as const

/** Unvalidated data of a person whom the window registers. */
export interface GivenPerson {
  readonly personType: PersonTypeId
  readonly documentType: number
  readonly documentNumber: string
  readonly firstNames: string
  readonly lastNames: string
  readonly companyName: string
  readonly phone: string
  readonly email: string
}

export interface WindowPerson {
  readonly personType: PersonTypeId
  readonly documentType: number
  readonly documentNumber: string
  readonly firstNames: string
  readonly lastNames: string
  readonly companyName: string | null
  readonly phone: string | null
  readonly email: string
}

/**
 * Validates like a registration, except that telephone and e-mail can be missing: a window applicant can lack
 * both.
 */
export function readWindowPerson(given: GivenPerson): {
  readonly problems: readonly { readonly path: keyof GivenPerson; readonly message: string }[]
  readonly person: WindowPerson
} {
  const problems: { path: keyof GivenPerson; message: string }[] = []
  const wrong = (path: keyof GivenPerson, message: string | null): void => {
    if (message !== null) problems.push({ path, message })
  }
  const company = given.personType === 2
  const documentNumber = normalizeDocumentNumber(given.documentNumber)
  wrong('documentNumber', documentRefusal(given.documentType, documentNumber, given.personType))
  const companyName = normalizeName(given.companyName)
  if (company) wrong('companyName', companyNameFault(companyName))
  const firstNames = normalizeName(given.firstNames)
  wrong('firstNames', personNameFault(firstNames))
  const lastNames = normalizeName(given.lastNames)
  wrong('lastNames', personNameFault(lastNames))
  const { contact, problems: unreachable } = readOptionalContact(given)
  problems.push(...unreachable)
  return {
    problems,
    person: {
      personType: given.personType,
      documentType: given.documentType,
      documentNumber,
      firstNames,
      lastNames,
      companyName: company ? companyName : null,
      ...contact,
    },
  }
}
