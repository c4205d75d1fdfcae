import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAYER_LIMITS, type LayerRead } from '@ventanilla/domain/geography/files/layer-read'
import { createWorkLine, type WorkEnd, type WorkLimits } from '../process/work-line.ts'
import type { LayerFiles } from './port.ts'
import type { ReadRequest } from './reader.ts'

/** A layer of a million corners fits into 700 MB, and not into 500. */
const LAYER_FILE_LIMITS: WorkLimits = { memoryMb: 800, seconds: 60 }
/** After so long without a file, its process ends. */
const IDLE_SECONDS = 60

class NotRead extends Error {
  override readonly name = 'NotRead'
  readonly because: string
  constructor(because: string) {
    super(`layer not read: ${because}`)
    this.because = because
  }
}

/**
 * Reads files of layers in a process of its own, one at a time. Attack: a file that takes gigabytes or minutes, or that
 * escapes from the library that parses it. Only that process ends; Node lets it read its own code, and neither write nor
 * start anything.
 */
export function createLayerFiles(limits: WorkLimits = LAYER_FILE_LIMITS): LayerFiles {
  const line = createWorkLine<ReadRequest, LayerRead>({
    program: new URL('./reading-process.ts', import.meta.url),
    args: () => [],
    flags: sandbox(),
    limits,
    idleSeconds: IDLE_SECONDS,
    hand: (request, _child, send) => send(request),
    ended: errorOf,
  })
  return {
    async readLayerFile(path, kind) {
      const { size } = await stat(path)
      if (size > LAYER_LIMITS.bytes)
        return { kind: 'refused', because: `El archivo pesa más de ${LAYER_LIMITS.bytes / 1e6} MB.` }
      const request: ReadRequest =
        kind === 'geopackage' ? { kind, path } : { kind, bytes: await readFile(path) }
      try {
        return await line.work(request)
      } catch (error) {
        if (error instanceof NotRead) return { kind: 'refused', because: error.because }
        throw error
      }
    },
    close: () => line.close(),
  }
}

/**
 * Node permissions of the process and its thread. They bind neither sockets nor SQLite, which is given no other path than
 * that of the file.
 */
function sandbox(): string[] {
  const { resolve } = createRequire(import.meta.url)
  const library = resolve('shpjs')
  const packages = 'node_modules'
  const readable = [
    fileURLToPath(new URL('..', import.meta.url)),
    // the library's own packages lie beside it
    library.slice(0, library.lastIndexOf(packages) + packages.length),
    dirname(dirname(resolve('@ventanilla/domain/geography/systems'))),
  ]
  return [
    '--permission',
    '--allow-worker',
    '--disable-warning=PERM0006',
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--max-semi-space-size=8',
  ]
}

function errorOf(end: WorkEnd, how: string): Error {
  if (end === 'closed') return new Error('the reader of layers is closed')
  if (end === 'start') return new Error(`the reader of layers could not start (${how})`)
  const words: Readonly<Record<typeof end, string>> = {
    time: 'El archivo es demasiado complejo: no se pudo leer a tiempo. Simplifíquelo.',
    memory: 'El archivo ocupa demasiada memoria al leerse. Simplifíquelo.',
    crash: 'El archivo no se pudo leer: está dañado o es demasiado complejo.',
  }
  return new NotRead(words[end])
}
