import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram } from '../servers/programs.ts'

export interface Ran {
  readonly status: number
  readonly output: string
}

/** A temporary folder of files, for programs that read paths. */
export interface Scratch {
  readonly folder: string
  put(name: string, content: Buffer | string): string
  remove(): void
}

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-pdf-'))
  return {
    folder,
    put(name, content) {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Runs a program; returns its exit code and all its output. */
export function run(program: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  return { status: status ?? -1, output: `${stdout}${stderr}` }
}

export const has = {
  poppler:
    hasProgram('pdfsig') && hasProgram('pdftotext') && hasProgram('pdffonts') && hasProgram('pdftoppm'),
  qpdf: hasProgram('qpdf'),
  openssl: hasProgram('openssl'),
}

const JARS = ['preflight', 'pdfbox2', 'xmpbox', 'fontbox2', 'commons-logging', 'javax.activation', 'jaxb-api']
const jars = JARS.map((name) => `/usr/share/java/${name}.jar`)
/** PDFBox Preflight of Debian: `default-jre-headless libpdfbox2-java libactivation-java libjaxb-api-java`. */
export const hasPreflight = hasProgram('java') && jars.every((jar) => existsSync(jar))

export function preflight(path: string): Ran {
  return run('java', '-cp', jars.join(':'), 'org.apache.pdfbox.preflight.Validator_A1b', path)
}

/** Objects of a PDF by number, parsed by qpdf. */
export function objectsOf(path: string): Record<string, Record<string, unknown>> {
  const json = JSON.parse(
    execFileSync('qpdf', ['--json=2', '--json-key=qpdf', path], { encoding: 'utf8', maxBuffer: 1 << 29 }),
  ) as { qpdf: [unknown, Record<string, { value?: unknown; stream?: { dict: unknown } }>] }
  return Object.fromEntries(
    Object.entries(json.qpdf[1]).map(([name, object]) => [
      name,
      (object.value ?? object.stream?.dict ?? {}) as Record<string, unknown>,
    ]),
  )
}

/** Object changes between two revisions: keys of changed objects, types of new ones. */
export function revisionDiff(
  before: string,
  after: string,
): { changed: string[]; added: string[]; removed: string[] } {
  const a = objectsOf(before)
  const b = objectsOf(after)
  const changed = new Set<string>()
  const added: string[] = []
  for (const [name, value] of Object.entries(b)) {
    const old = a[name]
    if (old === undefined) {
      added.push(String(value['/Type'] ?? (value['/Fields'] === undefined ? '?' : '/AcroForm')))
      continue
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(value)])) {
      const bookkeeping = name === 'trailer' && (key === '/Prev' || key === '/Size')
      if (!bookkeeping && JSON.stringify(old[key]) !== JSON.stringify(value[key])) changed.add(key)
    }
  }
  return {
    changed: [...changed].sort(),
    added: added.sort(),
    removed: Object.keys(a).filter((name) => !(name in b)),
  }
}

/** The CMS of the nth signature and the exact bytes it covers. */
export function signatureOf(pdf: Buffer, index: number): { cms: Buffer; covered: Buffer } {
  const text = pdf.toString('latin1')
  const match = [...text.matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)][index]
  if (match === undefined) throw new Error(`No signature ${index}`)
  const [from, to, rest] = match.slice(1).map(Number) as [number, number, number]
  const hex = text.slice(from + 1, to - 1)
  const der = Buffer.from(hex, 'hex')
  // the rest of the reserved space is zeros; a DER length marks the end of the CMS
  const length = 4 + der.readUInt16BE(2)
  return {
    cms: der.subarray(0, length),
    covered: Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, to + rest)]),
  }
}

/** A page as PNG, like a scan of a printed page. */
export function pagePng(path: string, page: number, dpi: number): Buffer {
  const out = `${path}-${page}`
  execFileSync('pdftoppm', [
    '-r',
    String(dpi),
    '-f',
    String(page),
    '-l',
    String(page),
    '-png',
    '-singlefile',
    path,
    out,
  ])
  return readFileSync(`${out}.png`)
}

export function pageCount(path: string): number {
  return Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path).output)?.[1])
}
