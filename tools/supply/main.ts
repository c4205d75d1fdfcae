// Checks the product's supply chain: advisories about it, as far as the registry responds, and its bill of
// materials (CycloneDX) in `dist/sbom.cdx.json`. One line for each fault; `left out: …` where the registry did
// not respond.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACCEPTED } from './accepted.ts'
import { browserManifest, handedOn, type ProductLock, productOnly } from './handed-on.ts'
import { type Bill, judgeAudit, judgeBill, named } from './judge.ts'

const root = join(import.meta.dirname, '..', '..')

/** JSON output of npm; its exit code adds nothing to the JSON. */
function npm(cwd: string, ...args: readonly string[]): unknown {
  const { stdout, stderr, error } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    timeout: 90_000,
    maxBuffer: 1e8,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return { message: error?.message ?? stderr.trim().slice(-400) }
  }
}

/**
 * The bill of distributed packages, from manifests and a lock file that name nothing else: npm's own
 * `--omit=dev` also removes packages that a test of ours names (first of all the server and the database's
 * driver), and without it npm fails on tools.
 */
function billOf(lock: ProductLock, handed: ReadonlyMap<string, string>): Bill {
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-sbom-'))
  try {
    const product = productOnly(lock, handed)
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(product))
    for (const [place, entry] of Object.entries(product.packages)) {
      if (place.includes('node_modules/')) continue
      mkdirSync(join(folder, place), { recursive: true })
      writeFileSync(join(folder, place, 'package.json'), JSON.stringify(entry))
    }
    return npm(folder, 'sbom', '--sbom-format=cyclonedx', '--package-lock-only') as Bill
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const today = new Date().toISOString().slice(0, 10)
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as ProductLock
const handed = handedOn(lock, browserManifest(root))
const report = npm(root, 'audit', '--json', '--fetch-retries=1', '--fetch-timeout=20000')
const bill = named(billOf(lock, handed), lock.name)
const lines = [...judgeAudit(report, handed, ACCEPTED, today), ...judgeBill(bill, new Set(handed.values()))]
const target = join(root, 'dist')
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
for (const line of lines) console.log(line)
if (lines.some((line) => !line.startsWith('left out: '))) process.exitCode = 1
