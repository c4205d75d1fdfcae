import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Messages of the thread: `ready` once, then one answer to each request. `worn`: it must not be used again. */
export type ThreadAnswer<Answer> =
  | { readonly ready: true }
  | { readonly answer: Answer; readonly worn?: boolean }

/** Messages to the parent: `begun` when work has started, so that queued work is not blamed for a crash. */
export type ProcessAnswer<Answer> =
  | { readonly ready: true }
  | { readonly begun: true }
  | { readonly answer: Answer; readonly worn: boolean }

/** Interval between memory checks during work: a bomb takes about one megabyte a millisecond. */
const LOOK_MS = 20
/**
 * Above this resident memory, a fresh process replaces this one between two pieces of work, so that none pays
 * for earlier ones and an idle server keeps no pictures in memory. Ordinary documents leave some 200 MB.
 */
const WORN_MB = 350
const MB = 1024 * 1024

/**
 * Runs a process that does one kind of work and nothing else. Attack: work that takes gigabytes. Limits of a
 * thread do not bound native code or WebAssembly, and nothing can end a thread inside it; so the process
 * watches its own resident memory, from a thread separate from the working one, and kills itself. It is started
 * with its limit (`work-line.ts`).
 */
export function watchThread(thread: URL, options: WorkerOptions): void {
  const limit = Number(process.argv[2]) * MB
  const worn = Math.min(limit * 0.6, WORN_MB * MB)
  /** At once, whatever the other thread does: an orderly exit would wait for native code. */
  const end = (): void => void process.kill(process.pid, 'SIGKILL')
  // the parent ends it, and a killed parent closes the channel; Ctrl-C in a terminal is for the server
  process.on('disconnect', end)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

  const worker = new Worker(thread, options)
  worker.on('error', (cause) => {
    process.stderr.write(`${String(cause)}\n`)
    end()
  })
  worker.on('exit', end)

  const say = (answer: ProcessAnswer<unknown>): void => void process.send?.(answer)
  let watch: NodeJS.Timeout | undefined
  process.on('message', (message) => {
    if (watch === undefined) {
      say({ begun: true })
      watch = setInterval(() => {
        if (process.memoryUsage.rss() > limit) end()
      }, LOOK_MS)
    }
    worker.postMessage(message)
  })
  worker.on('message', (said: ThreadAnswer<unknown>) => {
    if ('ready' in said) return say(said)
    clearInterval(watch)
    watch = undefined
    say({ answer: said.answer, worn: said.worn === true || process.memoryUsage.rss() > worn })
  })
}
