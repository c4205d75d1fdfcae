import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMPILED = fileURLToPath(new URL('../../.cache/node', import.meta.url))

/** A program that is killed and started again. */
export interface Program {
  /** how findings call it */
  readonly name: string
  readonly dead: () => boolean
  readonly pid: () => number | undefined
  readonly start: () => void
  /** whether it serves */
  readonly serves: () => Promise<boolean>
  /** by SIGKILL; false: it was dead already */
  readonly kill: () => Promise<boolean>
  /** in order */
  readonly end: () => Promise<void>
  /** the last that it wrote */
  readonly said: () => string
}

export function program(of: {
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** is asked whether it serves, and `sound` judges the status of the answer */
  readonly address: string
  readonly sound: (status: number) => boolean
  /** what it sends over its channel */
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
        // compiled code is kept between starts, as the launcher does: a start takes half the work
        env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...of.env },
        // the channel ends with the driver, and the program with it; Ctrl-C in a terminal reaches the driver alone
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
