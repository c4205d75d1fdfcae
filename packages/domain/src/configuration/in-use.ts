import type { Finding } from './between.ts'
import type { KindId } from './kinds.ts'

/** How many of something there are, with its words: «3 tareas abiertas». */
interface Counted {
  /** null: they could not be counted in time */
  readonly count: number | null
  readonly one: string
  readonly many: string
}

export const countedWords = ({ count, one, many }: Counted): string =>
  count === null ? `${many} (no se alcanzaron a contar)` : `${count} ${count === 1 ? one : many}`

interface Offered {
  readonly active?: unknown
  readonly offered?: unknown
}
const isOffered = (content: Offered | null): boolean =>
  content !== null && content.active !== false && content.offered !== false

/** Whether a change takes from people what they could choose until now. `null`: the item is not in force. */
export const stopsBeingOffered = (before: Offered | null, after: Offered | null): boolean =>
  isOffered(before) && !isOffered(after)

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1) ?? ''}`

/**
 * Warning for who retires or deactivates something in use; null: nothing uses it. The number is in the sentence and
 * not in the identity: it changes between the look and the publication, and who accepted the one accepted the other.
 */
export function inUseWarning(item: {
  readonly kind: KindId
  readonly key: string
  readonly title: string
  readonly uses: readonly Counted[]
  /** what becomes of what uses it; Spanish sentence */
  readonly after: string
}): Finding | null {
  const { kind, key, title, after } = item
  const uses = item.uses.filter(({ count }) => count !== 0)
  if (uses.length === 0) return null
  return {
    id: `${kind}:en-uso:${key}`,
    severity: 'aviso',
    sentence: `«${title}» está en uso: ${listed(uses.map(countedWords))}. ${after}`,
    items: [{ kind, key }],
  }
}
