import { filled } from '../../kernel/placeholders.ts'

/** Words of a message as the authority writes them, with variables. */
export interface MessageWords {
  /** empty: it is no mail */
  readonly subject: string
  /** a paragraph in each line; empty: it is no mail */
  readonly body: string
  /** label of the button; empty: it has none */
  readonly action: string
  /** empty: it is no text message */
  readonly sms: string
}

/** A message as it is read. */
export interface WrittenMessage {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: string
  readonly sms: string
}

/** Words with their values. A variable without a value leaves neither a blank nor an empty paragraph behind. */
export function writtenMessage(
  words: MessageWords,
  values: Readonly<Record<string, string>>,
): WrittenMessage {
  const fill = (text: string): string => filled(text, values).replace(/ {2,}/g, ' ').trim()
  return {
    subject: fill(words.subject),
    paragraphs: words.body.split('\n').flatMap((line) => fill(line) || []),
    action: fill(words.action),
    sms: fill(words.sms),
  }
}
