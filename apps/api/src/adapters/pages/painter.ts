import { parentPort } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import type { ThreadAnswer } from '../process/watched-thread.ts'
import { paintedSize } from './painted-size.ts'
import type { Unpainted } from './port.ts'
import { pngOf } from './png.ts'

/**
 * A file arrives as its size and its pieces, followed by the request: a page counted from 1, or the number of
 * pages.
 */
export type PaintRequest =
  | { readonly begins: number }
  | { readonly piece: Uint8Array }
  | { readonly page: number }
  | { readonly count: true }

export type PaintAnswer =
  | { readonly pages: number }
  | { readonly png: Uint8Array }
  | { readonly unpainted: Unpainted }

const say = (said: ThreadAnswer<PaintAnswer>): void => parentPort?.postMessage(said)
// the library is used for reading only: no actions of the document are run
const library = await PDFiumLibrary.init()

let bytes = new Uint8Array()
let at = 0
let open: PDFiumDocument | undefined

parentPort?.on('message', (request: PaintRequest) => {
  if ('begins' in request) {
    open?.destroy()
    open = undefined
    bytes = new Uint8Array(request.begins)
    at = 0
  } else if ('piece' in request) {
    bytes.set(request.piece, at)
    at += request.piece.length
  } else
    paint(request).then(
      (answer) => say({ answer }),
      // a failure inside WebAssembly can leave any state behind
      (cause: unknown) => say({ answer: { unpainted: reasonOf(cause) }, worn: true }),
    )
})

async function paint(request: { readonly page: number } | { readonly count: true }): Promise<PaintAnswer> {
  open ??= await library.loadDocument(bytes)
  bytes = new Uint8Array()
  const pages = open.getPageCount()
  if ('count' in request) return { pages }
  if (request.page > pages) return { unpainted: 'page' }
  const page = open.getPage(request.page - 1)
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  if (!(width > 0 && height > 0 && Number.isFinite(width * height))) return { unpainted: 'broken' }
  const painted = await page.render({
    ...paintedSize(width, height),
    scale: 1,
    render: 'bitmap',
    renderFormFields: true,
  })
  return { png: pngOf(painted.width, painted.height, painted.data) }
}

/** The library reports a file's defect only in its message. */
function reasonOf(cause: unknown): Unpainted {
  const said = cause instanceof Error ? cause.message : ''
  if (/^Password required|^Unsupported security/.test(said)) return 'password'
  return /allocate memory/.test(said) ? 'memory' : 'broken'
}

say({ ready: true })
