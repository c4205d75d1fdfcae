import { accounts } from '@ventanilla/contract/generated/accounts'
import { deactivateUserFields, refuseUserFields } from '@ventanilla/contract/generated/fields/accounts'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { shownPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { call } from '../../../client/network/http.ts'
import { showMessage } from '../../../client/messages.ts'
import { useUser } from '../../../client/session/session.ts'
import { usePlainForm } from '../../../keeping/plain-form/use-plain-form.ts'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { ReasonField } from './reason-field.tsx'
import { UserCodes } from './user-codes.tsx'
import { UserPasskeys } from './user-passkeys.tsx'
import { UserRoles } from './user-roles.tsx'
import type { Account, Heading } from './user-types.ts'

type Ending = 'rechazar' | 'desactivar'
const ROOT = 'SUPERADMIN'

/** One account: confirm its roles and activate it, correct them, reject or deactivate it. */
export function UserPanel({
  account,
  onChanged,
  heading = 'h3',
}: {
  readonly account: Account
  readonly onChanged: () => void
  /** heading level inside: below a page title or a dialog title */
  readonly heading?: Heading
}) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const staff = account.kind === 'funcionario'
  const user = useUser()
  // enforced by the server too: only a superadministrator changes another one
  const closed = account.roles.includes(ROOT) && user?.role !== ROOT && !user?.additionalRoles.includes(ROOT)
  return (
    <div className="v-stack" data-gap="5">
      <FactList
        facts={[
          { label: 'Correo', value: account.email },
          { label: 'Celular', value: account.phone === null ? null : shownPhone(account.phone) },
          {
            label: 'Documento',
            value:
              account.documentType === null
                ? account.documentNumber
                : documentWords(account.documentType, account.documentNumber ?? ''),
          },
          { label: 'Roles', value: account.roleNames.join(', ') },
        ]}
      />
      {closed && <Note>Solo un superadministrador cambia la cuenta de otro.</Note>}
      {ending === null && staff && !closed && account.state !== 'sin_verificar' && (
        <UserRoles account={account} onChanged={onChanged} heading={heading} />
      )}
      {ending === null && !closed && user?.id !== account.id && (
        <UserCodes userId={account.id} heading={heading} />
      )}
      {ending === null && !closed && <UserPasskeys userId={account.id} heading={heading} />}
      {ending === null && !closed && <Endings account={account} onChoose={setEnding} />}
      {ending !== null && (
        <ReasonForm
          account={account}
          ending={ending}
          heading={heading}
          onBack={() => setEnding(null)}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

function Endings({
  account,
  onChoose,
}: {
  readonly account: Account
  readonly onChoose: (ending: Ending) => void
}) {
  const ending = account.state === 'pendiente' ? 'rechazar' : account.state === 'activo' ? 'desactivar' : null
  if (ending === null) return null
  return (
    <button type="button" className="v-btn" data-kind="danger" onClick={() => onChoose(ending)}>
      {ending === 'rechazar' ? 'Rechazar el registro' : 'Desactivar la cuenta'}
    </button>
  )
}

function ReasonForm({
  account,
  ending,
  heading: Title,
  onBack,
  onChanged,
}: {
  readonly account: Account
  readonly ending: Ending
  readonly heading: Heading
  readonly onBack: () => void
  readonly onChanged: () => void
}) {
  const refuses = ending === 'rechazar'
  const { field, form, forget } = usePlainForm(
    refuses ? refuseUserFields : deactivateUserFields,
    { reason: '' },
    {
      send: async ({ reason }, options, version): Promise<unknown> => {
        const input = { params: { id: account.id }, body: { reason, version } }
        return refuses
          ? call(accounts.refuseUser, input, options)
          : call(accounts.deactivateUser, input, options)
      },
      onDone: () => {
        showMessage(refuses ? 'El registro quedó rechazado' : 'La cuenta quedó desactivada', 'success')
        onChanged()
      },
      kept: `usuario: ${ending} ${account.id}`,
      version: account.version,
    },
  )
  return (
    <Form {...form}>
      <Title>{refuses ? 'Rechazar el registro' : 'Desactivar la cuenta'}</Title>
      <ReasonField {...field('reason')} />
      <Refused />
      <div className="v-row">
        <Submit kind="danger" sending="Guardando…">
          {refuses ? 'Rechazar' : 'Desactivar'}
        </Submit>
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          onClick={() => {
            forget()
            onBack()
          }}
        >
          Cancelar
        </button>
      </div>
    </Form>
  )
}
