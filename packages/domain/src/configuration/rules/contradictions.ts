import type { Contradiction } from '../kind.ts'

export const quoted = (text: string): string => `«${text}»`
export const error = (about: string, sentence: string, keys: readonly string[]): Contradiction => ({
  severity: 'error',
  about,
  sentence,
  keys,
})
export const warning = (about: string, sentence: string, keys: readonly string[]): Contradiction => ({
  severity: 'aviso',
  about,
  sentence,
  keys,
})

/** Items that share something, in groups of two and more. */
export function shared<Content>(
  items: Iterable<readonly [string, Content]>,
  of: (content: Content) => string | null,
): readonly (readonly [what: string, keys: readonly string[]])[] {
  const groups = new Map<string, string[]>()
  for (const [key, content] of items) {
    const what = of(content)
    if (what === null) continue
    const group = groups.get(what)
    if (group === undefined) groups.set(what, [key])
    else group.push(key)
  }
  return [...groups].filter(([, keys]) => keys.length > 1)
}

export interface Listed {
  readonly name: string
  readonly active: boolean
}
