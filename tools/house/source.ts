import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/** One file of the tree, read once. Paths are relative to the root, with slashes. */
export interface Source {
  readonly path: string
  readonly text: string
  /** text with comments blanked, same length and lines */
  readonly code: string
  /** code with the insides of strings blanked too */
  readonly bare: string
  readonly imports: readonly Import[]
}

export interface Import {
  readonly specifier: string
  readonly line: number
  /** erased at run time */
  readonly typeOnly: boolean
  /** loaded when its place in the code is reached */
  readonly dynamic: boolean
  /** path of the imported file when it is ours, null for a package */
  readonly target: string | null
}

export interface Finding {
  readonly rule: string
  readonly path: string
  readonly line: number
  readonly message: string
  readonly severity: 'error' | 'warning'
}

const SKIPPED = new Set([
  'node_modules',
  '.git',
  'dist',
  'data',
  '.cache',
  'test-results',
  'playwright-report',
  'coverage',
])
const TEXTUAL =
  /\.(ts|tsx|mjs|js|cjs|json|sql|md|css|html|yml|yaml|sh|svg|txt|toml|conf)$|(^|\/)(\.npmrc|\.gitignore|Dockerfile|NOTICE|LICENSE|run)$/

/** Reads every text file under a root except installed, built or stored ones. */
export function readTree(root: string): Source[] {
  const found: Source[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue
      // hidden folders are private scratch, except the one that continuous integration runs
      if (entry.isDirectory() && entry.name.startsWith('.') && entry.name !== '.ci') continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile() && TEXTUAL.test(path)) found.push(readSource(root, path))
    }
  }
  visit(root)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function readSource(root: string, absolute: string): Source {
  const text = readFileSync(absolute, 'utf8')
  const path = relative(root, absolute).replaceAll('\\', '/')
  if (path.endsWith('.sql')) {
    const code = text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length))
    return { path, text, code, bare: code, imports: [] }
  }
  if (path.endsWith('.css')) {
    const code = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    return { path, text, code, bare: code, imports: [] }
  }
  if (!/\.(ts|tsx|mjs|js)$/.test(path)) return { path, text, code: text, bare: text, imports: [] }
  const { code, bare } = blank(text)
  return { path, text, code, bare, imports: importsOf(root, absolute, code, bare) }
}

/** The comments of a file, all else blanked: same length and lines. */
export function commentsOf({ text, code }: Pick<Source, 'text' | 'code'>): string {
  return text.replace(/[^\n]/g, (character, at: number) => (character === code[at] ? ' ' : character))
}

/** Blanks comments, and separately also the insides of strings, keeping every position. */
export function blank(text: string): { code: string; bare: string } {
  const code = [...text.split('')]
  const bare = [...code]
  const wipe = (target: string[], from: number, to: number): void => {
    for (let k = from; k < to; k++) if (target[k] !== '\n') target[k] = ' '
  }
  // depth of braces inside each open template substitution
  const templates: number[] = []
  let i = 0
  const skipTemplate = (from: number): number => {
    let k = from
    while (k < text.length && text[k] !== '`') {
      if (text[k] === '\\') k++
      else if (text[k] === '$' && text[k + 1] === '{') {
        templates.push(0)
        wipe(bare, from, k)
        return k + 2
      }
      k++
    }
    wipe(bare, from, k)
    return k + 1
  }
  while (i < text.length) {
    const c = text[i]
    const next = text[i + 1]
    if (c === '/' && (next === '/' || next === '*')) {
      const end = next === '/' ? text.indexOf('\n', i) : text.indexOf('*/', i + 2) + 2
      const to = end <= 1 ? text.length : end
      wipe(code, i, to)
      wipe(bare, i, to)
      i = to
    } else if (c === "'" || c === '"') {
      let k = i + 1
      while (k < text.length && text[k] !== c && text[k] !== '\n') k += text[k] === '\\' ? 2 : 1
      wipe(bare, i + 1, k)
      i = k + 1
    } else if (c === '`') i = skipTemplate(i + 1)
    else if (c === '/' && startsRegex(bare, i)) {
      let k = i + 1
      let inClass = false
      while (k < text.length && text[k] !== '\n' && (inClass || text[k] !== '/')) {
        if (text[k] === '\\') k++
        else if (text[k] === '[') inClass = true
        else if (text[k] === ']') inClass = false
        k++
      }
      wipe(bare, i + 1, k)
      i = k + 1
    } else {
      if (templates.length > 0 && c === '{') templates[templates.length - 1]! += 1
      if (templates.length > 0 && c === '}') {
        if (templates.at(-1) === 0) {
          templates.pop()
          i = skipTemplate(i + 1)
          continue
        }
        templates[templates.length - 1]! -= 1
      }
      i++
    }
  }
  return { code: code.join(''), bare: bare.join('') }
}

