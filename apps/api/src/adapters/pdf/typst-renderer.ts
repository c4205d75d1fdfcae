import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PdfRenderer, RenderError, RenderKilled, type RenderJob, type RenderOptions } from './port.ts'
import type { TypesetRequest } from './typesetter.ts'
import type { ProcessAnswer } from './typesetting-process.ts'

/** What one document may take. */
export interface RenderLimits {
  /** resident memory of the process that sets it; ordinary papers need some 200, twenty photographs of a telephone 1,100 */
  readonly memoryMb: number
  readonly seconds: number
}
export const RENDER_LIMITS: RenderLimits = { memoryMb: 1500, seconds: 40 }

interface Waiting {
  readonly request: TypesetRequest
  readonly resolve: (pdf: Buffer) => void
  readonly reject: (cause: Error) => void
}

interface Setter {
  readonly child: ChildProcess
  /** false until it has read its fonts: what ends it before is not the document's fault */
  ready: boolean
  /** the document is in its hands */
  begun: boolean
  overdue: boolean
}

/** For starting a process, beside what its first document may take. */
const START_SECONDS = 20

const CLOSED = 'El compositor de documentos está cerrado'

/**
 * Renders with Typst in one process of its own, started at the first document and anew after each end. Documents wait in
 * line here and are handed over one by one, so that one which ends the process takes no other with it.
 */
export function createTypstRenderer(limits: RenderLimits = RENDER_LIMITS): PdfRenderer {
  const line: Waiting[] = []
  let current: Waiting | undefined
  let setter: Setter | undefined
  let deadline: NodeJS.Timeout | undefined
  let workspace: string | undefined
  let closed = false

  const clear = (): void => {
    if (workspace !== undefined) rmSync(workspace, { recursive: true, force: true })
  }

  const start = (): Setter => {
    if (workspace === undefined) {
      workspace = mkdtempSync(join(tmpdir(), 'ventanilla-typst-'))
      process.once('exit', clear)
    }
    const program = fileURLToPath(new URL('./typesetting-process.ts', import.meta.url))
    const child = fork(program, [workspace, String(limits.memoryMb)], {
      serialization: 'advanced',
      // not the flags and secrets of the server; two stores for the memory of libraries instead of eight per core
      execArgv: ['--max-semi-space-size=8'],
      env: { MALLOC_ARENA_MAX: '2' },
      // a group of its own: Ctrl-C in a terminal reaches the server, which ends it in order
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const started: Setter = { child, ready: false, begun: false, overdue: false }
    child.on('message', (answer: ProcessAnswer) => hear(started, answer))
    child.on('error', (cause) => gone(started, cause.message))
    child.on('exit', (code, signal) => gone(started, signal ?? `código ${code}`))
    return started
  }

  /** Hands over the next document. An idle process keeps nobody alive, one that works does. */
  const next = (): void => {
    if (current !== undefined) return
    current = line.shift()
    if (current === undefined) return
    const doing = (setter ??= start())
    const { child } = doing
    child.ref()
    child.channel?.ref()
    doing.begun = false
    const seconds = limits.seconds + (doing.ready ? 0 : START_SECONDS)
    deadline = setTimeout(() => {
      doing.overdue = true
      child.kill('SIGKILL')
    }, seconds * 1000)
    // where it cannot be handed over, the process is gone and says so by itself
    child.send(current.request, () => undefined)
  }

  const finished = (): Waiting | undefined => {
    clearTimeout(deadline)
    const done = current
    current = undefined
    return done
  }

  const hear = (from: Setter, answer: ProcessAnswer): void => {
    if (from !== setter) return
    if ('ready' in answer) return void (from.ready = true)
    if ('begun' in answer) return void (from.begun = true)
    const done = finished()
    from.child.unref()
    from.child.channel?.unref()
    if (answer.worn === true) {
      setter = undefined
      from.child.kill('SIGKILL')
    }
    if ('pdf' in answer) done?.resolve(Buffer.from(answer.pdf))
    else done?.reject(new RenderError(`No se pudo componer el documento: ${answer.error}`))
    next()
  }

  const gone = (which: Setter, how: string): void => {
    if (which !== setter) return
    setter = undefined
    const lost = finished()
    // an idle process may be ended by anybody: what it never took in hand goes to the next one
    if (lost !== undefined && which.ready && !which.begun && !which.overdue) line.unshift(lost)
    else lost?.reject(endOf(which, how, limits))
    next()
  }

  return {
    render(job: RenderJob, options: RenderOptions = {}): Promise<Buffer> {
      if (closed) return Promise.reject(new Error(CLOSED))
      return new Promise((resolve, reject) => {
        line.push({ request: { job, standard: options.standard ?? 'a-2a' }, resolve, reject })
        next()
      })
    },
    async close() {
      closed = true
      const running = setter?.child
      setter = undefined
      for (const { reject } of [...line.splice(0), finished()].filter((one) => one !== undefined))
        reject(new Error(CLOSED))
      if (running !== undefined && running.exitCode === null && running.signalCode === null) {
        running.ref()
        const ended = new Promise((resolve) => running.once('exit', resolve))
        running.kill('SIGKILL')
        await ended
      }
      process.off('exit', clear)
      clear()
    },
  }
}

/** Why a document was not set when its process ended. */
function endOf({ ready, overdue }: Setter, how: string, { memoryMb, seconds }: RenderLimits): Error {
  if (!ready && !overdue) return new Error(`El compositor de documentos no pudo iniciar (${how})`)
  if (overdue) return new RenderKilled(`El documento no se compuso en ${seconds} segundos`)
  // by its own watch, or by the system that was short of memory
  if (how === 'SIGKILL') return new RenderKilled(`El documento pide más de ${memoryMb} MB de memoria`)
  return new RenderKilled(`El documento hace terminar al compositor (${how})`)
}
