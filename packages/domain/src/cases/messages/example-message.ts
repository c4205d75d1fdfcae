import { type MessageId, MESSAGES } from './messages.ts'
import { type MessageWords, writtenMessage, type WrittenMessage } from './written-message.ts'

/** A message with the examples of its variables. */
export function exampleMessage(id: MessageId, words: MessageWords): WrittenMessage {
  const { variables } = MESSAGES[id]
  return writtenMessage(
    words,
    Object.fromEntries(Object.entries(variables).map(([name, { example }]) => [name, example])),
  )
}
