import { accounts } from '@ventanilla/contract/generated/accounts'
import { activateUserFields, correctRolesFields } from '@ventanilla/contract/generated/fields/accounts'
import { showMessage } from '../../../client/messages.ts'
import { call } from '../../../client/network/http.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { asMore, MORE_ROLES, RolesFields, rolesFault, rolesToSend } from './roles-fields.tsx'
import type { Account, Heading } from './user-types.ts'

/** Roles and office of an official: confirms them, which activates the account, or corrects them. */
export function UserRoles({
  account,
  onChanged,
  heading: Title,
}: {
  readonly account: Account
  readonly onChanged: () => void
  readonly heading: Heading
}) {
  const active = account.state === 'activo'
  const [mainRole = '', ...more] = account.roles
  const saved = { mainRole, office: account.office ?? '', more: asMore(more) }
  const rules = { ...(active ? correctRolesFields : activateUserFields), ...MORE_ROLES }
  const { form, values, write } = usePlainForm(rules, saved, {
    send: async (written, options, version) => {
      const input = { params: { id: account.id }, body: { ...rolesToSend(written), version } }
      const answer = await (active
        ? call(accounts.correctRoles, input, options)
        : call(accounts.activateUser, input, options))
      return answer.status === 202 ? answer.body.message : null
    },
    onDone: (proposed) => {
      showMessage(proposed ?? (active ? 'Los roles quedaron guardados' : 'La cuenta quedó activa'), 'success')
      onChanged()
    },
    checks: { mainRole: (_, written) => rolesFault(written) },
    kept: `usuario: roles ${account.id}`,
    version: account.version,
  })
  return (
    <Form {...form}>
      <Title>{active ? 'Roles' : 'Confirme los roles'}</Title>
      <RolesFields
        values={values}
        write={write}
        own={account.roles.map((role, i) => ({ value: role, label: account.roleNames[i] ?? role }))}
      />
      {active && <p className="v-hint">Al guardar se cierran las sesiones abiertas de esta persona.</p>}
      <Refused />
      <Submit sending="Guardando…">{active ? 'Guardar roles' : 'Activar la cuenta'}</Submit>
    </Form>
  )
}
