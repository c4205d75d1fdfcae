import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { TypesetAnswer, TypesetRequest } from './typesetter.ts'

/**
 * A process that sets documents and nothing else. The attack: a document that asks for gigabytes. Limits of a thread do
 * not bound native code, and nothing ends a thread that is in it; so this process is watched by its resident memory, from a
 * thread beside the one that works, and ends itself. It is started with the folder of the typesetter and its limit.
 */
const [workspace = '', limitMb = ''] = process.argv.slice(2)
const limit = Number(limitMb) * 1024 * 1024

/** How often memory is looked at while something is set: a bomb takes about one megabyte a millisecond. */
const LOOK_MS = 20
/**
 * Above this it makes room for a fresh one between two documents, so that none pays for those before and an idle server
 * keeps no pictures in memory. Ordinary papers leave some 200 MB.
 */
const WORN = Math.min(limit * 0.6, 350 * 1024 * 1024)

/** What the parent gets to know: `begun` when a document is in hand, so that one which was not is not blamed. */
export type ProcessAnswer = { readonly begun: true } | (TypesetAnswer & { readonly worn?: boolean })

/** At once, whatever the other thread does: an orderly exit would wait for native code. */
const end = (): void => void process.kill(process.pid, 'SIGKILL')

try {
  // when memory is short on the machine, this process goes first
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // another system than Linux
}
// the parent ends it, and a parent that was killed closes the channel; Ctrl-C in a terminal is not meant for it
process.on('disconnect', end)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const setter = new Worker(new URL('./typesetter.ts', import.meta.url), {
  name: 'typst',
  workerData: workspace,
})
setter.on('error', (cause) => {
  process.stderr.write(`${String(cause)}\n`)
  end()
})
setter.on('exit', end)

let watch: NodeJS.Timeout | undefined
process.on('message', (request: TypesetRequest) => {
  process.send?.({ begun: true } satisfies ProcessAnswer)
  watch = setInterval(() => {
    if (process.memoryUsage.rss() > limit) end()
  }, LOOK_MS)
  setter.postMessage(request)
})
setter.on('message', (answer: TypesetAnswer) => {
  clearInterval(watch)
  process.send?.({ ...answer, worn: process.memoryUsage.rss() > WORN } satisfies ProcessAnswer)
})
