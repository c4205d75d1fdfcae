import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Result of one part of the test run. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface Run {
  readonly code: number
  readonly output: string
}

const running = new Set<ChildProcess>()

/** Ends all running programs; called when the user stops the test run. */
export function stopAll(): void {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Runs a Node program of node_modules or of ours to its end. `shown` streams its output; a program that exceeds
 * `minutes` is stopped and counts as failed, so that a run always ends.
 */
export function runNode(
  args: readonly string[],
  options: { shown: boolean; env?: NodeJS.ProcessEnv; minutes?: number },
): Promise<Run> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: join(import.meta.dirname, '..', '..'),
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.shown ? 'inherit' : 'pipe', options.shown ? 'inherit' : 'pipe'],
    })
    running.add(child)
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const limit = setTimeout(() => child.kill('SIGKILL'), (options.minutes ?? 15) * 60_000)
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      done({ code: code ?? 1, output })
    })
  })
}

/** A tool that finds faults: no fault is one passed check, otherwise every fault is a failed one. */
export function asFindings(run: Run, faults: number): Outcome {
  if (run.code === 0) return { passed: 1, failed: 0, skipped: 0 }
  return { passed: 0, failed: Math.max(1, faults), skipped: 0 }
}

/**
 * Passes `work` the name of a report file for its program to write; returns the parsed report (null if it wrote
 * none).
 */
export async function withReport(
  work: (file: string) => Promise<Run>,
): Promise<{ run: Run; report: unknown }> {
  const folder = mkdtempSync(join(tmpdir(), 'ventanilla-report-'))
  const file = join(folder, 'report.json')
  try {
    const run = await work(file)
    let report: unknown = null
    try {
      report = JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      // the program ended before it could write: its exit code shows it
    }
    return { run, report }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
