import { MESSAGE_TEXTS } from '@ventanilla/catalog/texts/messages'
import { exampleMessage } from '@ventanilla/domain/cases/messages/example-message'
import { declared, MESSAGES } from '@ventanilla/domain/cases/messages/messages'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { layOutMail } from '../../adapters/mail/layout.ts'
import { mailFooter } from '../../delivery.ts'
import { alarmMail } from '../../db/alarms.ts'
import { mail, type MessagePayload, sms } from '../../db/outbox.ts'
import { administratorReplaced, superadminGiven } from '../../modules/accounts/messages.ts'
import { readSettings } from '../../settings.ts'

/** Names of realistic length: a layout made for «Ana» would break. */
const NAME = 'Asociación de Usuarios del Distrito de Adecuación de Tierras del Río Coello y Cucuana'
const TOKEN = 'k'.repeat(86)
const ID = '019a1c2e-7c1b-7f6a-9d1e-5f2b8c0d4e3a'
const settings = readSettings({ PUBLIC_URL: 'https://tramites.corporacion-autonoma.example' })

/** Every message the portal writes, with long examples, rendered as the outgoing mail. */
export function everyMessage(): { id: string; payload: MessagePayload; html: string; text: string }[] {
  const ofTheAuthority = keysIn(MESSAGES).flatMap((id) => {
    const written = exampleMessage(id, MESSAGE_TEXTS[id])
    const { subject, paragraphs } = written
    const url = `${settings.publicUrl}/mis-solicitudes/ver-solicitud/${ID}#${TOKEN}`
    const action = declared(id).button ? { action: { label: written.action, url } } : {}
    return [
      ...(declared(id).mail ? [{ id, payload: mail({ subject, paragraphs, ...action }) }] : []),
      ...(declared(id).sms ? [{ id: `${id} sms`, payload: sms(written.sms) }] : []),
    ]
  })
  const order = { reason: 'Perdió el teléfono y el correo.', by: NAME }
  const ofTheProgram = [
    { id: 'administratorReplaced', payload: administratorReplaced(NAME, 'Rosa Elvira Cuéllar Prada', order) },
    { id: 'superadminGiven', payload: superadminGiven(NAME, order) },
    {
      id: 'alarm',
      payload: alarmMail(settings.publicUrl, {
        title: 'Se escribieron demasiados códigos de firma equivocados con una cuenta',
        paragraphs: [`La cuenta es de ${NAME}.`],
        href: `/usuario/1/${ID}`,
      }),
    },
  ]
  const sender = { name: settings.authority.name, primaryColor: settings.authority.primaryColor }
  return [...ofTheAuthority, ...ofTheProgram].map((one) => {
    const { title, paragraphs, action } = one.payload
    return {
      ...one,
      ...layOutMail({ title, paragraphs, action, footer: mailFooter(settings.authority) }, sender),
    }
  })
}
