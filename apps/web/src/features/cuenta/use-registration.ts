import { storedPhone } from '@ventanilla/domain/identity/phone'
import { useMemo, useState } from 'react'
import { type FieldProblem, refusalOf } from '../../client/http.ts'
import { deviceNow } from '../../client/clock.ts'
import { showMessage } from '../../client/messages.ts'
import { useTabForm } from '../../keeping/use-tab-form.ts'
import type { Refusal } from '../../ui/form.tsx'
import {
  type AccountField,
  type AccountValues,
  changed,
  EMPTY_ACCOUNT,
  faultOf,
  mayContinue,
  missingFields,
} from './account-fields.ts'
import { nextCodeAt } from './countdown.ts'
import { RESEND_SECONDS, text } from './cuenta.text.ts'

type Phase = 'form' | 'code' | 'done'

/** Where a field of the server's answer stands on the form. */
const FIELD_OF: Readonly<Record<string, AccountField>> = {
  reg_tipo_persona: 'personType',
  reg_empresa: 'nameCompany',
  reg_id_tipo_documento: 'documentType',
  reg_documento: 'documentNumber',
  reg_nombres: 'name',
  reg_apellidos: 'lastName',
  reg_genero: 'gender',
  reg_celular: 'phone',
  reg_email: 'email',
  reg_password: 'password',
  reg_rol: 'rol',
  reg_id_cliente: 'corporation',
}

const placed = (problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((one) => ({ ...one, path: FIELD_OF[one.path.replace(/^body\./, '')] ?? one.path }))

/** What stays on the screen only: passwords, and the acceptance, which is given with each sending. */
type Secrets = Pick<AccountValues, 'password' | 'confirmPasword' | 'termsConditions'>
const NO_SECRETS: Secrets = { password: '', confirmPasword: '', termsConditions: false }
const isSecret = (field: AccountField): field is keyof Secrets => field in NO_SECRETS

/** What the tab keeps beside what was written. */
interface Progress {
  /** sent, and waiting for its code */
  readonly coding: boolean
  /** whose code was right already */
  readonly verified: string
  /** the code was right: the address is still to be confirmed */
  readonly done: boolean
  /** to which telephone the last code went, and when (ms) another may be asked for */
  readonly sentTo: string
  readonly nextCode: number
}
type Kept = Omit<AccountValues, keyof Secrets> & Progress
const BEGIN: Progress = { coding: false, verified: '', done: false, sentTo: '', nextCode: 0 }

function keptOf(values: AccountValues): Omit<Kept, keyof Progress> {
  const { password: _, confirmPasword: __, termsConditions: ___, ...kept } = values
  return kept
}

export interface Registration {
  readonly values: AccountValues
  readonly phase: Phase
  /** the call is under way; `answered` once it is over and the loader fills up */
  readonly sending: 'no' | 'waiting' | 'answered'
  readonly ready: boolean
  /** what is still empty, in the order of the form */
  readonly missing: readonly AccountField[]
  readonly refusal: Refusal | null
  /** with prefix, as it is sent */
  readonly phoneToSend: string
  /** id of the person whose code was right, where something after it failed; else '' */
  readonly verified: string
  set<F extends AccountField>(field: F, value: AccountValues[F]): void
  leave(field: AccountField): void
  fault(field: AccountField): string | undefined
  submit(): Promise<void>
  edit(): void
  /** when another code may be asked for (ms) */
  readonly nextCode: number
  codeSent(): void
  verify(userId: string): void
  finish(): void
  /** the address to confirm is another */
  corrected(email: string): void
  /** nothing of it is kept any longer */
  close(): void
}

/**
 * The two steps of both registrations: the form, which locks when it is sent, and the code. `register` makes the call
 * and answers its status and message; 201 is a refusal. `place` names the form in the tab.
 */
export function useRegistration(
  place: string,
  official: boolean,
  register: (values: AccountValues, phone: string) => Promise<{ status: number; message: string }>,
  given: Partial<AccountValues> = {},
): Registration {
  const begins = useMemo<Kept>(
    () => ({ ...keptOf({ ...EMPTY_ACCOUNT, ...given }), ...BEGIN }),
    // what a form begins with is read once
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [place],
  )
  const [kept, setKept, forget] = useTabForm(place, begins)
  const [secrets, setSecrets] = useState(NO_SECRETS)
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const [sending, setSending] = useState<Registration['sending']>('no')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const values: AccountValues = { ...kept, ...secrets }
  const phone = storedPhone(values.phone) ?? ''
  const missing = missingFields(values, official)

  const refuse = (why: Refusal): void => {
    setRefusal(why)
    showMessage(why.message, 'error')
  }
  const submit = async (): Promise<void> => {
    setLeft(new Set(Object.keys(EMPTY_ACCOUNT) as AccountField[]))
    const wrong = (Object.keys(EMPTY_ACCOUNT) as AccountField[]).find(
      (field) => faultOf(values, field, official) !== undefined,
    )
    if (wrong !== undefined) {
      const sentence = wrong === 'confirmPasword' ? text.fault.differToast : faultOf(values, wrong, official)
      return refuse({ message: sentence ?? '', problems: [], cause: {} })
    }
    setSending('waiting')
    setRefusal(null)
    try {
      const answer = await register(values, phone)
      setSending('answered')
      await new Promise((end) => setTimeout(end, 200))
      if (answer.status === 201) return refuse({ message: answer.message, problems: [], cause: answer })
      showMessage(answer.message || text.register.sent, 'success', text.register.codeBySms)
      const wait = nextCodeAt({ to: kept.sentTo, at: kept.nextCode }, phone, deviceNow(), RESEND_SECONDS)
      setKept((now) => ({ ...now, coding: true, sentTo: wait.to, nextCode: wait.at }))
    } catch (error) {
      const why = refusalOf(error)
      if (why !== null) refuse({ ...why, problems: placed(why.problems) })
    } finally {
      setSending('no')
    }
  }

  return {
    values,
    phase: kept.done ? 'done' : kept.coding ? 'code' : 'form',
    sending,
    refusal,
    missing,
    phoneToSend: phone,
    verified: kept.verified,
    nextCode: kept.nextCode,
    codeSent: () => setKept((now) => ({ ...now, nextCode: deviceNow() + RESEND_SECONDS * 1000 })),
    ready: mayContinue(values, official),
    set: (field, value) => {
      if (isSecret(field))
        setSecrets((now) => {
          const { password, confirmPasword, termsConditions } = changed({ ...kept, ...now }, field, value)
          return { password, confirmPasword, termsConditions }
        })
      else
        setKept((now) => ({
          ...now,
          ...keptOf(changed({ ...EMPTY_ACCOUNT, ...valuesOf(now) }, field, value)),
        }))
    },
    leave: (field) => setLeft((now) => new Set([...now, field])),
    fault: (field) => (left.has(field) ? faultOf(values, field, official) : undefined),
    submit,
    edit: () => setKept((now) => ({ ...now, coding: false })),
    verify: (userId) => setKept((now) => ({ ...now, verified: userId })),
    // of the person only the address stays in the tab, which may still have to be corrected
    finish: () => {
      setLeft(new Set())
      setKept((now) => ({ ...begins, email: now.email, done: true }))
    },
    corrected: (email) => setKept((now) => ({ ...now, email })),
    close: forget,
  }
}

function valuesOf(kept: Kept): Omit<AccountValues, keyof Secrets> {
  const { coding: _, verified: __, done: ___, sentTo: ____, nextCode: _____, ...values } = kept
  return values
}
