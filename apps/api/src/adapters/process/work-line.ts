import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ProcessAnswer } from './watched-thread.ts'

/** Limits of one piece of work. */
export interface WorkLimits {
  /** resident memory of the process that does it */
  readonly memoryMb: number
  readonly seconds: number
}

/** Why work failed: its process did not start or was ended by the clock, for its memory, or by itself. */
export type WorkEnd = 'closed' | 'start' | 'time' | 'memory' | 'crash'

/** A program that does one kind of work, piece by piece, and its requirements. */
export interface Workshop<Request> {
  /** calls `watchThread` */
  readonly program: URL
  /** arguments of the program at each start, after its memory limit */
  readonly args: () => readonly string[]
  /** flags of Node */
  readonly flags: readonly string[]
  readonly limits: WorkLimits
  /** a process without work ends after so long; unset: it stays */
  readonly idleSeconds?: number
  /** Sends the process all data of the request. `send` resolves once a message was taken. */
  readonly hand: (
    request: Request,
    child: ChildProcess,
    send: (message: object) => Promise<void>,
  ) => Promise<void>
  /** error for work whose process ended; `how`: its signal or code */
  readonly ended: (end: WorkEnd, how: string) => Error
}

export interface WorkLine<Request, Answer> {
  /** Waits its turn and runs. Rejects with the error of `ended`, or with the error thrown by `hand`. */
  work(request: Request): Promise<Answer>
  /** waiting and running requests */
  length(): number
  close(): Promise<void>
}

interface Waiting<Request, Answer> {
  readonly request: Request
  readonly resolve: (answer: Answer) => void
  readonly reject: (cause: Error) => void
}

interface Worker {
  readonly child: ChildProcess
  /** false until it can work: a failure before that is not the work's fault */
  ready: boolean
  /** the process has received the work */
  begun: boolean
  overdue: boolean
}

/** Start-up allowance, on top of the limit of its first work. */
const START_SECONDS = 20

/** The process is gone; its exit event reports it. */
class Undelivered extends Error {}

/**
 * Queue for one dedicated process, started with the first request and again after each end. Requests wait here
 * and are sent one by one, so that a process that dies takes no other work with it.
 */
export function createWorkLine<Request, Answer>(shop: Workshop<Request>): WorkLine<Request, Answer> {
  const line: Waiting<Request, Answer>[] = []
  const { limits } = shop
  let current: Waiting<Request, Answer> | undefined
  let worker: Worker | undefined
  let deadline: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const start = (): Worker => {
    const child = fork(fileURLToPath(shop.program), [String(limits.memoryMb), ...shop.args()], {
      serialization: 'advanced',
      // without the server's flags and secrets; two malloc arenas instead of eight per core
      execArgv: [...shop.flags],
      env: { MALLOC_ARENA_MAX: '2' },
      // its own process group: Ctrl-C in a terminal reaches the server, which shuts it down in order
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // the first victim when the machine runs out of memory; only Linux has this file
    void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined)
    const started: Worker = { child, ready: false, begun: false, overdue: false }
    child.on('message', (answer: ProcessAnswer<Answer>) => hear(started, answer))
    child.on('error', (cause) => gone(started, cause.message))
    child.on('exit', (code, signal) => gone(started, signal ?? `código ${code}`))
    return started
  }

  /** Sends the next request. An idle process does not keep the server alive, a working one does. */
  const next = (): void => {
    if (current !== undefined) return
    current = line.shift()
    if (current === undefined) return
    clearTimeout(idle)
    const mine = current
    const doing = (worker ??= start())
    const { child } = doing
    child.ref()
    child.channel?.ref()
    doing.begun = false
    const seconds = limits.seconds + (doing.ready ? 0 : START_SECONDS)
    deadline = setTimeout(() => {
      doing.overdue = true
      child.kill('SIGKILL')
    }, seconds * 1000)
    const send = (message: object): Promise<void> =>
      new Promise((resolve, reject) => {
        child.send(message, (error) => (error === null ? resolve() : reject(new Undelivered())))
      })
    shop.hand(mine.request, child, send).catch((cause: unknown) => {
      if (cause instanceof Undelivered || doing !== worker || mine !== current) return
      // the process has received part of the data: the next request starts in a fresh one
      discard(doing)
      finished()?.reject(cause instanceof Error ? cause : new Error(String(cause)))
      next()
    })
  }

  const finished = (): Waiting<Request, Answer> | undefined => {
    clearTimeout(deadline)
    const done = current
    current = undefined
    return done
  }

  const discard = ({ child }: Worker): void => {
    worker = undefined
    child.kill('SIGKILL')
  }

  const hear = (from: Worker, said: ProcessAnswer<Answer>): void => {
    if (from !== worker) return
    if ('ready' in said) return void (from.ready = true)
    if ('begun' in said) return void (from.begun = true)
    const done = finished()
    from.child.unref()
    from.child.channel?.unref()
    if (said.worn) discard(from)
    else if (shop.idleSeconds !== undefined)
      idle = setTimeout(() => from === worker && discard(from), shop.idleSeconds * 1000).unref()
    done?.resolve(said.answer)
    next()
  }

  const gone = (which: Worker, how: string): void => {
    if (which !== worker) return
    worker = undefined
    clearTimeout(idle)
    const lost = finished()
    // an idle process can be killed from outside: work that it never began is sent to the next one
    if (lost !== undefined && which.ready && !which.begun && !which.overdue) line.unshift(lost)
    else lost?.reject(shop.ended(endOf(which, how), how))
    next()
  }

  return {
    work(request) {
      if (closed) return Promise.reject(shop.ended('closed', ''))
      return new Promise((resolve, reject) => {
        line.push({ request, resolve, reject })
        next()
      })
    },
    length: () => line.length + (current === undefined ? 0 : 1),
    async close() {
      closed = true
      clearTimeout(idle)
      const running = worker?.child
      worker = undefined
      for (const { reject } of [...line.splice(0), finished()].filter((one) => one !== undefined))
        reject(shop.ended('closed', ''))
      if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
      running.ref()
      const ended = new Promise((resolve) => running.once('exit', resolve))
      running.kill('SIGKILL')
      await ended
    },
  }
}

function endOf({ ready, overdue }: Worker, how: string): WorkEnd {
  if (overdue) return 'time'
  if (!ready) return 'start'
  // killed by its own memory watch or by the kernel's out-of-memory killer
  return how === 'SIGKILL' ? 'memory' : 'crash'
}
