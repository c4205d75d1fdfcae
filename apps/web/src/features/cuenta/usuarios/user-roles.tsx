import { accounts } from '@ventanilla/contract/generated/accounts'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { useDeviceForm, type Written } from '../../../keeping/use-device-form.ts'
import { Form, type Refusal, Refused, Submit } from '../../../ui/fields/form.tsx'
import { RolesFields, rolesReady, rolesToSend, type RolesValue } from './roles-fields.tsx'
import type { Account, Heading, Run } from './user-types.ts'

// sorts the additional roles: choosing them in another order is no change
const asWritten = ({ main, more, office }: RolesValue): Written => ({
  main,
  more: more.toSorted().join(' '),
  office,
})

/** Roles and office of an official: confirms them, which activates the account, or corrects them. */
export function UserRoles({
  account,
  busy,
  refusal,
  run,
  heading: Title,
}: {
  readonly account: Account
  readonly busy: boolean
  readonly refusal: Refusal | null
  readonly run: Run
  readonly heading: Heading
}) {
  const saved: RolesValue = {
    main: account.roles[0] ?? '',
    more: account.roles.slice(1),
    office: account.office ?? '',
  }
  const [roles, setRoles] = useState(saved)
  const forget = useDeviceForm(
    `usuario: roles ${account.id}`,
    asWritten(roles),
    asWritten(saved),
    ({ main = '', more = '', office = '' }) =>
      setRoles({ main, more: more.split(' ').filter((role) => role !== ''), office }),
  )
  const active = account.state === 'activo'
  const save = (): void => {
    const input = { params: { id: account.id }, body: { ...rolesToSend(roles), version: account.version } }
    void run(active ? 'Los roles quedaron guardados' : 'La cuenta quedó activa', async () => {
      const answer = await (active ? call(accounts.correctRoles, input) : call(accounts.activateUser, input))
      forget()
      return answer.status === 202 ? answer.body.message : null
    })
  }
  return (
    <Form ready={rolesReady(roles)} busy={busy} refusal={refusal} onSubmit={save}>
      <Title>{active ? 'Roles' : 'Confirme los roles'}</Title>
      <RolesFields
        value={roles}
        onChange={setRoles}
        own={account.roles.map((role, i) => ({ value: role, label: account.roleNames[i] ?? role }))}
      />
      {active && <p className="v-hint">Al guardar se cierran las sesiones abiertas de esta persona.</p>}
      <Refused />
      <Submit sending="Guardando…">{active ? 'Guardar roles' : 'Activar la cuenta'}</Submit>
    </Form>
  )
}
