import type { Finding, Source } from './source.ts'

/** A zone and its permitted imports. Reasons: docs/decisions/running-and-checking.md. */
interface Zone {
  readonly name: string
  readonly pattern: RegExp
  /** names of zones; its own is always allowed */
  readonly may: readonly string[]
  /** packages; undefined: every package that the workspace declares */
  readonly packages?: RegExp
}

const PURE = /^(zod(\/.*)?|proj4|json-logic-js|decimal\.js|clipper2-ts)$/

const SERVER = [
  'api',
  'api/deps',
  'api/ports',
  'api/content',
  'api/http',
  'api/db',
  'api/adapters',
  'api/modules',
  'contract',
  'domain',
  'catalog',
]

const ZONES: readonly Zone[] = [
  { name: 'domain', pattern: /^packages\/domain\/src\//, may: [], packages: PURE },
  { name: 'catalog', pattern: /^packages\/catalog\/src\//, may: ['domain'], packages: /^zod$/ },
  { name: 'contract', pattern: /^packages\/contract\/src\//, may: ['domain'], packages: /^zod$/ },
  { name: 'api/http', pattern: /^apps\/api\/src\/http\//, may: ['api/db', 'contract', 'domain'] },
  { name: 'api/db', pattern: /^apps\/api\/src\/db\//, may: ['domain'] },
  { name: 'api/ports', pattern: /^apps\/api\/src\/adapters\/[^/]+\/port\.ts$/, may: ['domain'] },
  // judging bytes is pure computation: use cases can call it directly
  { name: 'api/content', pattern: /^apps\/api\/src\/adapters\/content\//, may: ['api/ports', 'domain'] },
  {
    name: 'api/adapters',
    pattern: /^apps\/api\/src\/adapters\//,
    may: ['api/ports', 'api/content', 'domain'],
  },
  {
    name: 'api/modules',
    pattern: /^apps\/api\/src\/modules\//,
    may: ['api/http', 'api/db', 'api/deps', 'api/ports', 'api/content', 'contract', 'domain', 'catalog'],
  },
  // dependencies passed to use cases: ports as types, and how they are bundled
  { name: 'api/deps', pattern: /^apps\/api\/src\/deps\.ts$/, may: ['api/db', 'domain'] },
  {
    name: 'api/testing',
    pattern: /^apps\/api\/src\/testing\//,
    // tests reach states by the stories of the demonstration
    may: [...SERVER, 'demo'],
  },
  {
    name: 'api',
    pattern: /^apps\/api\/src\//,
    may: SERVER,
  },
  // starts and uses the portal; nothing of the product knows it
  { name: 'demo', pattern: /^apps\/demo\/src\//, may: SERVER },
  {
    name: 'web/ui',
    pattern: /^apps\/web\/src\/ui\//,
    may: [],
    // which pages may have the heavy one: light-pages.ts
    packages: /^(react|react-dom|react-aria-components|@tabler\/icons-react)(\/.*)?$/,
  },
  { name: 'web/client', pattern: /^apps\/web\/src\/client\//, may: ['contract', 'domain'] },
  { name: 'web/forms', pattern: /^apps\/web\/src\/forms\//, may: ['web/ui', 'domain'] },
  // shared by features that combine forms and calls: saving a task, keeping entered text through a lost network
  {
    name: 'web/keeping',
    pattern: /^apps\/web\/src\/keeping\//,
    may: ['web/ui', 'web/client', 'web/forms', 'contract', 'domain'],
  },
  {
    name: 'web/features',
    pattern: /^apps\/web\/src\/features\//,
    may: ['web/ui', 'web/client', 'web/forms', 'web/keeping', 'contract', 'domain'],
  },
  {
    name: 'web/app',
    pattern: /^apps\/web\//,
    may: ['web/ui', 'web/client', 'web/forms', 'web/keeping', 'web/features', 'contract', 'domain'],
  },
]

const zoneOf = (path: string): Zone | undefined => ZONES.find((zone) => zone.pattern.test(path))
const isTest = (path: string): boolean => /\.(test|testkit|testdata|setup)\.tsx?$/.test(path)

// ports: modules see adapters only as types, wherever the adapter declares them, or load them when first needed
const TYPES_ALLOWED: Record<string, readonly string[]> = {
  'api/deps': ['api', 'api/http', 'api/ports', 'api/content', 'api/adapters'],
  'api/modules': ['api', 'api/adapters'],
  'api/http': ['api', 'api/deps', 'api/ports', 'api/adapters'],
  'api/db': ['api', 'api/deps'],
  'api/adapters': ['api', 'api/deps'],
  // the shape of a table of screens
  'web/features': ['web/app'],
}

/**
 * Checks imports against the table, siblings included. Tests can import from anywhere in their own application.
 */
export function checkZones(sources: readonly Source[]): Finding[] {
  const findings: Finding[] = []
  for (const source of sources) {
    const zone = zoneOf(source.path)
    if (zone === undefined || isTest(source.path)) continue
    for (const used of source.imports) {
      const report = (rule: string, message: string): void =>
        void findings.push({ rule, path: source.path, line: used.line, message, severity: 'error' })
      if (used.target === null) {
        if (used.specifier.startsWith('node:') && /^(domain|catalog|contract|web\/)/.test(zone.name)) {
          if (!/^apps\/web\/(vite\.config|build\/)/.test(source.path))
            report('zone', `${zone.name} may not use ${used.specifier}`)
        } else if (
          zone.packages &&
          !zone.packages.test(used.specifier) &&
          !used.specifier.startsWith('node:')
        ) {
          report('zone', `${zone.name} may not use the package ${used.specifier}`)
        }
        continue
      }
      const target = zoneOf(used.target)
      if (target === undefined) {
        report('zone', `${zone.name} may not import ${used.target}, which lies outside packages and apps`)
        continue
      }
      if (target.name === 'api/testing' && zone.name !== 'api/testing') {
        report('zone', `${used.target} is for tests, e2e and bench only`)
        continue
      }
      const allowed =
        target === zone ||
        zone.may.includes(target.name) ||
        ((used.typeOnly || used.dynamic) && (TYPES_ALLOWED[zone.name] ?? []).includes(target.name))
      if (!allowed) report('zone', `${zone.name} may not import ${target.name} (${used.target})`)
      const [from, to] = [roomOf(source.path), roomOf(used.target)]
      if (from !== null && to !== null && from !== to) {
        report('sibling', `${from} may not import its sibling ${to}`)
      }
    }
  }
  return findings
}

/** `modules/cases` or `features/inbox`; null elsewhere. */
function roomOf(path: string): string | null {
  return /^apps\/(?:api|web)\/src\/((?:modules|features)\/[^/]+)\//.exec(path)?.[1] ?? null
}

/** Packages that a file uses without its workspace declaring them; development ones only from tests. */
export function checkDeclared(
  sources: readonly Source[],
  declared: (
    workspace: string,
  ) => { production: ReadonlySet<string>; development: ReadonlySet<string> } | null,
): Finding[] {
  const findings: Finding[] = []
  for (const source of sources) {
    const workspace = /^(packages|apps)\/[^/]+/.exec(source.path)?.[0]
    if (workspace === undefined || !/\/src\//.test(source.path)) continue
    const known = declared(workspace)
    if (known === null) continue
    for (const used of source.imports) {
      if (
        used.specifier.startsWith('.') ||
        used.specifier.startsWith('node:') ||
        used.specifier.startsWith('virtual:')
      )
        continue
      const name = /^(@[^/]+\/[^/]+|[^/]+)/.exec(used.specifier)?.[0] ?? ''
      // browser code is bundled, so its libraries are needed only while building
      const lenient =
        workspace === 'apps/web' || used.typeOnly || isTest(source.path) || source.path.includes('/testing/')
      if (known.production.has(name) || (lenient && known.development.has(name))) continue
      findings.push({
        rule: 'undeclared',
        path: source.path,
        line: used.line,
        message: `${name} is not among the dependencies of ${workspace}`,
        severity: 'error',
      })
    }
  }
  return findings
}

/**
 * Rooms of the domain by floor: a room imports only rooms of floors below, types included. The forms, the workflow
 * and the cases have rooms of their own.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['kernel', 'faults'],
  // places without people or offices: the territory of `identity` stands on it
  ['geography'],
  ['audit', 'terms', 'identity', 'access', 'figures'],
  ['forms'],
  ['forms/kinds'],
  ['forms/filled', 'forms/checks'],
  ['places'],
  ['procedures'],
  ['fees'],
  ['acts'],
  ['workflow/definition'],
  ['workflow/diagram', 'workflow/state'],
  ['workflow/appeals', 'workflow/letters'],
  ['workflow/decision'],
  ['workflow/effects'],
  ['workflow/engine'],
  ['workflow/linked'],
  ['workflow/checks'],
  ['cases'],
  ['cases/messages'],
  ['cases/words'],
  ['cases/act-values'],
  // what is counted of all that cases have
  ['reports'],
  ['definitions'],
  // judges and compares what all the others are given
  ['configuration'],
]
const DOMAIN = 'packages/domain/src/'
/** Null outside the domain, and for a file directly in its root. */
const domainRoomOf = (path: string): string | null =>
  path.startsWith(DOMAIN)
    ? (/^((?:forms|workflow|cases)\/[^/]+|[^/]+)\//.exec(path.slice(DOMAIN.length))?.[1] ?? null)
    : null

/** Imports between rooms of the domain that do not lead to a floor below, and rooms without a floor. */
export function checkFloors(sources: readonly Source[]): Finding[] {
  const floorOf = (room: string): number => FLOORS.findIndex((rooms) => rooms.includes(room))
  return sources.flatMap((source) => {
    if (!source.path.startsWith(DOMAIN) || isTest(source.path)) return []
    const room = domainRoomOf(source.path)
    const finding = (line: number, message: string): Finding => ({
      rule: 'floor',
      path: source.path,
      line,
      message,
      severity: 'error',
    })
    if (room === null) return [finding(1, `a file directly in ${DOMAIN} has no room, and so no floor`)]
    if (floorOf(room) < 0) return [finding(1, `${room} has no floor in tools/house/zones.ts`)]
    return source.imports.flatMap(({ target, line }) => {
      const other = domainRoomOf(target ?? '')
      return other === null || other === room || floorOf(other) < floorOf(room)
        ? []
        : [finding(line, `${room} may not import ${other}, which is on no floor below`)]
    })
  })
}

/** Import cycles, types included, each reported once, at its first file. */
export function checkCycles(sources: readonly Source[]): Finding[] {
  const graph = new Map(
    sources.map((source) => [source.path, source.imports.flatMap(({ target }) => target ?? [])]),
  )
  const state = new Map<string, 'open' | 'done'>()
  const findings: Finding[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    state.set(path, 'open')
    for (const next of graph.get(path) ?? []) {
      if (state.get(next) === 'open') {
        const circle = [...trail.slice(trail.indexOf(next)), next]
        findings.push({ rule: 'cycle', path: next, line: 1, message: circle.join(' → '), severity: 'error' })
      } else if (!state.has(next) && graph.has(next)) visit(next, [...trail, next])
    }
    state.set(path, 'done')
  }
  for (const path of graph.keys()) if (!state.has(path)) visit(path, [path])
  return findings
}
