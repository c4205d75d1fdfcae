import { accounts } from '@ventanilla/contract/generated/accounts'
import { phoneDigits } from '@ventanilla/domain/identity/phone'
import { useCallback } from 'react'
import { call, CallError } from '../../../client/network/http.ts'
import { href } from '../../../client/address/links.ts'
import { useParam } from '../../../client/address/navigation.ts'
import { saveTarget } from '../../../client/address/target.ts'
import { useLoad } from '../../../client/use-load.ts'
import { forgetLinkToken, useLinkToken } from '../../../keeping/change-link.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { SkeletonRows } from '../../../ui/states/skeleton.tsx'
import type { AccountValues } from '../registro/account-fields.ts'
import { CitizenRegistration } from '../registro/citizen-registration.tsx'
import { text } from '../cuenta.text.ts'
import { RegistrationShell } from '../registro/registration-shell.tsx'

/** Request fields that prefill the new applicant's form; `cs_jur_tipo` is not among them (gaps 76, 77). */
interface Prefill {
  readonly cs_tipo_persona: number
  readonly cs_nombre_o_razon_social: string
  readonly cs_id_tipo_documento: number
  readonly cs_nro_doc: string
  readonly cs_telefonos: string
  readonly cs_email: string
}

/** Status of a request whose new applicant has registered (specification, section 4). */
const NEW_APPLICANT_REGISTERED = 11

function valuesOf(given: Prefill): Partial<AccountValues> {
  const company = given.cs_tipo_persona === 2
  const whole = given.cs_nombre_o_razon_social.trim()
  const [first = '', ...rest] = whole.split(/\s+/)
  return {
    personType: company ? '2' : '1',
    documentType: String(given.cs_id_tipo_documento),
    documentNumber: given.cs_nro_doc.replace(/\D/g, ''),
    ...(company ? { nameCompany: whole } : { name: first, lastName: rest.join(' ') }),
    phone: phoneDigits(given.cs_telefonos.split(/[,;/]/)[0] ?? ''),
    email: given.cs_email,
  }
}

/** Registration of a request's new applicant; links their id to the request once the phone is verified. */
export default function ChangeCitizenScreen() {
  const id = useParam('id')
  const token = useLinkToken(id)
  const loaded = useLoad<{ given: Prefill } | { refused: string }>(
    `prefill ${id} ${token}`,
    async (signal) => {
      if (token === '') return { refused: text.change.noLink }
      try {
        const { body } = await call(
          accounts.readApplicantChange,
          { params: { id }, query: { token } },
          { signal },
        )
        return { given: body.data }
      } catch (error) {
        // these statuses concern the link and are final; other errors can be retried
        if (error instanceof CallError && [404, 410, 422].includes(error.status))
          return { refused: error.message }
        throw error
      }
    },
  )
  const onVerified = useCallback(
    async (userId: string) => {
      await call(accounts.registerNewApplicant, {
        params: { id },
        query: { token },
        body: { cs_new_usr_id: userId, cs_estado: NEW_APPLICANT_REGISTERED, cs_id_solicitud: id },
      })
      forgetLinkToken(id)
    },
    [token, id],
  )
  if (loaded.data === undefined || 'refused' in loaded.data)
    return (
      <RegistrationShell loginHref={href('/iniciar-sesion')} panel={null}>
        <div className="v-stack" data-gap="5">
          <h1>{loaded.data === undefined ? text.register.citizenHeading : text.change.refusedHeading}</h1>
          {loaded.data !== undefined ? (
            <>
              <Note tone="bad" role="alert">
                {loaded.data.refused}
              </Note>
              <a className="v-btn" data-kind="primary" href={href('/iniciar-sesion')}>
                {text.verify.toLogin}
              </a>
            </>
          ) : loaded.failure === null ? (
            <SkeletonRows rows={8} />
          ) : (
            <ErrorState onRetry={loaded.retry}>{loaded.failure}</ErrorState>
          )}
        </div>
      </RegistrationShell>
    )
  const { given } = loaded.data
  return (
    <CitizenRegistration
      // another document gets another form: prevents showing data typed for someone else
      place={`cambio ${id} ${given.cs_id_tipo_documento} ${given.cs_nro_doc}`}
      initial={valuesOf(given)}
      lead={text.change.lead}
      fixedDocument={text.change.fixedDocument}
      // the login continues to the offer; the token stays in this tab
      onHaveAccount={() => saveTarget(href('/aceptar-tramite/:id', { id }))}
      notice={
        <Note title={text.change.haveAccountTitle}>
          <p>{text.change.haveAccount}</p>
          <a
            className="v-btn"
            data-kind="default"
            href={href('/iniciar-sesion')}
            onClick={() => saveTarget(href('/aceptar-tramite/:id', { id }))}
          >
            {text.change.toAccept}
          </a>
        </Note>
      }
      onVerified={onVerified}
    />
  )
}
