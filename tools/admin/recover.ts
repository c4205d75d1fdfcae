import {
  makeSuperadmin,
  type Order,
  recoverAdministrator,
  replaceAdministrator,
} from '../../apps/api/src/modules/accounts/server-commands/recover-administrator.ts'
import { accountDeps, handedWords, wayOf } from './account-deps.ts'
import { type AdminWork, demanded } from './command.ts'
import { emailOption, personOptions } from './person-options.ts'

const orderOf = (work: AdminWork): Order => ({
  reason: demanded(work, 'motivo', 10),
  by: demanded(work, 'quien', 3),
})

/**
 * Restores access for an administrator who lost every credential. `--correo` is the account's address;
 * `--correo-nuevo` a new one, where that was lost too; with `--nombres --apellidos --documento` another person
 * takes their place.
 */
export async function recover(work: AdminWork): Promise<readonly string[]> {
  const deps = await accountDeps(work)
  const [email, order, way] = [emailOption(work, 'correo'), orderOf(work), wayOf(work)]
  const handed =
    work.options['nombres'] === undefined
      ? await recoverAdministrator(
          deps,
          {
            email,
            newEmail: work.options['correo-nuevo'] === undefined ? null : emailOption(work, 'correo-nuevo'),
          },
          order,
          way,
        )
      : await replaceAdministrator(deps, email, personOptions(work, '', 'correo-nuevo'), order, way)
  return [...handedWords(handed), 'Quedó en la auditoría, y avisamos a todos los administradores.']
}

/** Makes the official of `--correo` a superadministrator. */
export async function superadmin(work: AdminWork): Promise<readonly string[]> {
  const deps = await accountDeps(work)
  const name = await makeSuperadmin(deps, emailOption(work, 'correo'), orderOf(work))
  return [`${name} es superadministrador. Quedó en la auditoría, y avisamos a todos los administradores.`]
}
