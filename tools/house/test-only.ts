import { TEST_ONLY } from './allowed.ts'
import { type Finding, lineOf, type Source } from './source.ts'

/** Files of packages whose exports the product is expected to use. */
const PACKAGE = /^packages\/[^/]+\/src\/(?!.*\/generated\/).*\.tsx?$/
/** Checks of the product and the programs that run them. Tools of operators and the demonstration are users. */
const CHECKS =
  /\.(?:test|testkit|testdata|setup|e2e)\.tsx?$|\/testing\/|^(?:e2e|bench)\/|^tools\/(?:house|faults|how-to)\//

const NAMED =
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s*from\s*(['"])([^'"\n]+)\2/g
const LOADED = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g
const EXPORT =
  /^export\s+(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type)\s+(\w+)/gm
/** Any name: the whole file is imported. */
const ALL = '*'

/** Names that files import from each file. */
function namesFrom(sources: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { code, imports } of sources) {
    const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]))
    const add = (specifier: string, names: readonly string[]): void => {
      const target = targets.get(specifier)
      if (target) found.set(target, new Set([...(found.get(target) ?? []), ...names]))
    }
    for (const [, inner, , specifier = ''] of code.matchAll(NAMED))
      add(specifier, inner?.split(',').map((one) => one.trim().replace(/^type\s+|\s+as\s.*$/g, '')) ?? [ALL])
    for (const [, , specifier = ''] of code.matchAll(LOADED)) add(specifier, [ALL])
  }
  return found
}

const names = (found: ReadonlyMap<string, ReadonlySet<string>>, path: string, name: string): boolean =>
  found.get(path)?.has(name) === true || found.get(path)?.has(ALL) === true

const usesItself = (bare: string, name: string): boolean =>
  bare.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length > 2

/**
 * Exports of packages that only tests name. Such a rule protects nobody, although its tests pass: the product
 * must call it, or it goes. Exports that nobody names at all are found by `npm test -- --only=dead`.
 */
export function checkTestOnly(sources: readonly Source[]): Finding[] {
  const byProduct = namesFrom(sources.filter(({ path }) => !CHECKS.test(path)))
  const byChecks = namesFrom(sources.filter(({ path }) => CHECKS.test(path)))
  return sources.flatMap(({ path, bare }): Finding[] => {
    if (!PACKAGE.test(path) || CHECKS.test(path)) return []
    const excepted = new Set(
      TEST_ONLY.filter((exception) => exception.path === path).flatMap((exception) => exception.names),
    )
    const report = (line: number, message: string): Finding => ({
      rule: 'test-only',
      path,
      line,
      message,
      severity: 'error',
    })
    const onlyTested = [...bare.matchAll(EXPORT)].flatMap(({ index, 1: name = '' }) =>
      names(byChecks, path, name) && !names(byProduct, path, name) && !usesItself(bare, name)
        ? [{ name, line: lineOf(bare, index) }]
        : [],
    )
    const tested = new Set(onlyTested.map(({ name }) => name))
    return [
      ...onlyTested
        .filter(({ name }) => !excepted.has(name))
        .map(({ name, line }) =>
          report(line, `only tests name ${name}: call it, move it beside them as a testkit, or remove it`),
        ),
      ...[...excepted]
        .filter((name) => !tested.has(name))
        .map((name) => report(1, `${name} no longer needs its exception in tools/house/allowed.ts`)),
    ]
  })
}
