import { filled } from '../../kernel/placeholders.ts'
import type { LetterWords } from './declared-letters.ts'

/** A letter with its values. A variable without a value leaves neither a blank nor an empty paragraph behind. */
export function writtenLetter(
  { subject, body }: LetterWords,
  values: Readonly<Record<string, string>>,
): LetterWords {
  const fill = (text: string): string => filled(text, values).replace(/ {2,}/g, ' ').trim()
  return {
    subject: fill(subject),
    body: body
      .split('\n')
      .flatMap((line) => fill(line) || [])
      .join('\n'),
  }
}
