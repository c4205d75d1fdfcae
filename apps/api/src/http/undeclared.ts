/**
 * Paths of what an answer carries and its schema dropped when it read it: a schema of Zod says nothing of keys that it
 * does not know. `sent` as the handler gave it, `known` as the schema returned it; undefined is not sent.
 */
export function undeclared(sent: unknown, known: unknown, at = ''): string[] {
  if (typeof sent !== 'object' || sent === null || sent instanceof Date) return []
  if (Array.isArray(sent))
    return [
      ...new Set(
        sent.flatMap((one, i) => undeclared(one, Array.isArray(known) ? known[i] : undefined, `${at}[]`)),
      ),
    ]
  // read as something else than it was sent: the schema transforms it, and knows it
  if (typeof known !== 'object' || known === null) return []
  return Object.entries(sent).flatMap(([key, value]) => {
    if (value === undefined) return []
    const path = at === '' ? key : `${at}.${key}`
    return Object.hasOwn(known, key)
      ? undeclared(value, (known as Record<string, unknown>)[key], path)
      : [path]
  })
}
