import type { MessageId } from '@ventanilla/domain/cases/messages/messages'
import { ABSENCE_TEXTS } from './absence-messages.ts'
import { ACCOUNT_TEXTS } from './account-messages.ts'
import { CASE_TEXTS } from './case-messages.ts'
import { LETTER_TEXTS } from './letter-messages.ts'
import { REPORT_TEXTS } from './report-messages.ts'
import type { MessageText } from './message-text.ts'

/** Words of every message that the product ships; one without words does not compile. */
export const MESSAGE_TEXTS: Readonly<Record<MessageId, MessageText>> = {
  ...ACCOUNT_TEXTS,
  ...CASE_TEXTS,
  ...LETTER_TEXTS,
  ...ABSENCE_TEXTS,
  ...REPORT_TEXTS,
}
