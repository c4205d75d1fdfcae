import type { PersonGiven } from '../../apps/api/src/modules/accounts/server-commands/first-administrators.ts'
import { documentRefusal, normalizeDocumentNumber } from '@ventanilla/domain/identity/documents'
import { EMAIL_INVALID, isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { nameFault, normalizeName } from '@ventanilla/domain/identity/names'
import { AdminError, type AdminWork, demanded } from './command.ts'

export function emailOption(work: AdminWork, name: string): string {
  const email = normalizeEmail(demanded(work, name, 5))
  if (!isEmail(email)) throw new AdminError(`--${name}: ${EMAIL_INVALID}`)
  return email
}

function nameOption(work: AdminWork, option: string): string {
  const name = normalizeName(demanded(work, option, 2))
  const fault = nameFault(name)
  if (fault !== null) throw new AdminError(`--${option}: ${fault}`)
  return name
}

/**
 * A person with the same validation as the portal's forms. `suffix` distinguishes the options of two persons:
 * `--nombres-2`.
 */
export function personOptions(work: AdminWork, suffix: string, emailName = `correo${suffix}`): PersonGiven {
  const documentType = Number(work.options[`tipo-documento${suffix}`] ?? '1')
  const documentNumber = normalizeDocumentNumber(demanded(work, `documento${suffix}`, 3))
  const fault = documentRefusal(documentType, documentNumber, 'funcionario')
  if (fault !== null) throw new AdminError(`--documento${suffix}: ${fault}`)
  return {
    email: emailOption(work, emailName),
    firstNames: nameOption(work, `nombres${suffix}`),
    lastNames: nameOption(work, `apellidos${suffix}`),
    documentType,
    documentNumber,
  }
}
