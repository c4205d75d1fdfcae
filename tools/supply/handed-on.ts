import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package's entry in a lock file. */
export interface Locked {
  readonly version?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>
}
type Manifest = Readonly<
  Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
>

export const browserManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'apps', 'web', 'package.json'), 'utf8')) as Manifest

/** Browser packages that the build bundles: distributed with the product, although only building needs them. */
function bundled(lock: Lock, manifest: Manifest): Set<string> {
  const building = /^(@types\/|@vitejs\/|@ventanilla\/|vite$|postcss)/
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const found = new Set<string>()
  const visit = (name: string, from: string): void => {
    // npm looks in the nearest node_modules first
    let base = from
    for (;;) {
      const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`
      const entry = lock.packages[path]
      if (entry !== undefined) {
        if (found.has(path) || entry.link) return
        found.add(path)
        for (const next of Object.keys(entry.dependencies ?? {})) visit(next, path)
        return
      }
      if (base === '') return
      base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : ''
    }
  }
  for (const name of names) if (!building.test(name)) visit(name, 'apps/web')
  return found
}

/**
 * Packages distributed with the product, on the server or in a browser: place in the lock file to
 * `name@version`.
 */
export function handedOn(lock: Lock, manifest: Manifest): ReadonlyMap<string, string> {
  const inBrowser = bundled(lock, manifest)
  return new Map(
    Object.entries(lock.packages)
      .filter(
        ([path, { dev, link }]) =>
          path.includes('node_modules/') && link !== true && (dev !== true || inBrowser.has(path)),
      )
      .map(([path, { version = '' }]) => [
        path,
        `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
      ]),
  )
}

/** A lock file with the fields that npm needs to write a bill of materials. */
export interface ProductLock extends Lock {
  readonly name: string
  readonly version: string
  readonly lockfileVersion: number
}

/** The lock file reduced to the product's packages. */
export function productOnly(lock: ProductLock, handed: ReadonlyMap<string, string>): ProductLock {
  const packages = Object.entries(lock.packages).flatMap(([place, entry]): [string, Locked][] => {
    // peer types of a package are for compiling only
    const { peerDependencies: _, ...own } = entry
    if (entry.link === true || handed.has(place)) return [[place, own]]
    if (place.includes('node_modules/')) return []
    // a manifest of our own: drops its build and test tools, unless a browser gets them
    const tools = Object.entries(entry.devDependencies ?? {}).filter(([name]) =>
      [`node_modules/${name}`, `${place}/node_modules/${name}`].some((at) => place !== '' && handed.has(at)),
    )
    return [[place, { ...own, devDependencies: Object.fromEntries(tools) }]]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
