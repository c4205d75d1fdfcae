import { accounts } from '@ventanilla/contract/generated/accounts'
import type { FormEvent } from 'react'
import { call } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { Note } from '../../ui/note.tsx'
import type { AccountValues } from './account-fields.ts'
import { CodePanel } from './code-panel.tsx'
import { text } from './cuenta.text.ts'
import { ContactFields, PersonFields } from './person-fields.tsx'
import { RegistrationShell } from './registration-shell.tsx'
import { SuccessDialog } from './success-dialog.tsx'
import { useRegistration } from './use-registration.ts'
import { ValidatingLoader } from './validating-loader.tsx'

async function register(values: AccountValues, phone: string): Promise<{ status: number; message: string }> {
  const answer = await call(accounts.registerCitizen, {
    body: {
      reg_tipo_persona: Number(values.personType),
      reg_empresa: values.personType === '2' ? values.nameCompany.trim() : '',
      reg_id_tipo_documento: Number(values.documentType),
      reg_documento: values.documentNumber,
      reg_nombres: values.name,
      reg_apellidos: values.lastName,
      reg_genero: Number(values.gender),
      reg_celular: phone,
      reg_email: values.email,
      reg_password: values.password,
    },
  })
  return { status: answer.status, message: answer.body.message }
}

/** Account of a citizen or a company, or of who receives a case. `onVerified` hears the new person's id before the success is shown. */
export function CitizenRegistration({
  initial = {},
  lead = text.register.citizenLead,
  onVerified,
}: {
  readonly lead?: string
  readonly initial?: Partial<AccountValues>
  readonly onVerified?: (userId: string) => Promise<void>
}) {
  const form = useRegistration(false, register, initial)
  const locked = form.phase !== 'form'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (form.ready && form.sending === 'no') void form.submit()
  }
  return (
    <RegistrationShell
      loginHref={href('/iniciar-sesion')}
      panel={
        form.phase === 'code' ? (
          <CodePanel
            phone={form.phoneToSend}
            email={form.values.email}
            onEdit={form.edit}
            onVerified={async (userId) => {
              await onVerified?.(userId)
              form.finish()
            }}
          />
        ) : null
      }
    >
      <form className="v-stack" data-gap="5" onSubmit={submit} noValidate>
        <div>
          <h1>{text.register.citizenHeading}</h1>
          <p className="v-muted">{lead}</p>
        </div>
        {form.refused !== null && (
          <Note tone="bad" role="alert">
            {form.refused}
          </Note>
        )}
        <PersonFields form={form} official={false} locked={locked} />
        <ContactFields form={form} locked={locked} />
        {!locked && (
          <button
            type="submit"
            className="v-btn"
            data-kind="primary"
            disabled={!form.ready || form.sending !== 'no'}
          >
            {text.register.continue}
          </button>
        )}
      </form>
      {form.sending !== 'no' && <ValidatingLoader done={form.sending === 'answered'} />}
      {form.phase === 'done' && (
        <SuccessDialog email={form.values.email} loginHref={href('/iniciar-sesion')} />
      )}
    </RegistrationShell>
  )
}
