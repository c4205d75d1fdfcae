import { Worker } from 'node:worker_threads'
import { RenderError, type PdfRenderer, type RenderJob, type RenderOptions } from './port.ts'
import type { WorkerAnswer, WorkerRequest } from './worker.ts'

interface Waiting {
  readonly resolve: (pdf: Buffer) => void
  readonly reject: (cause: Error) => void
}

/**
 * Renders with Typst in one worker thread, started at the first job and again after a crash. Documents wait in line:
 * one takes about ten milliseconds, so a second thread would cost more memory than it saves time.
 */
export function createTypstRenderer(): PdfRenderer {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let next = 0
  let closed = false

  const fail = (cause: Error): void => {
    worker = null
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { name: 'typst' })
    // documents in line keep the process alive through their promises' callers, an idle worker must not
    started.unref()
    started.on('message', (answer: WorkerAnswer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('pdf' in answer) job?.resolve(Buffer.from(answer.pdf))
      else job?.reject(new RenderError(`No se pudo componer el documento: ${answer.error}`))
    })
    started.on('error', (cause) => fail(cause instanceof Error ? cause : new Error(String(cause))))
    started.on('exit', (code) => {
      if (worker === started) fail(new Error(`El compositor de documentos terminó (${code})`))
    })
    return started
  }

  return {
    render(job: RenderJob, options: RenderOptions = {}): Promise<Buffer> {
      if (closed) return Promise.reject(new Error('El compositor de documentos está cerrado'))
      return new Promise((resolve, reject) => {
        const running = (worker ??= start())
        const id = next++
        waiting.set(id, { resolve, reject })
        running.ref()
        running.postMessage({ job, id, standard: options.standard ?? 'a-2a' } satisfies WorkerRequest)
      })
    },
    async close() {
      closed = true
      const running = worker
      worker = null
      for (const { reject } of waiting.values()) reject(new Error('El compositor de documentos está cerrado'))
      waiting.clear()
      await running?.terminate()
    },
  }
}
