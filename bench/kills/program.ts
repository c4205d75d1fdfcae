import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMPILED = fileURLToPath(new URL('../../.cache/node', import.meta.url))

/** A program that is killed and started again. */
export interface Program {
  /** its name in findings */
  readonly name: string
  readonly dead: () => boolean
  readonly pid: () => number | undefined
  readonly start: () => void
  /** whether it serves */
  readonly serves: () => Promise<boolean>
  /** by SIGKILL; false: it was already dead */
  readonly kill: () => Promise<boolean>
  /** orderly shutdown */
  readonly end: () => Promise<void>
  /** its latest output */
  readonly said: () => string
}

export function program(of: {
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** polled to see whether it serves; `sound` judges the status of the response */
  readonly address: string
  readonly sound: (status: number) => boolean
  /** receives the messages of its IPC channel */
  readonly hear?: ((message: unknown) => void) | undefined
}): Program {
  let said: string[] = []
  let child: ChildProcess | undefined
  const dead = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null
  const send = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> => {
    if (child === undefined || dead()) return false
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return true
  }
  return {
    name: of.name,
    dead,
    pid: () => child?.pid,
    start() {
      const next = spawn(process.execPath, [of.file, ...(of.args ?? [])], {
        // compiled code is cached between starts, as by the launcher: halves the work of a start
        env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...of.env },
        // the channel, and with it the program, ends with the driver; Ctrl-C in a terminal reaches the driver
        // alone
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      })
      const keep = (text: Buffer): void => void (said = [...said.slice(-40), text.toString()])
      next.stdout?.on('data', keep)
      next.stderr?.on('data', keep)
      if (of.hear !== undefined) next.on('message', of.hear)
      child = next
    },
    async serves() {
      try {
        const { status, body } = await fetch(of.address, { signal: AbortSignal.timeout(10_000) })
        await body?.cancel()
        return of.sound(status)
      } catch {
        return false
      }
    },
    kill: () => send('SIGKILL'),
    end: async () => void (await send('SIGTERM')),
    said: () => said.join(''),
  }
}
