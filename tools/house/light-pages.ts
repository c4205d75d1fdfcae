import type { Finding, Source } from './source.ts'

/** Packages that no guest downloads, and why. */
const HEAVY: readonly { readonly name: RegExp; readonly why: string }[] = [
  {
    name: /^(react-aria(-components)?|react-stately)(\/|$)/,
    why: 'its menu alone adds 45 kB; public pages have native pieces',
  },
  { name: /^@tiptap\//, why: 'only officials write acts' },
  { name: /^leaflet(\/|$)/, why: 'a map loads where one is looked at' },
]

/** What every page begins with, the light build of the public pages, and the layout of guests. */
const FIRST =
  /^apps\/web\/src\/(main\.ts|app\/(start\.ts|light\/.*\.tsx?|layouts\/auth-layout\.tsx))$(?<!\.test\.tsx?)/
/** Tables of screens; those that the first download holds are the ones for guests. */
const TABLE = /\.screens\.ts$/
const LOADED = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g

/**
 * Files that a guest downloads without pressing anything, each with the chain of imports that leads to it.
 * Other calls of `import()` end a chain: what they load comes when it is needed.
 */
export function filesOfGuests(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const chains = new Map<string, readonly string[]>(
    sources.filter(({ path }) => FIRST.test(path)).map(({ path }) => [path, [path]]),
  )
  // grows while it is walked: the shortest chain of each file comes first
  for (const [path, chain] of chains) {
    const source = byPath.get(path)
    if (source === undefined) continue
    const { code, imports } = source
    const add = (target: string, through: readonly string[]): void => {
      if (!chains.has(target)) chains.set(target, [...through, target])
    }
    for (const { target, typeOnly, dynamic } of imports)
      if (target !== null && !typeOnly && !dynamic) add(target, chain)
    if (!TABLE.test(path)) continue
    const screens = new Set([...code.matchAll(LOADED)].map(([, , specifier]) => specifier))
    for (const { specifier, target } of imports)
      if (target !== null && screens.has(specifier)) add(target, [])
  }
  return chains
}

/** Heavy packages that come with the first download or with a screen for guests. */
export function checkLightPages(sources: readonly Source[]): Finding[] {
  const chains = filesOfGuests(sources)
  return sources.flatMap(({ path, imports }): Finding[] => {
    const chain = chains.get(path)
    if (chain === undefined) return []
    return imports.flatMap(({ specifier, line, target, typeOnly, dynamic }) => {
      const heavy = HEAVY.find(({ name }) => name.test(specifier))
      return heavy === undefined || target !== null || typeOnly || dynamic
        ? []
        : [
            {
              rule: 'light-pages',
              path,
              line,
              message: `${specifier} reaches guests by ${chain.join(' → ')}: load it with import() (${heavy.why})`,
              severity: 'error' as const,
            },
          ]
    })
  })
}
