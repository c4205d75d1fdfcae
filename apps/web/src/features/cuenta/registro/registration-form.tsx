import type { ReactNode } from 'react'
import { Form, Refused, Submit } from '../../../ui/fields/form.tsx'
import { text } from '../cuenta.text.ts'
import { missingWords } from '../missing-words.ts'
import type { Registration } from './use-registration.ts'

/** First step of both registrations: fields, errors, missing fields and the button. */
export function RegistrationForm({
  form,
  heading,
  lead,
  children,
}: {
  readonly form: Registration
  readonly heading: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <Form
      gap="5"
      ready={form.ready}
      busy={form.sending !== 'no'}
      refusal={form.refusal}
      onSubmit={() => void form.submit()}
    >
      <div>
        <h1>{heading}</h1>
        <p className="v-muted">{lead}</p>
      </div>
      {children}
      {form.phase === 'form' && (
        <>
          <Refused />
          {!form.ready && (
            <p className="v-hint">{missingWords(form.missing, form.values.personType === '2')}</p>
          )}
          <Submit sending={text.register.sending}>{text.register.continue}</Submit>
        </>
      )}
    </Form>
  )
}
