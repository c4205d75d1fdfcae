import type { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorkLine, type WorkEnd, type WorkLimits } from '../process/work-line.ts'
import type { PaintAnswer, PaintRequest } from './painter.ts'
import { NotPainted, type PagePainter, type PaintedFile } from './port.ts'

export interface PaintLimits extends WorkLimits {
  /** after so long without a page, no part of a file stays in memory */
  readonly idleSeconds: number
}

interface Asked {
  readonly file: PaintedFile
  readonly of: Extract<PaintRequest, { readonly page: number } | { readonly count: true }>
}

/**
 * Renders with PDFium as WebAssembly in a dedicated process. Attack: a file that escapes from the library that
 * parses it. WebAssembly gets no network and no programs; Node restricts the process to reading its own code,
 * without writing or starting anything. The file is sent to it piece by piece and stays in its memory.
 */
export function createPagePainter(limits: PaintLimits): PagePainter {
  const held = new WeakMap<ChildProcess, string>()
  const line = createWorkLine<Asked, PaintAnswer>({
    program: new URL('./painting-process.ts', import.meta.url),
    args: () => [],
    flags: sandbox(),
    limits,
    idleSeconds: limits.idleSeconds,
    async hand({ file, of }, child, send) {
      const tell = (request: PaintRequest): Promise<void> => send(request)
      if (held.get(child) !== file.key) {
        held.delete(child)
        await tell({ begins: file.size })
        for await (const piece of file.stream()) await tell({ piece })
        held.set(child, file.key)
      }
      await tell(of)
    },
    ended: errorOf,
  })
  const ask = async (
    file: PaintedFile,
    of: Asked['of'],
  ): Promise<Exclude<PaintAnswer, { unpainted: string }>> => {
    const answer = await line.work({ file, of })
    if ('unpainted' in answer) throw new NotPainted(answer.unpainted)
    return answer
  }
  return {
    async pages(file) {
      const answer = await ask(file, { count: true })
      return 'pages' in answer ? answer.pages : 0
    },
    async page(file, number) {
      const answer = await ask(file, { page: number })
      return Buffer.from('png' in answer ? answer.png : [])
    },
    waiting: () => line.length(),
    close: () => line.close(),
  }
}

/** Node permissions of the process and its thread. They do not block sockets, but no code in it opens one. */
function sandbox(): string[] {
  const library = dirname(createRequire(import.meta.url).resolve('@hyzyla/pdfium'))
  const adapters = fileURLToPath(new URL('..', import.meta.url))
  return [
    '--permission',
    '--allow-worker',
    '--disable-warning=PERM0006',
    ...[join(adapters, 'process'), join(adapters, 'pages'), library].map(
      (folder) => `--allow-fs-read=${folder}`,
    ),
    '--max-semi-space-size=8',
  ]
}

function errorOf(end: WorkEnd, how: string): Error {
  if (end === 'closed') return new Error('the painter of pages is closed')
  if (end === 'start') return new Error(`the painter of pages could not start (${how})`)
  return new NotPainted(end === 'crash' ? 'broken' : end)
}
