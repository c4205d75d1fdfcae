import { accounts } from '@ventanilla/contract/generated/accounts'
import { catalogue } from '@ventanilla/contract/generated/catalogue'
import { config } from '../../../client/config.ts'
import { call } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useLoad } from '../../../client/use-load.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { type AccountValues, personBody } from './account-fields.ts'
import { CodePanel } from '../code-panel.tsx'
import styles from '../cuenta.module.css'
import { text } from '../cuenta.text.ts'
import { BlockTitle, ContactFields, PersonFields } from './person-fields.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { RegistrationShell } from './registration-shell.tsx'
import { SuccessDialog } from './success-dialog.tsx'
import { type Registration, useRegistration } from './use-registration.ts'

async function register(values: AccountValues, phone: string): Promise<{ status: number; message: string }> {
  const answer = await call(accounts.registerOfficial, {
    body: {
      reg_rol: Number(values.rol),
      cu_rol_add: values.moreRoles.map((id) => ({ id_rol: Number(id) })),
      reg_id_cliente: Number(values.corporation),
      ...personBody(values, phone),
    },
  })
  const { status, retryAfter } = answer
  return { status, message: answer.body.message, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Registration of an official with the requested roles; an administrator activates the account. */
export default function RegisterOfficialScreen() {
  const form = useRegistration('registro de funcionario', true, register)
  const locked = form.phase !== 'form'
  const loginHref = href('/iniciar-sesion-funcionario')
  return (
    <RegistrationShell
      loginHref={loginHref}
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
            onVerified={form.finish}
          />
        ) : null
      }
    >
      <RegistrationForm form={form} heading={text.register.officialHeading} lead={text.register.officialLead}>
        <PostFields form={form} locked={locked} />
        <PersonFields form={form} official locked={locked} />
        <ContactFields form={form} locked={locked} />
      </RegistrationForm>
      {form.phase === 'done' && <SuccessDialog form={form} loginHref={loginHref} official />}
    </RegistrationShell>
  )
}

/** Corporation, main role and additional roles. */
function PostFields({ form, locked }: { readonly form: Registration; readonly locked: boolean }) {
  const roles = useLoad('roles de funcionario', async (signal) => {
    const { body } = await call(catalogue.listStaffRoles, {}, { signal })
    return body.rows
      .map((row) => ({ value: String(row.rl_id), label: row.rol_cliente.rc_nombre }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))
  })
  const { values } = form
  const toggle = (id: string, on: boolean): void =>
    form.set('moreRoles', on ? [...values.moreRoles, id] : values.moreRoles.filter((one) => one !== id))
  return (
    <fieldset className={`v-card v-pad ${styles.group ?? ''}`} disabled={locked}>
      <BlockTitle locked={locked}>{text.register.post}</BlockTitle>
      <div className={styles.two}>
        <SelectField
          label={text.register.corporation}
          name="corporation"
          empty={text.register.choose}
          options={[{ value: String(config.corporation.id), label: config.corporation.name }]}
          value={values.corporation}
          onChange={(value) => form.set('corporation', value)}
          required
        />
        <SelectField
          label={text.register.role}
          name="rol"
          empty={text.register.choose}
          options={roles.data ?? []}
          value={values.rol}
          onChange={(value) => {
            form.set('rol', value)
            toggle(value, false)
          }}
          required
        />
        {roles.failure !== null && (
          <div className={styles.whole}>
            <ErrorState onRetry={roles.retry}>{roles.failure}</ErrorState>
          </div>
        )}
        <div className={`v-field ${styles.whole ?? ''}`} role="group" aria-labelledby="roles-adicionales">
          <strong id="roles-adicionales">{text.register.moreRoles}</strong>
          <div className={styles.roles} tabIndex={0} role="group" aria-labelledby="roles-adicionales">
            {(roles.data ?? [])
              .filter((role) => role.value !== values.rol)
              .map((role) => (
                <label key={role.value}>
                  <input
                    type="checkbox"
                    checked={values.moreRoles.includes(role.value)}
                    onChange={(event) => toggle(role.value, event.currentTarget.checked)}
                  />
                  {role.label}
                </label>
              ))}
          </div>
        </div>
      </div>
    </fieldset>
  )
}
