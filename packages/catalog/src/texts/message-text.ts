/** Words of a message, as its kind keeps them. */
export interface MessageText {
  readonly subject: string
  readonly body: string
  readonly action: string
  readonly sms: string
}

/** A mail, with the label of its button where it has one. */
export const mail = (subject: string, paragraphs: readonly string[], action = ''): MessageText => ({
  subject,
  body: paragraphs.join('\n'),
  action,
  sms: '',
})

/** A text message. */
export const sms = (text: string): MessageText => ({ subject: '', body: '', action: '', sms: text })
