import { useCallback } from 'react'
import { request } from '../../client/http.ts'
import { href } from '../../client/links.ts'
import { useParam, usePlace } from '../../client/navigation.ts'
import { useLoad } from '../../client/use-load.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { type AccountValues, phoneDigits } from './account-fields.ts'
import { CitizenRegistration } from './citizen-registration.tsx'
import { text } from './cuenta.text.ts'
import { RegistrationShell } from './registration-shell.tsx'

/** The seven fields of a request that fill the form of its new applicant (gaps 76, 77). */
interface Prefill {
  readonly cs_tipo_persona?: number | string | null
  readonly cs_nombre_o_razon_social?: string | null
  readonly cs_id_tipo_documento?: number | string | null
  readonly cs_nro_doc?: string | null
  readonly cs_telefonos?: string | null
  readonly cs_email?: string | null
}

/** State of a request whose new applicant has registered (specification, section 4). */
const NEW_APPLICANT_REGISTERED = 11

function valuesOf(given: Prefill): Partial<AccountValues> {
  const company = String(given.cs_tipo_persona ?? '1') === '2'
  const whole = (given.cs_nombre_o_razon_social ?? '').trim()
  const [first = '', ...rest] = whole.split(/\s+/)
  return {
    personType: company ? '2' : '1',
    documentType: String(given.cs_id_tipo_documento ?? ''),
    documentNumber: (given.cs_nro_doc ?? '').replace(/\D/g, ''),
    ...(company ? { nameCompany: whole } : { name: first, lastName: rest.join(' ') }),
    phone: phoneDigits(String(given.cs_telefonos ?? '').split(/[,;/]/)[0] ?? ''),
    email: given.cs_email ?? '',
  }
}

/** Registration of the person to whom a request passes; after the telephone is verified the request learns their id. */
export default function ChangeCitizenScreen() {
  const id = useParam('id')
  const token = new URLSearchParams(usePlace().search).get('token') ?? undefined
  const path = `/api/v1/cambio_solicitante/prefill/${encodeURIComponent(id)}`
  const loaded = useLoad(`prefill ${id}`, async (signal) => {
    const { body } = await request({ method: 'GET', path, query: { token } }, { signal })
    return ((body as { data?: Prefill } | null)?.data ?? body) as Prefill
  })
  const onVerified = useCallback(
    async (userId: string) => {
      await request({
        method: 'PUT',
        path,
        query: { token },
        body: { cs_new_usr_id: userId, cs_estado: NEW_APPLICANT_REGISTERED, cs_id_solicitud: id },
      })
    },
    [path, token, id],
  )
  if (loaded.data === undefined)
    return (
      <RegistrationShell loginHref={href('/iniciar-sesion')} panel={null}>
        <div className="v-stack" data-gap="5">
          <h1>{text.register.citizenHeading}</h1>
          {loaded.failure === null ? (
            <SkeletonRows rows={8} />
          ) : (
            <ErrorState onRetry={loaded.retry}>{loaded.failure}</ErrorState>
          )}
        </div>
      </RegistrationShell>
    )
  return <CitizenRegistration initial={valuesOf(loaded.data)} onVerified={onVerified} />
}
