/**
 * Paths of keys that a response carries and its schema dropped: a zod schema silently removes unknown keys.
 * `sent`: the handler's body, `known`: the parsed one; undefined values are not sent.
 */
export function undeclared(sent: unknown, known: unknown, at = ''): string[] {
  if (typeof sent !== 'object' || sent === null || sent instanceof Date) return []
  if (Array.isArray(sent))
    return [
      ...new Set(
        sent.flatMap((one, i) => undeclared(one, Array.isArray(known) ? known[i] : undefined, `${at}[]`)),
      ),
    ]
  // transformed by the schema, which therefore declares it
  if (typeof known !== 'object' || known === null) return []
  return Object.entries(sent).flatMap(([key, value]) => {
    if (value === undefined) return []
    const path = at === '' ? key : `${at}.${key}`
    return Object.hasOwn(known, key) ? undeclared(value, Reflect.get(known, key), path) : [path]
  })
}
