import { LITERAL_IDS } from './allowed.ts'
import { type Finding, lineOf, type Source } from './source.ts'

const CATALOG = /^packages\/catalog\/src\/(workflows|acts)\/(?!.*\.(test|testkit|testdata)\.)[^.]+\.ts$/
/** What runs for people, outside the catalogue: mechanisms find steps and acts by what they declare. */
const MECHANISM =
  /^(apps|packages\/(?!catalog\/))(?!.*(\/testing\/|\.(test|testkit|testdata|screens)\.)).*\.tsx?$/

/**
 * Ids of steps and acts written in mechanisms. A file can have as many as `LITERAL_IDS` still allows it, and the
 * list shrinks with the file: an allowance above the count is an error too.
 */
export function checkLiteralIds(
  sources: readonly Source[],
  allowed: Readonly<Record<string, number>> = LITERAL_IDS,
): Finding[] {
  const ids = new Set(
    sources
      .filter(({ path }) => CATALOG.test(path))
      .flatMap(({ code }) =>
        [...code.matchAll(/\bid: '([A-Z]{2,4}-\d{2}[A-Z]?|[A-Z]{3,}(?:_[A-Z]+)*)'/g)].map(
          ([, id]) => id ?? '',
        ),
      ),
  )
  // a tree without a catalogue has no ids to name
  if (ids.size === 0) return []
  const found = new Map<string, { readonly id: string; readonly line: number }[]>()
  for (const source of sources) {
    if (!MECHANISM.test(source.path)) continue
    const named = [...source.code.matchAll(/(['"`])([A-Z][A-Z0-9_-]+)\1/g)]
      .filter(([, , id]) => ids.has(id ?? ''))
      .map((match) => ({ id: match[2] ?? '', line: lineOf(source.text, match.index) }))
    if (named.length > 0) found.set(source.path, named)
  }
  return [...new Set([...found.keys(), ...Object.keys(allowed)])].flatMap((path): Finding[] => {
    const named = found.get(path) ?? []
    const most = allowed[path] ?? 0
    const finding = (line: number, message: string): Finding => ({
      rule: 'literal-id',
      path,
      line,
      message,
      severity: 'error',
    })
    if (named.length > most)
      return named
        .slice(most)
        .map(({ id, line }) => finding(line, `'${id}': let the step or act declare what this asks of it`))
    return named.length < most
      ? [finding(1, `names ${named.length} ids, and LITERAL_IDS still allows ${most}: lower it`)]
      : []
  })
}
