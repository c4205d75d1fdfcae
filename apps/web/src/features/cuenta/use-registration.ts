import { storedPhone } from '@ventanilla/domain/identity/phone'
import { useState } from 'react'
import { CallError, failureText } from '../../client/http.ts'
import { showMessage } from '../../client/messages.ts'
import {
  type AccountField,
  type AccountValues,
  changed,
  EMPTY_ACCOUNT,
  faultOf,
  mayContinue,
  requiredFields,
} from './account-fields.ts'
import { text } from './cuenta.text.ts'

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

export interface Registration {
  readonly values: AccountValues
  readonly phase: Phase
  /** the call is under way; `answered` once it is over and the loader fills up */
  readonly sending: 'no' | 'waiting' | 'answered'
  readonly ready: boolean
  /** what the server refused, as one sentence */
  readonly refused: string | null
  /** with prefix, as it is sent */
  readonly phoneToSend: string
  set<F extends AccountField>(field: F, value: AccountValues[F]): void
  leave(field: AccountField): void
  fault(field: AccountField): string | undefined
  submit(): Promise<void>
  edit(): void
  finish(): void
}

/**
 * The two steps of both registrations: the form, which locks when it is sent, and the code. `register` makes the call
 * and answers its status and message; 201 is a refusal.
 */
export function useRegistration(
  official: boolean,
  register: (values: AccountValues, phone: string) => Promise<{ status: number; message: string }>,
  initial: Partial<AccountValues> = {},
): Registration {
  const [values, setValues] = useState<AccountValues>({ ...EMPTY_ACCOUNT, ...initial })
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set())
  const [served, setServed] = useState<Partial<Record<AccountField, string>>>({})
  const [phase, setPhase] = useState<Phase>('form')
  const [sending, setSending] = useState<Registration['sending']>('no')
  const [refused, setRefused] = useState<string | null>(null)
  const phone = storedPhone(values.phone) ?? ''

  const refuse = (message: string): void => {
    setRefused(message)
    showMessage(message, 'error')
  }
  const submit = async (): Promise<void> => {
    setLeft(new Set(requiredFields(values, official)))
    const phoneFault = faultOf(values, 'phone', official)
    if (phoneFault !== undefined) return void showMessage(phoneFault, 'error')
    if (values.password !== values.confirmPasword) return void showMessage(text.fault.differToast, 'error')
    if (faultOf(values, 'documentNumber', official) !== undefined) return
    setSending('waiting')
    setRefused(null)
    setServed({})
    try {
      const answer = await register(values, phone)
      setSending('answered')
      await new Promise((done) => setTimeout(done, 200))
      if (answer.status === 201) return refuse(answer.message)
      showMessage(answer.message || text.register.sent, 'success')
      setPhase('code')
    } catch (error) {
      refuse(failureText(error))
      if (error instanceof CallError)
        setServed(
          Object.fromEntries(
            error.problems.flatMap((problem) => {
              const field = FIELD_OF[problem.path.replace(/^body\./, '')]
              return field === undefined ? [] : [[field, problem.message]]
            }),
          ),
        )
    } finally {
      setSending('no')
    }
  }

  return {
    values,
    phase,
    sending,
    refused,
    phoneToSend: phone,
    ready: mayContinue(values, official),
    set: (field, value) => {
      setValues((now) => changed(now, field, value))
      setServed((now) => ({ ...now, [field]: undefined }))
    },
    leave: (field) => setLeft((now) => new Set([...now, field])),
    fault: (field) => served[field] ?? (left.has(field) ? faultOf(values, field, official) : undefined),
    submit,
    edit: () => setPhase('form'),
    finish: () => setPhase('done'),
  }
}
