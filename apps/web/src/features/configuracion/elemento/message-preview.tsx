import { smsSize } from '@ventanilla/domain/cases/messages/sms-segments'
import { plainMail } from '@ventanilla/domain/cases/messages/plain-mail'
import { config } from '../../../client/config.ts'
import { FactList } from '../../../ui/lists/fact-list.tsx'
import styles from '../configuracion.module.css'
import type { ItemName } from '../item-data.ts'
import type { Content } from '../puertas/door.ts'
import type { Preview } from '../puertas/item-view.ts'
import { viewOf } from '../puertas/item-views.ts'

interface MessagePreviewProps {
  readonly name: ItemName
  readonly content: Content
}

/** A message as it is read on a narrow telephone and as plain text, with examples in its variables, as one writes it. */
export function MessagePreview({ name, content }: MessagePreviewProps) {
  const shown = viewOf(name.kind).preview(content, name.key)
  if (shown === null) return null
  return (
    <div className="v-stack">
      {shown.variables.length > 0 && <Variables variables={shown.variables} />}
      {shown.mail !== null && <Mail mail={shown.mail} />}
      {shown.sms !== null && <TextMessage text={shown.sms} />}
    </div>
  )
}

function Variables({ variables }: Pick<Preview, 'variables'>) {
  return (
    <section className="v-stack" data-gap="2">
      <h2>Variables</h2>
      <FactList
        facts={variables.map(({ name, says, example }) => ({ label: `{${name}}: ${says}`, value: example }))}
      />
    </section>
  )
}

function Mail({ mail }: { readonly mail: NonNullable<Preview['mail']> }) {
  const { subject, paragraphs, action } = mail
  const plain = plainMail(
    { title: subject, paragraphs, action: action ?? undefined, footer: '' },
    config.authority.name,
  )
  return (
    <section className="v-stack" data-gap="2">
      <h2>En un celular angosto</h2>
      <div className={styles.telephone} role="group" aria-label={`Correo «${subject}»`}>
        <p className={styles.sender}>{config.authority.name}</p>
        <p className={styles.subject}>{subject}</p>
        {paragraphs.map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
        {action !== null && <p className={styles.mailButton}>{action.label}</p>}
      </div>
      <h2>Como texto</h2>
      <pre className={styles.plain}>{plain}</pre>
    </section>
  )
}

/** A text message with what it takes: each of its messages is paid. */
function TextMessage({ text }: { readonly text: string }) {
  const { places, segments, costly } = smsSize(text)
  return (
    <section className="v-stack" data-gap="2">
      <h2>Mensaje de texto</h2>
      <p className={styles.bubble}>{text}</p>
      <p className="v-small v-muted">
        {`${places} signos con estos ejemplos: ${segments === 1 ? 'un mensaje' : `${segments} mensajes`}.`}
        {costly.length > 0 && ` Con ${costly.join(' ')} caben 70 signos en cada uno, y no 160.`}
      </p>
    </section>
  )
}
