import { isLetterId, type LetterWords } from '@ventanilla/domain/workflow/letters/declared-letters'
import { LETTER_WORDS } from './letters.ts'

/** Words that the product ships of a letter; undefined: it ships no such letter. */
export const shippedLetter = (id: string): LetterWords | undefined =>
  isLetterId(id) ? LETTER_WORDS[id] : undefined
