import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { SHELL } from './browser.ts'

/** A system program that some checks need, and the Debian packages that provide it. */
interface Need {
  readonly packages: readonly string[]
  readonly present: () => boolean
  readonly without: string
  /** only for `test:all` */
  readonly deep?: true
}

const inPath = (program: string): boolean =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  )

const serverPresent = (): boolean =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) =>
    existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
  )

const NEEDS: readonly Need[] = [
  {
    packages: ['chromium-headless-shell'],
    present: () => existsSync(SHELL) || process.env['CHROMIUM'] !== undefined,
    without: 'every check in a real browser, unless there is another Chromium',
  },
  {
    packages: ['postgresql'],
    present: serverPresent,
    without: 'the checks on a PostgreSQL server of one’s own',
  },
  {
    packages: ['poppler-utils'],
    present: () => inPath('pdfsig'),
    without: 'reading PDF text and signatures back',
  },
  { packages: ['qpdf'], present: () => inPath('qpdf'), without: 'the structure check of PDF files' },
  { packages: ['openssl'], present: () => inPath('openssl'), without: 'the independent check of signatures' },
  {
    packages: ['softhsm2', 'opensc'],
    present: () => inPath('softhsm2-util') && inPath('pkcs11-tool'),
    without: 'the seal in a real token',
  },
  {
    packages: ['clamav-daemon'],
    present: () => inPath('clamd'),
    without: 'the antivirus adapter on a real daemon',
  },
  {
    packages: ['default-jre-headless', 'libpdfbox2-java', 'libactivation-java', 'libjaxb-api-java'],
    present: () => inPath('java') && existsSync('/usr/share/java/pdfbox2.jar'),
    without: 'PDFBox Preflight for PDF/A',
  },
  {
    packages: ['libengine-pkcs11-openssl'],
    present: () => spawnSync('openssl', ['engine', 'pkcs11'], { stdio: 'ignore' }).status === 0,
    without: 'a request for a certificate that a token signs',
    deep: true,
  },
  {
    packages: ['pgbouncer'],
    present: () => inPath('pgbouncer'),
    without: 'a real pooler before the database',
    deep: true,
  },
  {
    packages: ['sqlmap'],
    present: () => inPath('sqlmap'),
    without: 'sqlmap over every call',
    deep: true,
  },
  {
    packages: ['wapiti'],
    present: () => inPath('wapiti'),
    without: 'wapiti over every call that reads',
    deep: true,
  },
]

/**
 * Installs the Debian packages that checks need, where that is possible (root on Debian or a derivative), and
 * returns one line for each group of checks that must be left out.
 */
export async function installNeeds(say: (line: string) => void, all: boolean): Promise<string[]> {
  const missing = (): readonly Need[] =>
    NEEDS.filter((need) => (all || need.deep !== true) && !need.present())
  const wanted = missing().flatMap((need) => need.packages)
  if (wanted.length > 0 && process.getuid?.() === 0 && inPath('apt-get')) {
    say(`installing ${wanted.join(', ')}`)
    const ready = await apt('update')
    // one by one: a package missing from this release must not block the others
    for (const need of missing()) {
      if (!(await apt('install', '--no-install-recommends', '-y', ...need.packages)) && ready) {
        say(`apt-get could not install ${need.packages.join(', ')}`)
      }
    }
  }
  return missing().map((need) => `${need.packages.join(', ')} not here: left out ${need.without}`)
}

/** Whether a command of apt-get succeeded. */
function apt(...args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 400_000,
    })
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}
