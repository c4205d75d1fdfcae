// Writes THIRD_PARTY_NOTICES.md from the product's runtime packages; `--check` verifies that it is up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browserManifest, handedOn } from './supply/handed-on.ts'

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly link?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

const root = join(import.meta.dirname, '..')
const target = join(root, 'THIRD_PARTY_NOTICES.md')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Packages whose data the product includes, although it does not run them (tools/common-passwords.ts). */
const QUOTED = new Set(['node_modules/@zxcvbn-ts/language-common'])

const handed = handedOn(lock, browserManifest(root))
const used = Object.entries(lock.packages)
  .filter(([path]) => handed.has(path) || QUOTED.has(path))
  .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))
  .sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version ?? '').localeCompare(b.version ?? '', 'en'),
  )

/**
 * Unchanged licence texts, each once, with the packages that include it. Packages of one platform only are
 * listed, not opened.
 */
function texts(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of used) {
    if (one.os !== undefined || one.cpu !== undefined) continue
    let names: string[]
    try {
      names = readdirSync(join(root, one.path))
    } catch {
      continue
    }
    const files = names
      .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name) && !name.endsWith('.js'))
      .sort()
    for (const file of files) {
      const text = readFileSync(join(root, one.path, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim()
      found.set(text, [...(found.get(text) ?? []), `${one.name} ${one.version}`])
    }
  }
  return found
}

const lines = [
  '# Third-party notices',
  '',
  'Ventanilla runs with the packages below. Each keeps its own licence. This file is written by `tools/notices.ts`.',
  '',
  'The embedded PostgreSQL (PostgreSQL License) brings ICU (Unicode License), OpenSSL, libxml2, libxslt, zlib, liblzma and',
  'OSSP uuid. The Node.js binary (MIT) brings its own list of components. Map tiles come from OpenStreetMap contributors',
  '(ODbL) unless another source is set.',
  '',
  'PDFium in @hyzyla/pdfium (BSD-3-Clause, Copyright The PDFium Authors) brings Anti-Grain Geometry, FreeType, libjpeg-turbo,',
  'OpenJPEG, Little CMS, libpng, zlib, ICU and Abseil, each under its own permissive licence.',
  '',
  '| Package | Version | Licence |',
  '|---|---|---|',
  ...new Set(used.map((one) => `| ${one.name} | ${one.version} | ${one.license ?? 'see its text'} |`)),
  '',
  '## Licence texts',
  '',
]
for (const [text, packages] of texts()) {
  lines.push(
    `### ${[...new Set(packages)].join(', ')}`,
    '',
    '```text',
    text.replaceAll('```', "'''"),
    '```',
    '',
  )
}
const wanted = lines.join('\n')

if (process.argv.includes('--check')) {
  let present = ''
  try {
    present = readFileSync(target, 'utf8')
  } catch {
    // no file yet: not up to date
  }
  if (present !== wanted) {
    console.log('THIRD_PARTY_NOTICES.md is not up to date: run npm run notices')
    process.exitCode = 1
  }
} else {
  writeFileSync(target, wanted)
  console.log(`${used.length} packages`)
}
