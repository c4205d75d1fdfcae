import { exampleMessage } from '@ventanilla/domain/cases/messages/example-message'
import { declared, isMessageId } from '@ventanilla/domain/cases/messages/messages'
import { config } from '../../../client/config.ts'
import type { Content } from './door.ts'
import type { ItemView } from './item-view.ts'

const textIn = (content: Content, name: string): string => {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}

/** The data and the preview of a message, by its declaration. */
export const MESSAGE_VIEW: ItemView = {
  has(key, name) {
    if (!isMessageId(key)) return true
    const { mail, button, sms } = declared(key)
    if (name === 'sms') return sms
    if (name === 'action') return button
    return name === 'order' || mail
  },
  preview(content, key) {
    if (!isMessageId(key)) return null
    const { mail, button, sms, variables } = declared(key)
    const {
      subject,
      paragraphs,
      action,
      sms: text,
    } = exampleMessage(key, {
      subject: textIn(content, 'subject'),
      body: textIn(content, 'body'),
      action: textIn(content, 'action'),
      sms: textIn(content, 'sms'),
    })
    const url = `${config.publicUrl}/mis-solicitudes`
    return {
      mail: mail ? { subject, paragraphs, action: button ? { label: action, url } : null } : null,
      sms: sms ? text : null,
      variables: Object.entries(variables).map(([name, { says, example }]) => ({ name, says, example })),
    }
  },
}
