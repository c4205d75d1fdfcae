import { type Finding, lineOf, type Source } from './source.ts'

const MANIFEST = /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/
const REASONS = /^docs\/decisions\/[^/]+\.md$/
/** Ours, and types, which come with the library that they describe. */
const EXEMPT = /^@(?:ventanilla|types)\//

const GROUPS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Manifest = Partial<Record<(typeof GROUPS)[number], Record<string, string>>>

/** Browser code is bundled, so its libraries are development packages of their workspace. */
const delivers = (path: string, group: (typeof GROUPS)[number]): boolean =>
  group !== 'devDependencies' || path === 'apps/web/package.json'

/** Libraries of the product that no page of docs/decisions names as code. */
export function checkLibraryReasons(sources: readonly Source[]): Finding[] {
  const named = new Set(
    sources
      .filter(({ path }) => REASONS.test(path))
      .flatMap(({ text }) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '')),
  )
  return sources
    .filter(({ path }) => MANIFEST.test(path))
    .flatMap(({ path, text }): Finding[] => {
      // npm reads it with this shape
      const manifest = JSON.parse(text) as Manifest
      return GROUPS.filter((group) => delivers(path, group))
        .flatMap((group) => Object.keys(manifest[group] ?? {}))
        .filter((name) => !EXEMPT.test(name) && !named.has(name))
        .map((name) => ({
          rule: 'library-reason',
          path,
          line: lineOf(text, text.indexOf(`"${name}":`)),
          message: `${name}: docs/decisions names it nowhere; say in own-code.md why this library`,
          severity: 'error',
        }))
    })
}
