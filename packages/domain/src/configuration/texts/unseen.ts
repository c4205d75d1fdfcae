import type { Fault } from '../../kernel/problem.ts'

/**
 * Signs that nobody sees and that change what a text is: controls, zero-width and bidirectional signs, fillers, variation
 * selectors, separators of lines that no keyboard has, half a character, which no encoding keeps. A line feed is seen: it begins a line.
 */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

const BEFORE = 20

/** Spanish sentence that says which sign of a text nobody sees and after what it is; null: there is none. */
export function unseenIn(text: string): string | null {
  const found = UNSEEN.exec(text)
  if (found === null) return null
  const sign = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const before = text
    .slice(Math.max(0, found.index - BEFORE), found.index)
    .trim()
    .replace(/\s+/g, ' ')
  return before === ''
    ? `Empieza con un signo que no se ve (${sign}): bórrelo`
    : `Lleva un signo que no se ve (${sign}) después de «${before}»: bórrelo`
}

/** Unseen signs in the texts of a content, however deep, each with the path of its text. */
export function unseenTexts(content: unknown, path: readonly (string | number)[] = []): readonly Fault[] {
  if (typeof content === 'string') {
    const message = unseenIn(content)
    return message === null ? [] : [{ path: path.join('/'), message }]
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => unseenTexts(value, [...path, name]))
}