// after a value a slash divides; after an operator or a keyword it opens a regular expression
function startsRegex(bare: readonly string[], at: number): boolean {
  let k = at - 1
  while (k >= 0 && (bare[k] === ' ' || bare[k] === '\n')) k--
  const before = bare[k] ?? ''
  if (before === '' || '(,=:[!&|?{};+-*%~^>'.includes(before)) return !(before === '>' && bare[k - 1] !== '=')
  const word = /[a-z]+$/.exec(bare.slice(Math.max(0, k - 10), k + 1).join(''))?.[0]
  return word === 'return' || word === 'typeof' || word === 'case' || word === 'of' || word === 'in'
}

const STATIC = /\b(import|export)\s+(type\s+)?((?:[\w*$\s,{}]|\bas\b)*?)\s*\bfrom\s*(['"])([^'"\n]+)\4/g
const BARE = /\bimport\s*(['"])([^'"\n]+)\1/g
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g

function importsOf(root: string, file: string, code: string, bare: string): Import[] {
  const found: Import[] = []
  const add = (at: number, specifier: string, typeOnly: boolean, dynamic = false): void => {
    // a match that begins inside a string is text, not an import
    if (!bare.startsWith(code.slice(at, at + 6), at)) return
    const line = lineOf(code, at)
    found.push({ specifier, line, typeOnly, dynamic, target: resolveOwn(root, file, specifier) })
  }
  for (const match of code.matchAll(STATIC)) {
    const names = match[3] ?? ''
    const inner = /^\s*\{([^}]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    const allTypes =
      inner !== undefined && inner.length > 0 && inner.every((name) => name.startsWith('type '))
    add(match.index, match[5] ?? '', match[2] !== undefined || allTypes)
  }
  for (const match of code.matchAll(BARE)) add(match.index, match[2] ?? '', false)
  for (const match of code.matchAll(DYNAMIC)) {
    // erased in a type: `typeof import('x')`, `import('x').Y`
    const erased =
      /\btypeof\s+$/.test(code.slice(Math.max(0, match.index - 12), match.index)) ||
      /^\s*\)\.[A-Z]/.test(code.slice(match.index + match[0].length, match.index + match[0].length + 8))
    add(match.index, match[2] ?? '', erased, !erased)
  }
  return found
}

export function lineOf(text: string, at: number): number {
  let line = 1
  for (let k = 0; k < at; k++) if (text[k] === '\n') line++
  return line
}

const groupOf = (name: string): string => (name === 'api' || name === 'demo' ? 'apps' : 'packages')

function resolveOwn(root: string, file: string, specifier: string): string | null {
  const workspace = /^@ventanilla\/(domain|catalog|contract|api|demo)\/(.+)$/.exec(specifier)
  const base = workspace
    ? join(root, groupOf(workspace[1] ?? ''), workspace[1] ?? '', 'src', workspace[2] ?? '')
    : specifier.startsWith('.')
      ? resolve(dirname(file), specifier.replace(/\?.*$/, ''))
      : null
  if (base === null) return null
  const candidates = [base, `${base}.ts`, `${base}.tsx`]
  const existing =
    candidates.find((path) => existsSync(path) && statSync(path).isFile()) ?? candidates[workspace ? 1 : 0]
  return relative(root, existing ?? base).replaceAll('\\', '/')
}
