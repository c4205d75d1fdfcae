import { type Finding, lineOf, type Source } from './source.ts'

const CATALOG = /^packages\/catalog\/src\/(workflows|acts)\/(?!.*\.(test|testkit|testdata)\.)[^.]+\.ts$/
/**
 * What runs for people, outside the catalogue: mechanisms find steps and acts by what they declare. Scenarios of the
 * demonstration name particular ones.
 */
const MECHANISM =
  /^(apps\/(?!demo\/src\/scenarios\/)|packages\/(?!catalog\/))(?!.*(\/testing\/|\.(test|testkit|testdata|screens)\.)).*\.tsx?$/

/** Ids of steps and acts, and beginnings of step ids, written in mechanisms. */
export function checkLiteralIds(sources: readonly Source[]): Finding[] {
  const ids = new Set(
    sources
      .filter(({ path }) => CATALOG.test(path))
      .flatMap(({ code }) =>
        [...code.matchAll(/\bid: '([A-Z]{2,4}-\d{2}[A-Z]?|[A-Z]{3,}(?:_[A-Z]+)*)'/g)].map(
          ([, id]) => id ?? '',
        ),
      ),
  )
  const named = new Set([...ids, ...[...ids].flatMap((id) => /^[A-Z]{2,4}-(?=\d)/.exec(id) ?? [])])
  return sources.flatMap((source): Finding[] =>
    MECHANISM.test(source.path)
      ? [...source.code.matchAll(/(['"`])([A-Z][A-Z0-9_-]+)\1/g)]
          .filter(([, , id]) => named.has(id ?? ''))
          .map((match) => ({
            rule: 'literal-id',
            path: source.path,
            line: lineOf(source.text, match.index),
            message: `'${match[2] ?? ''}': let the step or act declare what this asks of it`,
            severity: 'error',
          }))
      : [],
  )
}
