import { files } from '@ventanilla/contract/generated/files'
import type { FILE_CARRIES, LINK_CARRIES } from '@ventanilla/contract/meanings'
import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import { call, CallError, failureText, NO_NETWORK } from './http.ts'
import { isOnline } from './network.ts'
import { showMessage } from './messages.ts'

/** A file that arrived and was accepted. */
export interface UploadedFile {
  readonly fileId: string
  readonly name: string
  /** bytes */
  readonly size: number
  readonly mime: string
}

export interface UploadOptions {
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
  readonly documentId?: number
  /** Idempotency-Key of the announcement, for a file that is sent again after a lost answer */
  readonly key?: string
}

/** Beginnings of what can fail (section 8), word for word; what the server said follows. */
const FAILED = {
  link: 'Error al obtener la URL prefirmada',
  noLink: 'No se recibió una URL prefirmada válida',
  put: 'Error al subir el archivo. Código de estado',
  remove: 'Error al eliminar el archivo',
} as const

const SCAN_PAUSE_MS = 1000
const SCAN_TRIES = 60

/** Ending of a file name for the specification's upload path; files without one are told by their type. */
function endingOf(file: File): string {
  const given = /\.(\w{1,8})$/.exec(file.name)?.[1]?.toLowerCase()
  return given ?? (file.type.split('/')[1] ?? '').replace(/\W/g, '').slice(0, 8)
}

/** The same failure with its beginning in the specification's words; how it is handled does not change. */
function told(beginning: string, error: unknown): CallError {
  const { status, code, problems, current, body } =
    error instanceof CallError ? error : new CallError(0, failureText(error))
  return new CallError(status, `${beginning}. ${failureText(error)}`, {
    ...(code !== undefined && { code }),
    problems,
    current,
    body,
  })
}

function isAddress(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url, globalThis.location?.href)
}

/**
 * Sends a file straight to storage and waits until it was judged: link, PUT, confirmation. `folder` is the
 * specification's place ('{applicant}/{request}/solicitud', 'images/images-documents-solicitud/{id}'). Throws `CallError`
 * with the sentence for the person.
 */
export async function uploadFile(
  file: File | null | undefined,
  folder: string,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  if (!(file instanceof File)) throw new CallError(422, UPLOAD_NEEDS.file)
  if (file.name.trim() === '') throw new CallError(422, UPLOAD_NEEDS.name)
  const ending = endingOf(file)
  if (file.type === '' && ending === '') throw new CallError(422, UPLOAD_NEEDS.type)
  const { signal } = options
  const way = signal === undefined ? {} : { signal }
  const link = await call(
    files.presign,
    {
      body: {
        // the same announcement for the same key: another one under it would be refused
        urlDoc: `${folder}/${options.key ?? crypto.randomUUID()}.${ending === '' ? 'jpeg' : ending}`,
        fileType: file.type === '' ? ending : file.type,
        name: file.name,
        size: file.size,
        ...(options.documentId !== undefined && { documentId: options.documentId }),
      },
    },
    { ...way, ...(options.key !== undefined && { idempotencyKey: options.key }) },
  ).catch((error: unknown) => {
    throw told(FAILED.link, error)
  })
  if (!isAddress(link.body.url)) throw new CallError(502, `${FAILED.noLink}. Intente de nuevo.`)
  const params = { id: link.body.fileId }
  // a file that is sent again may have arrived the first time
  let state = options.key === undefined ? null : (await call(files.state, { params }, way)).body
  if (state === null || state.state === 'pending') {
    await put(link.body.url, link.body.headers, file, options)
    state = (await call(files.confirm, { params, body: {} }, way)).body
  }
  for (let tries = 0; state.state === 'scanning' && tries < SCAN_TRIES; tries += 1) {
    await new Promise((done) => setTimeout(done, SCAN_PAUSE_MS))
    // asking for the state alone would wait for ever: a scanner that did not answer looks again only when it is told to
    state = (await call(files.confirm, { params, body: {} }, way)).body
  }
  if (state.state !== 'ready')
    throw new CallError(422, state.refusal ?? 'El archivo no se pudo recibir. Intente con otro.')
  return { fileId: state.id, name: state.name, size: state.size, mime: state.mime }
}

/** The portal itself answers, what fails is the store of another origin. */
const STORE_AWAY =
  'El almacén de archivos no está disponible: por ahora no se puede subir ni descargar. Intente de nuevo en unos minutos.'
const isElsewhere = (url: string): boolean =>
  globalThis.location !== undefined && new URL(url, location.href).origin !== location.origin

function put(
  url: string,
  headers: Readonly<Record<string, string>>,
  file: File,
  options: UploadOptions,
): Promise<void> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      request.status < 300
        ? done()
        : fail(new CallError(request.status, `${FAILED.put}: ${request.status}. Intente de nuevo.`))
    request.onerror = () => fail(new CallError(0, isElsewhere(url) && isOnline() ? STORE_AWAY : NO_NETWORK))
    request.onabort = () => fail(new CallError(0, 'Se canceló la carga.'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Deletes a file of one's own from the store, as section 7 does it: asks for the link, then DELETE on that link. */
export async function removeFile(fileId: string, folder: string): Promise<void> {
  try {
    const link = await call(files.presignDelete, { body: { urlDoc: `${folder}/${fileId}` } })
    if (!isAddress(link.body.url)) throw new CallError(502, FAILED.noLink)
    const answer = await fetch(link.body.url, { method: 'DELETE' }).catch(() => {
      throw new CallError(0, NO_NETWORK)
    })
    const body = (await answer.json().catch(() => null)) as { message?: unknown } | null
    if (answer.ok) return
    throw new CallError(
      answer.status,
      typeof body?.message === 'string' ? body.message : `Código de estado: ${answer.status}.`,
    )
  } catch (error) {
    throw told(FAILED.remove, error)
  }
}

/**
 * Deletes a file that was taken out of an answer. The answer no longer names it, so without a connection, or when it is
 * gone already, nobody has to hear of it; any other failure is told.
 */
export function discardFile(fileId: string, folder: string): void {
  removeFile(fileId, folder).catch((error: unknown) => {
    const harmless = error instanceof CallError && (error.status === 0 || error.status === 404)
    if (!harmless) showMessage(failureText(error), 'error')
  })
}

/**
 * Short-lived address of a stored file, and what whoever opens it should know. `view`: shown in the browser instead of
 * downloaded, unless it carries something.
 */
export async function fileLink(
  fileId: string,
  view = true,
): Promise<{ url: string; carries: keyof typeof LINK_CARRIES | null }> {
  const { body } = await call(files.link, { params: { id: fileId }, query: { ver: view ? 'si' : 'no' } })
  return { url: body.url, carries: body.carries }
}

/** The address alone. */
export async function fileAddress(fileId: string, view = true): Promise<string> {
  return (await fileLink(fileId, view)).url
}

/** A picture of more pixels than are taken today; its message stands in its place. */
export class TooLargeToShow extends Error {
  override name = 'TooLargeToShow'
}

/** The address of a picture that a page draws; rejects with `TooLargeToShow` where drawing it would cost too much. */
export async function pictureAddress(fileId: string): Promise<string> {
  const { url, carries } = await fileLink(fileId)
  if (carries === 'desmesurada') throw new TooLargeToShow('La imagen es demasiado grande para mostrarla')
  return url
}

/** What a file carries besides what is read in it, as the server found it. */
export type Carries = keyof typeof FILE_CARRIES | null

/** Brings a stored file to the person: a short-lived address, asked for on click. */
export async function downloadFile(fileId: string): Promise<void> {
  location.assign(await fileAddress(fileId, false))
}
