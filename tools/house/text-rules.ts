import { excepted, LONG_FILES } from './allowed.ts'
import { PATTERNS, PROGRAM } from './patterns.ts'
import { commentsOf, type Finding, lineOf, type Source } from './source.ts'

const VAGUE = /^(utils?|helpers?|common|misc)$|[-.](utils?|helpers?)$/i

/** Rules decided file by file: names, barrels, length and forbidden text. */
export function checkTexts(sources: readonly Source[]): Finding[] {
  const findings: Finding[] = []
  for (const source of sources) {
    const report = (
      rule: string,
      line: number,
      message: string,
      severity: Finding['severity'] = 'error',
    ): void => void findings.push({ rule, path: source.path, line, message, severity })
    const segments = source.path.split('/').map((segment) => segment.replace(/(\.(test|d))?\.\w+$/, ''))
    if (/^(packages|apps|e2e|bench|tools)\//.test(source.path)) {
      const vague = segments.find((segment) => VAGUE.test(segment))
      if (vague !== undefined) report('vague-name', 1, `name it after what it does, not ${vague}`)
    }
    if (PROGRAM.test(source.path)) {
      if (segments.at(-1) === 'index') report('barrel', 1, 'import from the file itself, not from an index')
      else if (isBarrel(source)) report('barrel', 1, 'a file that only passes on other files')
    }
    if (!excepted(LONG_FILES, source.path) && PROGRAM.test(source.path)) {
      const lines = source.text.split('\n').length - 1
      if (lines > 400) report('length', 1, `${lines} lines; 400 is the limit`)
      else if (lines > 250) report('length', 1, `${lines} lines; could it be two rooms?`, 'warning')
    }
    if (source.path === 'package-lock.json') continue
    for (const { rule, where, view, pattern, message, unless } of PATTERNS) {
      if (!where.test(source.path)) continue
      for (const match of (view === 'comments' ? commentsOf(source) : source[view]).matchAll(pattern)) {
        if (unless?.(source, match.index)) continue
        report(rule, lineOf(source.text, match.index), `${match[0].trim()}: ${message}`)
      }
    }
  }
  return findings
}

function isBarrel(source: Source): boolean {
  const rest = source.code.replace(
    /\bexport\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?/g,
    '',
  )
  return rest.trim() === '' && /\bexport\b/.test(source.code)
}

/**
 * Versions are pinned exactly, because npm otherwise picks others silently; and the lock file names no host.
 */
export function checkManifests(sources: readonly Source[]): Finding[] {
  const findings: Finding[] = []
  for (const source of sources) {
    if (/(^|\/)package\.json$/.test(source.path)) {
      const manifest = JSON.parse(source.text) as Record<string, Record<string, string> | undefined>
      for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
        for (const [name, version] of Object.entries(manifest[group] ?? {})) {
          if (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue
          findings.push({
            rule: 'unpinned',
            path: source.path,
            line: 1,
            message: `${name}@${version}`,
            severity: 'error',
          })
        }
      }
    }
    if (source.path === 'package-lock.json') {
      const at = source.text.search(/"resolved": "https?:/)
      if (at >= 0) {
        const line = lineOf(source.text, at)
        findings.push({
          rule: 'registry',
          path: source.path,
          line,
          message: 'the lock file names a host',
          severity: 'error',
        })
      }
    }
  }
  return findings
}
