import { storedPhone } from '@ventanilla/domain/identity/phone'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { useMemo, useState } from 'react'
import { type FieldProblem, refusalOf } from '../../../client/network/http.ts'
import { deviceNow } from '../../../client/clock.ts'
import { showMessage } from '../../../client/messages.ts'
import { useTabForm } from '../../../keeping/use-tab-form.ts'
import type { Refusal } from '../../../ui/fields/form.tsx'
import {
  type AccountField,
  type AccountValues,
  changed,
  EMPTY_ACCOUNT,
  faultOf,
  mayContinue,
  missingFields,
} from './account-fields.ts'
import { nextCodeAt, sendCode } from '../countdown.ts'
import { RESEND_SECONDS, text } from '../cuenta.text.ts'

type Phase = 'form' | 'code' | 'done'

/** Form field for each field of the server's response. */
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

/** Kept on the screen only: passwords, and the acceptance, which is given anew with each submission. */
type Secrets = Pick<AccountValues, 'password' | 'confirmPasword' | 'termsConditions'>
const NO_SECRETS: Secrets = { password: '', confirmPasword: '', termsConditions: false }
const isSecret = (field: AccountField): field is keyof Secrets => field in NO_SECRETS

/** State kept in the tab with the values. */
interface Progress {
  /** sent, waiting for the code */
  readonly coding: boolean
  /** user id of an accepted code */
  readonly verified: string
  /** the code was right; the address must still be confirmed */
  readonly done: boolean
  /** phone of the last code, and the earliest time of another (ms) */
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
  /** the call is pending; `answered` when it has ended and the loader fills up */
  readonly sending: 'no' | 'waiting' | 'answered'
  readonly ready: boolean
  /** empty required fields in form order */
  readonly missing: readonly AccountField[]
  readonly refusal: Refusal | null
  /** with prefix, as sent */
  readonly phoneToSend: string
  /** user id of an accepted code when a later call failed; else '' */
  readonly verified: string
  set<F extends AccountField>(field: F, value: AccountValues[F]): void
  leave(field: AccountField): void
  fault(field: AccountField): string | undefined
  submit(): Promise<void>
  edit(): void
  /** earliest time of another code (ms) */
  readonly nextCode: number
  /** the server's earliest time of another code (ms) */
  nextAt(at: number): void
  verify(userId: string): void
  finish(): void
  /** another address is to be confirmed */
  corrected(email: string): void
  /** clears everything kept */
  close(): void
}

/** `retryAfter`: seconds until another code, as the server says. */
interface Registered {
  readonly status: number
  readonly message: string
  readonly retryAfter?: number
}

/**
 * State of both registrations: the form, locked when sent, then the code. `register` makes the call and returns
 * its status and message; 201 is a rejection. `place` is the form's key in the tab.
 */
export function useRegistration(
  place: string,
  official: boolean,
  register: (values: AccountValues, phone: string) => Promise<Registered>,
  given: Partial<AccountValues> = {},
): Registration {
  const begins = useMemo<Kept>(
    () => ({ ...keptOf({ ...EMPTY_ACCOUNT, ...given }), ...BEGIN }),
    // initial values are read once
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
  const nextAt = (at: number, to: string): void => setKept((now) => ({ ...now, sentTo: to, nextCode: at }))
  const submit = async (): Promise<void> => {
    setLeft(new Set(keysIn(EMPTY_ACCOUNT)))
    const wrong = keysIn(EMPTY_ACCOUNT).find((field) => faultOf(values, field, official) !== undefined)
    if (wrong !== undefined) {
      const sentence = wrong === 'confirmPasword' ? text.fault.differToast : faultOf(values, wrong, official)
      return refuse({ message: sentence ?? '', problems: [], cause: {} })
    }
    setSending('waiting')
    setRefusal(null)
    try {
      const before = { to: kept.sentTo, at: kept.nextCode }
      const answer = await sendCode(
        () => register(values, phone),
        (at) => nextAt(at, phone),
        () => nextCodeAt(before, phone, deviceNow(), RESEND_SECONDS).at,
      )
      setSending('answered')
      await new Promise((end) => setTimeout(end, 200))
      if (answer.status === 201) return refuse({ message: answer.message, problems: [], cause: answer })
      showMessage(answer.message || text.register.sent, 'success', text.register.codeBySms)
      setKept((now) => ({ ...now, coding: true }))
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
    nextAt: (at) => nextAt(at, kept.sentTo),
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
    // the tab keeps only the address, which may still need correction
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
