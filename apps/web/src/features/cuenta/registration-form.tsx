import type { ReactNode } from 'react'
import { Form, Refused, Submit } from '../../ui/form.tsx'
import type { AccountField } from './account-fields.ts'
import { text } from './cuenta.text.ts'
import type { Registration } from './use-registration.ts'

/** More than these are counted, not named. */
const NAMED = 3

/** Says what keeps the button from working: it does not say so itself. */
export function missingWords(missing: readonly AccountField[], company: boolean): string {
  if (missing.length === 0) return text.register.correct
  if (missing.length > NAMED) return text.register.missingMany(missing.length)
  const names = missing.map((field) => text.register.fieldNames(company)[field] ?? '')
  return text.register.missing(new Intl.ListFormat('es').format(names))
}

/** The first step of both registrations: its fields, what was refused, what is missing, and the way on. */
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
