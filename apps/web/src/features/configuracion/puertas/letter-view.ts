import { declaredLetter, isLetterId } from '@ventanilla/domain/workflow/letters/declared-letters'
import { writtenLetter } from '@ventanilla/domain/workflow/letters/written-letter'
import type { Content } from './door.ts'
import type { ItemView } from './item-view.ts'

const textIn = (content: Content, name: string): string => {
  const value = content[name]
  return typeof value === 'string' ? value : ''
}

/** The preview of a letter, with the examples of its variables. */
export const LETTER_VIEW: ItemView = {
  has: () => true,
  preview(content, key) {
    if (!isLetterId(key)) return null
    const variables = Object.entries(declaredLetter(key).variables)
    const { subject, body } = writtenLetter(
      { subject: textIn(content, 'subject'), body: textIn(content, 'body') },
      Object.fromEntries(variables.map(([name, { example }]) => [name, example])),
    )
    return {
      mail: { subject, paragraphs: body === '' ? [] : body.split('\n'), action: null },
      sms: null,
      variables: variables.map(([name, { says, example }]) => ({ name, says, example })),
    }
  },
}
