import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCasts } from './casts.ts'
import { checkLibraryReasons } from './library-reasons.ts'
import { checkLengths } from './lengths.ts'
import { checkLightPages } from './light-pages.ts'
import { checkLiteralIds } from './literal-ids.ts'
import { checkRooms } from './rooms.ts'
import { type Finding, readTree } from './source.ts'
import { checkTestOnly } from './test-only.ts'
import { checkManifests, checkTexts } from './text-rules.ts'
import { checkCycles, checkDeclared, checkFloors, checkZones } from './zones.ts'

/** Every breach of the house rules under a root, errors first. Reads only; takes well under a second. */
export function checkHouse(root: string): Finding[] {
  const sources = readTree(root)
  const groups = new Map<string, { production: Set<string>; development: Set<string> } | null>()
  const declared = (workspace: string): { production: Set<string>; development: Set<string> } | null => {
    if (!groups.has(workspace)) groups.set(workspace, declaredIn(root, workspace))
    return groups.get(workspace) ?? null
  }
  return [
    ...checkZones(sources),
    ...checkFloors(sources),
    ...checkCycles(sources),
    ...checkRooms(sources),
    ...checkDeclared(sources, declared),
    ...checkTexts(sources),
    ...checkLengths(sources),
    ...checkLiteralIds(sources),
    ...checkLightPages(sources),
    ...checkCasts(sources),
    ...checkTestOnly(sources),
    ...checkManifests(sources),
    ...checkLibraryReasons(sources),
  ].sort((a, b) => a.severity.localeCompare(b.severity) || a.path.localeCompare(b.path) || a.line - b.line)
}

function declaredIn(
  root: string,
  workspace: string,
): { production: Set<string>; development: Set<string> } | null {
  const file = join(root, workspace, 'package.json')
  if (!existsSync(file)) return null
  type Manifest = Partial<Record<'name' | 'dependencies' | 'devDependencies', Record<string, string>>>
  const own = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const outer = join(root, 'package.json')
  const shared = existsSync(outer) ? (JSON.parse(readFileSync(outer, 'utf8')) as Manifest) : {}
  return {
    // a workspace can always import itself
    production: new Set([...Object.keys(own.dependencies ?? {}), String(own.name)]),
    development: new Set([
      ...Object.keys(own.devDependencies ?? {}),
      ...Object.keys(shared.devDependencies ?? {}),
    ]),
  }
}
