import { codeOf } from '@ventanilla/domain/kernel/thrown'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running server, from its pid file. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

const fileOf = (folder: string): string => join(folder, 'postmaster.pid')

/** The server running on a cluster folder, ours or left by a killed process; null without one. */
export function livingPostmaster(folder: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(fileOf(folder), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Math.abs(Number(lines[0]))
  if (!Number.isInteger(pid) || pid < 2 || !isServerOf(pid, folder)) return null
  return { pid, port: Number(lines[3] ?? 0), ready: (lines[7] ?? '').trim() === 'ready' }
}

/** Removes a pid file without a living server: PostgreSQL would not start if another program has the number. */
export function dropStalePidFile(folder: string): void {
  if (livingPostmaster(folder) === null) rmSync(fileOf(folder), { force: true })
}

/**
 * Stops the server of a folder and waits for its end: first politely (running transactions are rolled back),
 * after `patience` milliseconds at once (the next start replays the log; nothing acknowledged is lost).
 */
export async function stopPostmaster(folder: string, patience = 15_000): Promise<void> {
  for (const [signal, wait] of [
    ['SIGINT', patience],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const server = livingPostmaster(folder)
    if (server === null) return
    if (!send(server.pid, signal)) return
    for (let waited = 0; waited < wait; waited += 20) {
      if (!isServerOf(server.pid, folder)) return
      await pause(20)
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
    throw error
  }
}

function isServerOf(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  try {
    if (readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) return false
    // a server works inside its data folder; any other program with the same number does not
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return process.platform !== 'linux'
  }
}
