import { createHash } from 'node:crypto'

/** Canonical JSON with sorted keys: equal data always yields the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )
}

/**
 * Hash of one link of a case's history. SQL computes the same:
 * `encode(sha256(convert_to(prev || E'\n' || seq || E'\n' || type || E'\n' || actor || E'\n' || at || E'\n' || body, 'UTF8')), 'hex')`
 * with `at` as ISO text in UTC with milliseconds.
 */
export function linkHash(
  prev: string,
  seq: number,
  type: string,
  actor: string,
  at: string,
  body: string,
): string {
  return createHash('sha256').update(`${prev}\n${seq}\n${type}\n${actor}\n${at}\n${body}`).digest('hex')
}

export interface Link {
  readonly seq: number
  readonly type: string
  readonly actor_id: string
  readonly at: Date
  readonly body: string
  readonly hash: string
}

/**
 * `seq` of the first link whose hash does not follow from the
 * previous one; null when the chain is intact and ends at `head`.
 */
export function firstBrokenLink(
  links: readonly Link[],
  head: { readonly seq: number; readonly hash: string },
): number | null {
  let prev = ''
  let expected = 1
  for (const link of links) {
    const hash = linkHash(prev, link.seq, link.type, link.actor_id, link.at.toISOString(), link.body)
    if (link.seq !== expected || link.hash !== hash) return link.seq
    prev = hash
    expected += 1
  }
  return head.seq === links.length && head.hash === prev ? null : links.length
}
