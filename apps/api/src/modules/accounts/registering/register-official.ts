import { roleById } from '@ventanilla/catalog/roles/find-role'
import type { OfficialForm } from '@ventanilla/contract/portal/accounts.contract'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { Context } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { hashChosen } from '../recovery/choose-password.ts'
import { takeRegistration } from './take-registration.ts'

/** Registers an official with the requested roles; an administrator confirms them (decision 5). */
export async function registerOfficial(
  deps: AccountDeps,
  ctx: Context,
  form: OfficialForm,
): Promise<Awaited<ReturnType<typeof takeRegistration>>> {
  const main = offered(form.reg_rol, 'reg_rol')
  const more = (form.cu_rol_add ?? []).map((added, i) => offered(added.id_rol, `cu_rol_add.${i}.id_rol`))
  return takeRegistration(deps, ctx, {
    id: deps.newId(),
    kind: 'funcionario',
    email: form.reg_email,
    phone: form.reg_celular,
    passwordHash: await hashChosen(deps, form.reg_password, 'body.reg_password'),
    personType: 1,
    documentType: form.reg_id_tipo_documento,
    documentNumber: form.reg_documento,
    companyName: null,
    firstNames: form.reg_nombres,
    lastNames: form.reg_apellidos,
    gender: form.reg_genero,
    roles: [main, ...more],
    office: null,
    active: false,
    phoneVerifiedAt: null,
    emailVerifiedAt: null,
    at: deps.clock.now(),
  })
}

/** Code of a role that officials can request, which excludes SUPERADMIN and the citizens' roles. */
function offered(id: number, path: string): string {
  const role = roleById(id)
  if (role?.selectable) return role.code
  throw new Refusal('invalid', 'El rol elegido no se ofrece en el registro.', {
    code: 'rol_no_ofrecido',
    problems: [{ path: `body.${path}`, message: 'Elija un rol de la lista' }],
  })
}
