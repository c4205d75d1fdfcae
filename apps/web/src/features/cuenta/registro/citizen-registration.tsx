import { accounts } from '@ventanilla/contract/generated/accounts'
import type { ReactNode } from 'react'
import { call } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { savedTarget } from '../../../client/address/target.ts'
import { type AccountValues, personBody } from './account-fields.ts'
import { CodePanel } from '../code-panel.tsx'
import { text } from '../cuenta.text.ts'
import { ContactFields, PersonFields } from './person-fields.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationShell } from './registration-shell.tsx'
import { SuccessDialog } from './success-dialog.tsx'
import { useRegistration } from './use-registration.ts'
import { ValidatingLoader } from './validating-loader.tsx'

async function register(values: AccountValues, phone: string): Promise<{ status: number; message: string }> {
  // the mail may be opened on another device, so the target is stored with the account
  const goingTo = savedTarget()
  const answer = await call(accounts.registerCitizen, {
    body: {
      ...(goingTo !== null && { reg_destino: goingTo }),
      reg_tipo_persona: Number(values.personType),
      reg_empresa: values.personType === '2' ? values.nameCompany.trim() : '',
      ...personBody(values, phone),
    },
  })
  const { status, retryAfter } = answer
  return { status, message: answer.body.message, ...(retryAfter !== undefined && { retryAfter }) }
}

/**
 * Registration of a citizen, a company or the new applicant of a case. Calls `onVerified` with the new user id
 * before showing success.
 */
export function CitizenRegistration({
  place = 'registro',
  initial = {},
  lead = text.register.citizenLead,
  fixedDocument,
  notice,
  onHaveAccount,
  onVerified,
}: {
  /** key of the form in the tab */
  readonly place?: string
  readonly lead?: string
  readonly initial?: Partial<AccountValues>
  /** why person type and document are fixed; omitted: editable */
  readonly fixedDocument?: string
  /** shown above the fields while editing */
  readonly notice?: ReactNode
  /** called before navigating to the login */
  readonly onHaveAccount?: () => void
  readonly onVerified?: (userId: string) => Promise<void>
}) {
  const form = useRegistration(place, false, register, initial)
  const locked = form.phase !== 'form'
  return (
    <RegistrationShell
      loginHref={href('/iniciar-sesion')}
      {...(onHaveAccount !== undefined && { onLogin: onHaveAccount })}
      panel={
        form.phase === 'code' ? (
          <CodePanel
            phone={form.phoneToSend}
            email={form.values.email}
            verified={form.verified}
            nextCode={form.nextCode}
            onNext={form.nextAt}
            onEdit={form.edit}
            onCodeRight={form.verify}
            onVerified={async (userId) => {
              await onVerified?.(userId)
              form.finish()
            }}
          />
        ) : null
      }
    >
      <RegistrationForm form={form} heading={text.register.citizenHeading} lead={lead}>
        {!locked && notice}
        <PersonFields
          form={form}
          official={false}
          locked={locked}
          {...(fixedDocument !== undefined && { fixedDocument })}
        />
        <ContactFields form={form} locked={locked} />
      </RegistrationForm>
      {form.sending !== 'no' && <ValidatingLoader done={form.sending === 'answered'} />}
      {form.phase === 'done' && <SuccessDialog form={form} loginHref={href('/iniciar-sesion')} />}
    </RegistrationShell>
  )
}
