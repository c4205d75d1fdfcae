import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Programs that `npm start`, `npm run backup` … run (tools/launcher.mjs). */
export type Program = 'start' | 'backup' | 'restore' | 'verify' | 'admin'
const fileOf = (program: Program): string =>
  `${ROOT}${program === 'start' ? 'apps/demo/src/main.ts' : `tools/${program}.ts`}`

export interface Running {
  readonly child: ChildProcess
  /** output of both streams so far */
  said(): string
  /** resolves once the output matches; rejects with the whole output if the program ends first */
  hears(pattern: RegExp): Promise<void>
  /** exit code, null after a signal */
  readonly ended: Promise<number | null>
}

/**
 * Runs a program of the product as an operator does, with these settings and nothing else of our environment.
 */
export function run(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Running {
  const child = spawn(process.execPath, [fileOf(program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (text += piece.toString()))
  return {
    child,
    said: () => text,
    ended,
    hears: (pattern) =>
      new Promise((done, fail) => {
        const look = (): void => {
          if (pattern.test(text)) done()
        }
        for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
        void ended.then((code) =>
          pattern.test(text)
            ? done()
            : fail(new Error(`${program} ended with ${code} and never said ${pattern}: ${text}`)),
        )
        look()
      }),
  }
}

/** Runs a program to its end. */
export async function ran(
  program: Program,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const running = run(program, args, env)
  return { code: await running.ended, said: running.said() }
}
