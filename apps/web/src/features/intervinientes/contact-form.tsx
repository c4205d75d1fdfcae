import { correctFields } from '@ventanilla/contract/generated/fields/thirdParties'
import { thirdParties } from '@ventanilla/contract/generated/thirdParties'
import type { ThirdParty } from '@ventanilla/contract/third-parties.contract'
import { OWNER_CHANGES } from '@ventanilla/domain/cases/third-party-contact'
import { EMAIL_INVALID, isEmail, normalizeEmail } from '@ventanilla/domain/identity/email'
import { isPhone, PHONE_INVALID, phoneDigits, shownPhone } from '@ventanilla/domain/identity/phone'
import { REASON_HINT } from '@ventanilla/domain/kernel/reason'
import { showMessage } from '../../client/messages.ts'
import { call } from '../../client/network/http.ts'
import { usePlainForm } from '../../keeping/plain-form/use-plain-form.ts'
import { Form, Refused, Submit } from '../../ui/fields/form.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { Note } from '../../ui/states/note.tsx'

interface ContactFormProps {
  readonly person: ThirdParty
  readonly onChanged: (now: ThirdParty) => void
}

/** How the authority reaches a third party, corrected with a reason. */
export function ContactForm({ person, onChanged }: ContactFormProps) {
  const { contact, account } = person
  const stored = {
    address: contact.address,
    municipality: contact.municipality,
    phone: contact.phone === null ? '' : phoneDigits(contact.phone),
    email: contact.email,
    reason: '',
  }
  const { field, form, reset, write } = usePlainForm(correctFields, stored, {
    send: (body, options, version) =>
      call(thirdParties.correct, { params: { id: person.id }, body: { ...body, version } }, options),
    onDone: ({ body: { person: now, message } }) => {
      showMessage(message, 'success')
      reset()
      onChanged(now)
    },
    checks: {
      phone: (written) => (written === '' || isPhone(written) ? null : PHONE_INVALID),
      email: (written) => (written === '' || isEmail(written) ? null : EMAIL_INVALID),
    },
    kept: `interviniente: contacto ${person.id}`,
    version: person.version,
  })
  const isCurrent = person.capacities.some(({ until }) => until === null)
  return (
    <section className="v-card v-pad v-stack" aria-labelledby="contacto-titulo">
      <h2 id="contacto-titulo">Cómo se le escribe</h2>
      {(account || !isCurrent) && (
        <FactList
          facts={[
            ...(isCurrent
              ? []
              : [
                  { label: 'Dirección', value: contact.address },
                  { label: 'Municipio', value: contact.municipality },
                ]),
            { label: 'Celular', value: contact.phone === null ? null : shownPhone(contact.phone) },
            { label: 'Correo', value: contact.email },
          ]}
        />
      )}
      {account && <Note>{OWNER_CHANGES}</Note>}
      {isCurrent && (
        <Form {...form}>
          <TextField
            {...field('address')}
            label="Dirección en la que recibe comunicaciones"
            autoComplete="off"
          />
          <TextField
            {...field('municipality')}
            label="Municipio y departamento"
            hint="Por ejemplo, Ibagué, Tolima."
            autoComplete="off"
          />
          {!account && (
            <>
              <TextField
                {...field('phone')}
                type="tel"
                inputMode="numeric"
                label="Celular"
                hint="Diez dígitos. Puede quedar vacío."
                autoComplete="off"
                onChange={(typed) => write('phone', phoneDigits(typed))}
              />
              <TextField
                {...field('email')}
                type="email"
                label="Correo"
                hint="Puede quedar vacío. Si lo cambia, la persona debe autorizar de nuevo que se la notifique por correo."
                autoComplete="off"
                onChange={(typed) => write('email', normalizeEmail(typed))}
              />
            </>
          )}
          <TextArea
            {...field('reason')}
            label="Motivo de la corrección"
            hint={`Queda en el historial de sus trámites abiertos y la persona lo recibe. ${REASON_HINT}`}
            rows={3}
          />
          <Refused />
          <Submit sending="Guardando…">Guardar la corrección</Submit>
        </Form>
      )}
    </section>
  )
}
