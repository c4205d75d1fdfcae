import { type ChildProcess, fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ProcessAnswer } from './watched-thread.ts'

/** What one piece of work may take. */
export interface WorkLimits {
  /** resident memory of the process that does it */
  readonly memoryMb: number
  readonly seconds: number
}

/** Why work did not come out: its process did not start or was ended by the clock, for its memory, or by itself. */
export type WorkEnd = 'closed' | 'start' | 'time' | 'memory' | 'crash'

/** A program that does one kind of work, piece by piece, and what it needs. */
export interface Workshop<Request> {
  /** calls `watchThread` */
  readonly program: URL
  /** of the program, at each start, after its limit of memory */
  readonly args: () => readonly string[]
  /** of Node */
  readonly flags: readonly string[]
  readonly limits: WorkLimits
  /** a process without work ends after so long; unset: it stays */
  readonly idleSeconds?: number
  /** Gives the process all that the request asks of it. `send` waits until it was taken. */
  readonly hand: (
    request: Request,
    child: ChildProcess,
    send: (message: object) => Promise<void>,
  ) => Promise<void>
  /** the error of work whose process ended; `how`: its signal or code */
  readonly ended: (end: WorkEnd, how: string) => Error
}

export interface WorkLine<Request, Answer> {
  /** Waits its turn and does it. Rejects with what `ended` says, or with what `hand` threw. */
  work(request: Request): Promise<Answer>
  /** those that wait or are in hand */
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
  /** false until it is able to work: what ends it before is not the work's fault */
  ready: boolean
  /** the work is in its hands */
  begun: boolean
  overdue: boolean
}

/** For starting a process, beside what its first work may take. */
const START_SECONDS = 20

/** The process is gone; it says so by itself. */
class Undelivered extends Error {}

/**
 * Work for one process of its own, started with the first and anew after each end. It waits in line here and is handed over
 * piece by piece, so that what ends the process takes nothing else with it.
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
      // not the flags and secrets of the server; two stores for the memory of libraries instead of eight per core
      execArgv: [...shop.flags],
      env: { MALLOC_ARENA_MAX: '2' },
      // a group of its own: Ctrl-C in a terminal reaches the server, which ends it in order
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // when memory is short on the machine, this process goes first; another system than Linux has no such file
    void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined)
    const started: Worker = { child, ready: false, begun: false, overdue: false }
    child.on('message', (answer: ProcessAnswer<Answer>) => hear(started, answer))
    child.on('error', (cause) => gone(started, cause.message))
    child.on('exit', (code, signal) => gone(started, signal ?? `código ${code}`))
    return started
  }

  /** Hands over what is next. An idle process keeps nobody alive, one that works does. */
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
      // it has half of something: the next piece begins in a fresh one
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
    // an idle process may be ended by anybody: what it never took in hand goes to the next one
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
  // by its own watch, or by the system that was short of memory
  return how === 'SIGKILL' ? 'memory' : 'crash'
}
