import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { livingPostmaster } from '../../apps/api/src/adapters/postgres/postmaster.ts'

export type Victim = 'api' | 'postmaster' | 'backend'

/** The real server as a process of its own, made to die. */
export interface Prey {
  readonly origin: string
  /** everything that it wrote */
  readonly output: string[]
  /** kills with SIGKILL; false when there was nothing to kill at that moment */
  kill(victim: Victim): Promise<boolean>
  /** starts the API process again if it died, and waits until the server says that it serves; milliseconds */
  revive(): Promise<number>
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))
const PATIENCE_MS = 120_000

export function startPrey(port: number, dataDir: string, env: Readonly<Record<string, string>>): Prey {
  const origin = `http://127.0.0.1:${port}`
  const output: string[] = []
  let child: ChildProcess | undefined
  const start = (): void => {
    const next = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'off', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    next.stdout?.on('data', (text: Buffer) => output.push(text.toString()))
    next.stderr?.on('data', (text: Buffer) => output.push(text.toString()))
    child = next
  }
  const dead = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null
  const healthy = async (): Promise<boolean> => {
    try {
      return (await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(10_000) })).status === 200
    } catch {
      return false
    }
  }
  return {
    origin,
    output,
    async kill(victim) {
      if (victim === 'api') {
        if (child === undefined || dead()) return false
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
        return true
      }
      const postmaster = livingPostmaster(join(dataDir, 'postgres'))
      if (postmaster === null) return false
      const pid = victim === 'postmaster' ? postmaster.pid : someBackendOf(postmaster.pid)
      if (pid === null) return false
      try {
        process.kill(pid, 'SIGKILL')
        return true
      } catch {
        return false
      }
    },
    async revive() {
      const began = performance.now()
      if (dead()) start()
      while (!(await healthy())) {
        if (performance.now() - began > PATIENCE_MS)
          throw new Error(`El servidor no volvió: ${output.slice(-20).join('')}`)
        // a start that lost a race against the dying database ends with a sentence; a service manager starts it again
        if (dead()) start()
        await pause(100)
      }
      return performance.now() - began
    },
    async stop() {
      if (child === undefined || dead()) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Any process of the database but the postmaster: a connection, the writer, the checkpointer. */
function someBackendOf(postmaster: number): number | null {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  const pid = Number(children[Math.floor(Math.random() * children.length)])
  return pid > 1 ? pid : null
}
