import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARK } from './any-text.ts'
import type { Target } from './targets.ts'

/** A scanner's findings, one line each, and its full output. */
export interface Scan {
  readonly found: readonly string[]
  readonly said: string
}

/** Kills a hung scanner; the amount of work, not this deadline, bounds a normal run. */
const LONGEST_MS = 20 * 60_000

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ventanilla-escaner-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a program and returns its output; throws with its last output if it fails. */
function run(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      // isolates the scanner from the user's own settings, and leaves none behind
      env: { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
    child.on('error', fail)
    child.on('close', (code) => {
      clearTimeout(limit)
      if (code === 0) done(said)
      else fail(new Error(`${program} ended with ${code}: ${said.slice(-2000)}`))
    })
  })
}

const wireHeaders = (origin: string, target: Target): string[] => [
  `Host: ${new URL(origin).host}`,
  'Accept: application/json',
  ...(target.token === null ? [] : [`Authorization: Bearer ${target.token}`]),
  ...(target.body === null ? [] : ['Content-Type: application/json']),
]

const LINE = '='.repeat(54)

/** A request log in Burp's format, from which sqlmap reads many requests of any method and body at once. */
const logOf = (origin: string, targets: readonly Target[]): string =>
  targets
    .map((target) =>
      [
        LINE,
        `12:00:00  ${origin}  [127.0.0.1]`,
        LINE,
        `${target.method} ${target.url} HTTP/1.1`,
        ...wireHeaders(origin, target),
        '',
        ...(target.body === null ? [] : [target.body]),
        LINE,
        '',
      ].join('\n'),
    )
    .join('\n\n')

/** sqlmap skips a path it has seen, whatever the method: the second request of a path needs another run. */
function apart(targets: readonly Target[]): readonly (readonly Target[])[] {
  const rounds: Target[][] = []
  for (const target of targets) {
    const path = target.url.split('?')[0]?.replaceAll(MARK, '')
    const round = rounds.find((one) =>
      one.every((other) => other.url.split('?')[0]?.replaceAll(MARK, '') !== path),
    )
    if (round === undefined) rounds.push([target])
    else round.push(target)
  }
  return rounds
}

/**
 * Injects SQL into each marked text, with the quick techniques: a condition that changes the response (B) and
 * an error that reveals something (E), at the first level. By hand, for hours, on a disposable portal:
 * `--technique=BEUST --level=5 --risk=3`, which adds unions, stacked statements, waits, cookies and headers.
 */
export const sqlmap = (origin: string, targets: readonly Target[]): Promise<Scan> =>
  inFolder(async (folder) => {
    const found: string[] = []
    let said = ''
    for (const [at, round] of apart(targets.filter(({ places }) => places > 0)).entries()) {
      const log = join(folder, `peticiones-${at}.txt`)
      const results = join(folder, `hallazgos-${at}.csv`)
      await writeFile(log, logOf(origin, round))
      said += await run(
        'sqlmap',
        [
          ...['-l', log, '--results-file', results, '--output-dir', join(folder, `salida-${at}`)],
          ...[
            '--batch',
            '--ignore-stdin',
            '--disable-coloring',
            '--ignore-code=*',
            '--retries=0',
            '--timeout=20',
          ],
          ...['--dbms=PostgreSQL', '--technique=BE', '--level=1', '--risk=1'],
        ],
        folder,
      )
      const [, ...rows] = (await readFile(results, 'utf8').catch(() => '')).split('\n')
      // skips findings sqlmap withdrew on its second look: the response differed by what earlier tries had
      // changed
      found.push(
        ...rows.filter((row) => row.trim() !== '' && !row.includes('false positive or unexploitable')),
      )
    }
    return { found, said }
  })

interface Flaw {
  readonly method: string
  readonly path: string
  readonly info: string
  readonly parameter: string
}

/**
 * Injects statements, commands, paths, markup, foreign addresses and broken header lines into query parameters,
 * for one user or an anonymous one. Header checks are left to our own tests, and waits (`blindsql`) to a quiet
 * machine. By hand: `-m all --level 2` without time limits.
 */
export const wapiti = (origin: string, urls: readonly string[], token: string | null): Promise<Scan> =>
  inFolder(async (folder) => {
    const list = join(folder, 'direcciones.txt')
    const report = join(folder, 'informe.json')
    await writeFile(list, `${urls.map((url) => `${origin}${url}`).join('\n')}\n`)
    const said = await run(
      'wapiti',
      [
        ...['-u', `${origin}/api/`, '--scope', 'domain', '-s', list, '-d', '0', '-S', 'insane', '-t', '20'],
        ...['-m', 'sql,exec,file,crlf,redirect,xss', '--max-attack-time', '40'],
        ...['--flush-session', '--store-session', folder, '--store-config', folder, '--no-bugreport'],
        ...['-v', '0', '-f', 'json', '-o', report, '-H', 'Accept: application/json'],
        ...(token === null ? [] : ['-H', `Authorization: Bearer ${token}`]),
      ],
      folder,
    )
    const written = (await readdir(folder)).includes('informe.json')
    if (!written) throw new Error(`wapiti wrote no report: ${said.slice(-2000)}`)
    const { vulnerabilities, anomalies } = JSON.parse(await readFile(report, 'utf8')) as Record<
      'vulnerabilities' | 'anomalies',
      Record<string, readonly Flaw[]>
    >
    const found = [vulnerabilities, anomalies].flatMap((kinds) =>
      Object.entries(kinds).flatMap(([kind, flaws]) =>
        flaws.map(({ method, path, parameter, info }) => `${kind}: ${method} ${path} ${parameter}: ${info}`),
      ),
    )
    return { found, said }
  })
