import { z } from 'zod'
import { wordProblems } from '../../cases/messages/check-words.ts'
import type { Fault } from '../../kernel/problem.ts'
import { declaredLetter, isLetterId, type LetterWords } from '../../workflow/letters/declared-letters.ts'
import { LONGEST } from '../lengths.ts'
import { line, text } from '../parts.ts'

/** Words of a letter that the program proposes. */
export const letterWords = z.strictObject({
  order: z.int().min(0).max(1_000_000),
  subject: line(LONGEST.subject),
  body: text(LONGEST.messageBody),
})

/** What is wrong with the words of the letter of this key: as of a mail without a button. */
export function letterProblems({ subject, body }: LetterWords, key: string): readonly Fault[] {
  if (!isLetterId(key)) return [{ path: '', message: 'El portal no escribe ninguna carta con esta clave.' }]
  const declared = { ...declaredLetter(key), mail: true, sms: false, button: false }
  return wordProblems(declared, { subject, body, action: '', sms: '' })
}
