import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { storedSource } from '../../adapters/content/byte-source.ts'
import { NotPainted, type PagePainter, type PaintedFile, type Unpainted } from '../../adapters/pages/port.ts'
import type { AppDeps } from '../../deps.ts'
import { refuseOver, spend } from '../../http/guards/budgets.ts'
import { createTurns, type TurnRules } from '../../http/guards/turns.ts'
import { readableFile } from './open-file.ts'

/** Most pages rendered per file; for more, the reader downloads it. */
const MOST_PAGES = 500
/** Largest file in bytes: the rendering process holds the whole file. */
const MOST_BYTES = 60 * 1_048_576
/** Pages that a killed rendering counts as: fifteen seconds of the single process. */
const ENDED_COUNTS = 75
/**
 * Limits of one page, unless the operator sets less for documents: a ministry's form needs some 150 MB and 0.2
 * seconds. A reader turns the page within a minute.
 */
const LIMITS = { memoryMb: 700, seconds: 15, idleSeconds: 60 }

const TURNS: TurnRules = {
  mostOfPerson: 3,
  most: 30,
  yours: { message: 'Espere a que se muestren las páginas que ya pidió.', code: 'paginas_en_camino' },
  everybodys: {
    message: 'Ahora hay muchas páginas por mostrar. Intente de nuevo en un momento.',
    code: 'muchas_paginas',
  },
}

const SENTENCES: Readonly<Record<Unpainted, string>> = {
  password: 'El archivo pide una contraseña para abrirse. Descárguelo para leerlo con ella.',
  broken: 'Las páginas de este archivo no se pueden mostrar porque está dañado. Descárguelo para leerlo.',
  page: 'El archivo no tiene esa página.',
  memory:
    'Esta página pide más memoria de la que el portal usa para mostrarla. Descargue el archivo para leerla.',
  time: 'Esta página tarda demasiado en mostrarse. Descargue el archivo para leerla.',
}

const CODES: Readonly<Record<Unpainted, string>> = {
  password: 'pagina_con_clave',
  broken: 'pagina_danada',
  page: 'no_encontrado',
  memory: 'pagina_sin_memoria',
  time: 'pagina_sin_tiempo',
}

/** Pages of PDFs with active content, as pictures (decision 69). */
export interface FilePages {
  count(actor: Actor, id: string): Promise<{ readonly pages: number; readonly shown: number }>
  picture(actor: Actor, id: string, page: number): Promise<Buffer>
  close(): Promise<void>
}

/** Loads the renderer with the first page requested. */
export function openFilePages(deps: AppDeps): FilePages {
  let opened: Promise<PagePainter> | undefined
  const turn = createTurns(TURNS)
  const painter = (): Promise<PagePainter> =>
    (opened ??= import('../../adapters/pages/page-painter.ts').then((m) =>
      m.createPagePainter({
        idleSeconds: LIMITS.idleSeconds,
        memoryMb: Math.min(LIMITS.memoryMb, deps.settings.pdf.memoryMb),
        seconds: Math.min(LIMITS.seconds, deps.settings.pdf.seconds),
      }),
    ))

  async function paint<T>(
    actor: Actor,
    id: string,
    work: (painter: PagePainter, file: PaintedFile) => Promise<T>,
  ): Promise<T> {
    const file = await paintable(deps, actor, id)
    const hands = await painter()
    return turn(actor.id, async () => {
      try {
        await refuseOver(deps.db, 'paintedPagesOfPerson', actor.id)
        return await work(hands, file)
      } catch (error) {
        if (!(error instanceof NotPainted)) throw error
        if (error.why === 'memory' || error.why === 'time')
          await spend(deps.db, 'paintedPagesOfPerson', actor.id, ENDED_COUNTS)
        if (error.why === 'page') throw notFound(SENTENCES.page)
        throw new Refusal('invalid', SENTENCES[error.why], { code: CODES[error.why] })
      }
    })
  }

  return {
    count: (actor, id) =>
      paint(actor, id, async (hands, file) => {
        const pages = await hands.pages(file)
        return { pages, shown: Math.min(pages, MOST_PAGES) }
      }),
    async picture(actor, id, page) {
      if (page > MOST_PAGES) {
        await paintable(deps, actor, id)
        throw notFound(
          `Aquí se muestran hasta ${MOST_PAGES} páginas. Descargue el archivo para leer las demás.`,
        )
      }
      return paint(actor, id, (hands, file) => hands.page(file, page))
    },
    async close() {
      if (opened !== undefined) await (await opened).close()
    },
  }
}

/** Only marked PDFs are rendered: the browser shows any other file, and the server does not parse it. */
async function paintable(deps: AppDeps, actor: Actor, id: string): Promise<PaintedFile> {
  const file = await readableFile(deps, actor, id)
  if (file.state !== 'ready') throw notFound('El archivo todavía no está disponible.')
  if (file.mime !== 'application/pdf' || file.carries === null)
    throw new Refusal('invalid', 'Este archivo no se muestra como imágenes. Ábralo o descárguelo.', {
      code: 'sin_paginas',
    })
  if (file.size > MOST_BYTES)
    throw new Refusal(
      'too_large',
      'El archivo es demasiado grande para mostrarlo aquí. Descárguelo para leerlo.',
      {
        code: 'muy_grande',
      },
    )
  const source = storedSource(deps.storage, file.storage_key, file.size)
  return { key: file.storage_key, size: file.size, stream: () => source.stream() }
}
