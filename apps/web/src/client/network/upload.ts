import { files } from '@ventanilla/contract/generated/files'
import type { FILE_CARRIES, LINK_CARRIES } from '@ventanilla/contract/meanings'
import { UPLOAD_NEEDS } from '@ventanilla/contract/upload-sentences'
import { call, CallError, failureText, NO_NETWORK } from './http.ts'
import { keptKey } from './idempotency-key.ts'
import { isOnline } from './network.ts'
import { showMessage } from '../messages.ts'

/** An uploaded and accepted file. */
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
  /** Idempotency-Key of the announcement, for resending a file after a lost response */
  readonly key?: string
}

/** Prefixes of upload errors (section 8), verbatim; the server's message follows. */
const FAILED = {
  link: 'Error al obtener la URL prefirmada',
  noLink: 'No se recibió una URL prefirmada válida',
  put: 'Error al subir el archivo. Código de estado',
  remove: 'Error al eliminar el archivo',
} as const

const SCAN_PAUSE_MS = 1000
const SCAN_TRIES = 60

/** File extension for the specification's upload path; derived from the type when the name has none. */
function endingOf(file: File): string {
  const given = /\.(\w{1,8})$/.exec(file.name)?.[1]?.toLowerCase()
  return given ?? (file.type.split('/')[1] ?? '').replace(/\W/g, '').slice(0, 8)
}

/** The same error prefixed with the specification's words; its handling does not change. */
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
 * Uploads a file directly to storage and waits for the scan: link, PUT, confirmation. `folder` is the
 * specification's path ('{applicant}/{request}/solicitud', 'images/images-documents-solicitud/{id}'). Throws
 * `CallError` with a sentence for the user.
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
        // the same announcement for the same key: a different one would be rejected
        urlDoc: `${folder}/${options.key ?? crypto.randomUUID()}.${ending === '' ? 'jpeg' : ending}`,
        fileType: file.type === '' ? ending : file.type,
        name: file.name,
        size: file.size,
        ...(options.documentId !== undefined && { documentId: options.documentId }),
      },
    },
    { ...way, ...(options.key !== undefined && { idempotencyKey: keptKey(options.key) }) },
  ).catch((error: unknown) => {
    throw told(FAILED.link, error)
  })
  if (!isAddress(link.body.url)) throw new CallError(502, `${FAILED.noLink}. Intente de nuevo.`)
  const params = { id: link.body.fileId }
  // a resent file may have arrived the first time
  let state = options.key === undefined ? null : (await call(files.state, { params }, way)).body
  if (state === null || state.state === 'pending') {
    await put(link.body.url, link.body.headers, file, options)
    state = (await call(files.confirm, { params, body: {} }, way)).body
  }
  for (let tries = 0; state.state === 'scanning' && tries < SCAN_TRIES; tries += 1) {
    await new Promise((done) => setTimeout(done, SCAN_PAUSE_MS))
    // polling the state alone could wait forever: after a scanner failure only a confirmation triggers a new
    // scan
    state = (await call(files.confirm, { params, body: {} }, way)).body
  }
  if (state.state !== 'ready')
    throw new CallError(422, state.refusal ?? 'El archivo no se pudo recibir. Intente con otro.')
  return { fileId: state.id, name: state.name, size: state.size, mime: state.mime }
}

/** The portal responds, but the store on another origin fails. */
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

/** Deletes the user's own file from the store, as in section 7: requests a link, then sends DELETE to it. */
export async function removeFile(fileId: string, folder: string): Promise<void> {
  try {
    const link = await call(files.presignDelete, { body: { urlDoc: `${folder}/${fileId}` } })
    if (!isAddress(link.body.url)) throw new CallError(502, FAILED.noLink)
    const answer = await fetch(link.body.url, { method: 'DELETE' }).catch(() => {
      throw new CallError(0, NO_NETWORK)
    })
    // the store of files is not in the contract: its message is judged below
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
 * Deletes a file removed from an answer. The answer does not reference it anymore, so a lost connection or a
 * missing file is ignored; other failures are shown.
 */
export function discardFile(fileId: string, folder: string): void {
  removeFile(fileId, folder).catch((error: unknown) => {
    const harmless = error instanceof CallError && (error.status === 0 || error.status === 404)
    if (!harmless) showMessage(failureText(error), 'error')
  })
}

/**
 * Short-lived address of a stored file, and its warning (`LINK_CARRIES`). `view`: shown in the browser instead
 * of downloaded, unless there is a warning.
 */
export async function fileLink(
  fileId: string,
  view = true,
): Promise<{ url: string; carries: keyof typeof LINK_CARRIES | null }> {
  const { body } = await call(files.link, { params: { id: fileId }, query: { ver: view ? 'si' : 'no' } })
  return { url: body.url, carries: body.carries }
}

/** The address only. */
export async function fileAddress(fileId: string, view = true): Promise<string> {
  return (await fileLink(fileId, view)).url
}

/** A picture over the pixel limit; its message is shown instead. */
export class TooLargeToShow extends Error {
  override name = 'TooLargeToShow'
}

/** Address of a picture for display; rejects with `TooLargeToShow` when drawing it would cost too much. */
export async function pictureAddress(fileId: string): Promise<string> {
  const { url, carries } = await fileLink(fileId)
  if (carries === 'desmesurada') throw new TooLargeToShow('La imagen es demasiado grande para mostrarla')
  return url
}

/** Why a PDF is not shown directly: scripts, or encryption that prevented checking it. */
export type Carries = keyof typeof FILE_CARRIES | null

/** Downloads a stored file through a short-lived address requested on click. */
export async function downloadFile(fileId: string): Promise<void> {
  location.assign(await fileAddress(fileId, false))
}
