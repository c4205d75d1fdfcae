import { normalizeName } from '@ventanilla/domain/identity/names'
import type { CitizenForm } from '@ventanilla/contract/portal/accounts.contract'
import type { NewPerson } from '../../../db/people/people.ts'
import type { Context } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashChosen } from '../recovery/choose-password.ts'
import { takeRegistration } from './take-registration.ts'

/** Registers a citizen or a company; the account is usable once telephone and address are verified. */
export async function registerCitizen(
  deps: AccountDeps,
  ctx: Context,
  form: CitizenForm,
): Promise<Awaited<ReturnType<typeof takeRegistration>>> {
  const company = form.reg_tipo_persona === 2
  const person: NewPerson = {
    id: deps.newId(),
    kind: company ? 'empresa' : 'ciudadano',
    email: form.reg_email,
    phone: form.reg_celular,
    passwordHash: await hashChosen(deps, form.reg_password, 'body.reg_password'),
    personType: form.reg_tipo_persona,
    documentType: form.reg_id_tipo_documento,
    documentNumber: form.reg_documento,
    companyName: company ? normalizeName(form.reg_empresa ?? '') : null,
    firstNames: form.reg_nombres,
    lastNames: form.reg_apellidos,
    gender: form.reg_genero,
    roles: [company ? 'USER_EMPRESA' : 'USER_CIUDADANO'],
    office: null,
    active: false,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    goingTo: form.reg_destino,
    at: deps.clock.now(),
  }
  return takeRegistration(deps, ctx, person)
}
