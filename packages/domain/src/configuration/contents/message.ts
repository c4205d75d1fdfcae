import { z } from 'zod'
import { wordProblems } from '../../cases/messages/check-words.ts'
import { declared, isMessageId } from '../../cases/messages/messages.ts'
import type { MessageWords } from '../../cases/messages/written-message.ts'
import type { Fault } from '../../kernel/problem.ts'
import { LONGEST } from '../lengths.ts'
import { lineOrNothing, textOrNothing } from '../parts.ts'

/** Words of a message that the program sends. */
export const messageWords = z.strictObject({
  order: z.int().min(0).max(1_000_000),
  subject: lineOrNothing(LONGEST.subject),
  body: textOrNothing(LONGEST.messageBody),
  action: lineOrNothing(LONGEST.button),
  sms: lineOrNothing(LONGEST.sms),
})

/** What is wrong with the words of the message of this key. */
export const messageProblems = (words: MessageWords, key: string): readonly Fault[] =>
  isMessageId(key)
    ? wordProblems(declared(key), words)
    : [{ path: '', message: 'El portal no envía ningún mensaje con esta clave.' }]
