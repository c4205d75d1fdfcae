import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkLine, type WorkEnd, type WorkLimits } from '../process/work-line.ts'
import { type PdfRenderer, RenderError, RenderKilled } from './port.ts'
import type { TypesetAnswer, TypesetRequest } from './typesetter.ts'

/** Limits of one document: ordinary documents need some 200 MB, twenty telephone photographs 1,100. */
export const RENDER_LIMITS: WorkLimits = { memoryMb: 1500, seconds: 40 }

/** Renders with Typst, in a dedicated process started with the first document. */
export function createTypstRenderer(limits: WorkLimits = RENDER_LIMITS): PdfRenderer {
  let workspace: string | undefined
  const clear = (): void => {
    if (workspace !== undefined) rmSync(workspace, { recursive: true, force: true })
  }
  const line = createWorkLine<TypesetRequest, TypesetAnswer>({
    program: new URL('./typesetting-process.ts', import.meta.url),
    args: () => {
      if (workspace === undefined) {
        workspace = mkdtempSync(join(tmpdir(), 'ventanilla-typst-'))
        process.once('exit', clear)
      }
      return [workspace]
    },
    flags: ['--max-semi-space-size=8'],
    limits,
    hand: (request, _child, send) => send(request),
    ended: (end, how) => errorOf(end, how, limits),
  })
  return {
    async render(job, options = {}) {
      const answer = await line.work({ job, standard: options.standard ?? 'a-2a' })
      if ('pdf' in answer) return Buffer.from(answer.pdf)
      throw new RenderError(`No se pudo componer el documento: ${answer.error}`)
    },
    async close() {
      await line.close()
      process.off('exit', clear)
      clear()
    },
  }
}

/** Error for a document whose process ended. */
function errorOf(end: WorkEnd, how: string, { memoryMb, seconds }: WorkLimits): Error {
  if (end === 'closed') return new Error('El compositor de documentos está cerrado')
  if (end === 'start') return new Error(`El compositor de documentos no pudo iniciar (${how})`)
  if (end === 'time') return new RenderKilled(`El documento no se compuso en ${seconds} segundos`)
  if (end === 'memory') return new RenderKilled(`El documento pide más de ${memoryMb} MB de memoria`)
  return new RenderKilled(`El documento hace terminar al compositor (${how})`)
}
