import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MARK } from './any-text.ts'
import type { Target } from './targets.ts'

/** What a scanner says that it found, one line each, and what it said altogether. */
export interface Scan {
  readonly found: readonly string[]
  readonly said: string
}

/** A scanner that hangs ends; how long it takes is bounded by what it is asked to try, not by the clock. */
const LONGEST_MS = 20 * 60_000

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ventanilla-escaner-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a program to its end and answers what it wrote; a program that fails is an error with its last words. */
function run(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd: folder,
      // neither may find the settings of whoever runs the tests, nor leave any behind
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

/** A log of requests as Burp writes it, which is how sqlmap reads many of any method and body at once. */
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

/** sqlmap takes a path that it has seen for done, whatever the method: the second of a path goes into another run. */
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
 * Tries SQL into each marked text. Techniques are those that are quick: a condition that changes the answer (B) and an error
 * that tells something (E), at the first level. By hand, and for hours: `--technique=BEUST --level=5 --risk=3`, which adds
 * unions, stacked statements, waits, cookies and headers, on a portal that may be thrown away.
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
      // what sqlmap itself took back when it looked twice: an answer that differed by what the tries before had changed
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
 * Tries statements, commands, paths, markup, foreign addresses and broken header lines into the queries of addresses, for one
 * person or nobody. What judges headers alone is left to tests of our own, and waits (`blindsql`) to a quiet machine. By hand:
 * `-m all --level 2` without limits of time.
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
