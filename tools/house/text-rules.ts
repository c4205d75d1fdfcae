import { excepted, LONG_FILES, MACHINE_CLOCK } from './allowed.ts'
import { type Finding, lineOf, type Source } from './source.ts'

interface Pattern {
  readonly rule: string
  readonly where: RegExp
  /** the view of the file that is searched */
  readonly view: 'text' | 'code' | 'bare'
  readonly pattern: RegExp
  readonly message: string
  readonly unless?: (source: Source, at: number) => boolean
}

const PROGRAM = /\.(ts|tsx|mjs)$/
/** Product code: no tests, no code used only by tests, and no demonstration. */
const PRODUCT = /^(apps|packages)\/(?!demo\/)(?!.*(\/testing\/|\.(test|testkit)\.)).*\.(ts|tsx|mjs)$/
// this folder and its planted violations contain the forbidden text
const OWN = /^tools\/house\//

/** Whether the line, or the line above, has an explanation. */
function explained(source: Source, at: number): boolean {
  const line = lineOf(source.text, at)
  const lines = source.text.split('\n')
  const comment = /\/\/\s*\S.{5,}|\/\*.{5,}/
  return comment.test(lines[line - 1] ?? '') || comment.test(lines[line - 2] ?? '')
}

function commentAbove(source: Source, at: number): boolean {
  return /^\s*(\/\/|\*|\/\*\*).{5,}/.test(source.text.split('\n')[lineOf(source.text, at) - 2] ?? '')
}

const clockAllowed = (source: Source): boolean => excepted(MACHINE_CLOCK, source.path)

const PATTERNS: readonly Pattern[] = [
  {
    rule: 'clock',
    where: PROGRAM,
    view: 'bare',
    pattern: /\bDate\.now\s*\(|\bnew\s+Date\b\s*(\(\s*\)|(?!\s*\())|(?<![.\w])Date\(\)/g,
    message: 'take the time from deps.clock',
    unless: clockAllowed,
  },
  {
    rule: 'clock',
    where: PROGRAM,
    view: 'code',
    pattern:
      /(?<![.\w-])(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)(?!\s*[:{=])|\bcurrent_(date|timestamp)\b|\blocaltimestamp\b/gi,
    message: 'pass the instant into the statement',
    unless: (source, at) => clockAllowed(source) || source.bare.startsWith(source.code.slice(at, at + 3), at),
  },
  {
    rule: 'clock',
    where: /^(apps|packages)\/.*\.sql$/,
    view: 'code',
    pattern:
      /\b(now|clock_timestamp|statement_timestamp)\s*\(\s*\)|\bcurrent_(date|timestamp)\b|\blocaltimestamp\b/gi,
    message: 'pass the instant into the statement',
  },
  {
    // for unguessable values: codes, tokens, keys
    rule: 'chance',
    where: PRODUCT,
    view: 'bare',
    pattern: /\bMath\.random\b/g,
    message: 'take chance from node:crypto or crypto.getRandomValues',
    unless: explained,
  },
  {
    rule: 'unchecked-tls',
    where: PRODUCT,
    view: 'bare',
    pattern: /\brejectUnauthorized\s*:\s*false\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b/g,
    message: 'a certificate that is not checked protects nothing',
    unless: explained,
  },
  {
    rule: 'shell',
    where: PRODUCT,
    view: 'bare',
    pattern: /\bshell\s*:\s*true\b|(?<![.\w])(exec|execSync)\s*\(/g,
    message: 'start a program with a list of arguments, not with a line that a shell reads',
    unless: explained,
  },
  {
    rule: 'any',
    where: PROGRAM,
    view: 'bare',
    pattern: /\bas any\b|[:<|&]\s*any\b(?!\s*[=.(])|,\s*any\s*>|\bany\[\]/g,
    message: 'say why any is needed, or use unknown',
    unless: explained,
  },
  {
    rule: 'ignored-types',
    where: PROGRAM,
    view: 'text',
    pattern: /@ts-(ignore|nocheck)/g,
    message: 'use @ts-expect-error with a reason, or mend the type',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'unreasoned',
    where: PROGRAM,
    view: 'text',
    pattern: /(@ts-expect-error|(?:ox|es)lint-disable[\w-]*(?: [\w/@-]+(?:, [\w/@-]+)*)?)[ \t]*(?=\n|\*\/)/g,
    message: 'say after -- why the rule does not hold here',
    unless: (source, at) => OWN.test(source.path) || commentAbove(source, at),
  },
  {
    rule: 'skipped-test',
    where: /\.(test|e2e|spec)\.tsx?$/,
    view: 'bare',
    pattern: /\b(it|test|describe)\.(only|todo|fixme|skip)\s*\(\s*['"`]/g,
    message: 'a test that does not run proves nothing',
  },
  {
    rule: 'unfinished',
    where: PROGRAM,
    view: 'text',
    pattern: /\b(TODO|FIXME|XXX)\b|not implemented|No implementado|Próximamente|En construcción|lorem ipsum/g,
    message: 'finish it or leave it out',
    unless: (source) => OWN.test(source.path),
  },
  {
    // a picture that arrives late and takes up space moves the button away from under the finger
    rule: 'picture-room',
    where: /^apps\/web\/.*\.tsx$/,
    view: 'text',
    pattern: /<img\b(?![^>]*\bwidth=)[^>]*>|<img\b(?![^>]*\bheight=)[^>]*>/g,
    message: 'give width and height, so that the picture has its room before it arrives',
    unless: commentAbove,
  },
  {
    // a caller's address is no key: one IPv6 household has more addresses than any limit counts
    rule: 'raw-address',
    where: /^apps\/api\/src\/(?!.*\.test\.ts$).*\.ts$/,
    view: 'bare',
    pattern: /(?<!addressGroup\()\b(request|req)\.ips?\b|\.remoteAddress\b/g,
    message: 'count and keep addressGroup(request.ip)',
  },
  {
    // Lighthouse measures a browser of its own
    rule: 'unwatched-test',
    where: /^e2e\/(?!lighthouse\.)[^/]+\.e2e\.ts$/,
    view: 'code',
    pattern: /\bimport \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/g,
    message: 'take test from steps/obeyed-policy.ts, which notices what the policy of a page blocks',
  },
  {
    rule: 'machine-path',
    where: /./,
    view: 'text',
    pattern: /(?<![\w.$})/-])\/(?:work|home\/[a-z][\w-]*|root|Users\/\w+)\/[\w.-]+/g,
    message: 'no path of one machine',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'registry',
    where: /./,
    view: 'text',
    pattern:
      /registry\.(npmjs|yarnpkg)\.\w+|\bhttps?:\/\/[\w.:-]*(verdaccio|artifactory|nexus|npm-proxy)[\w.:-]*/g,
    message: 'no registry host',
    unless: (source) => OWN.test(source.path),
  },
  {
    rule: 'authorship',
    where: /./,
    view: 'text',
    pattern:
      /\b(ChatGPT|Claude|Copilot|Anthropic|OpenAI|LLM|AI[- ](?:assistant|session|agent|generated)|subagent)\b/g,
    message: 'the text is ours',
    unless: (source) => OWN.test(source.path),
  },
]

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
      for (const match of source[view].matchAll(pattern)) {
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
