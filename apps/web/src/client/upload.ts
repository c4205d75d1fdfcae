import { files } from '@ventanilla/contract/generated/files'
import { call, CallError, NO_NETWORK } from './http.ts'

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

const SCAN_PAUSE_MS = 1000
const SCAN_TRIES = 60

/** Ending of a file name for the specification's upload path; files without one are told by their type. */
function endingOf(file: File): string {
  const given = /\.(\w{1,8})$/.exec(file.name)?.[1]?.toLowerCase()
  return given ?? (file.type.split('/')[1] ?? 'jpeg').replace(/\W/g, '')
}

/**
 * Sends a file straight to storage and waits until it was judged: link, PUT, confirmation. `folder` is the
 * specification's place ('{applicant}/{request}/solicitud', 'images/images-documents-solicitud/{id}'). Throws `CallError`
 * with the sentence for the person.
 */
export async function uploadFile(
  file: File,
  folder: string,
  options: UploadOptions = {},
): Promise<UploadedFile> {
  const { signal } = options
  const way = signal === undefined ? {} : { signal }
  const link = await call(
    files.presign,
    {
      body: {
        urlDoc: `${folder}/${crypto.randomUUID()}.${endingOf(file)}`,
        fileType: file.type,
        name: file.name,
        size: file.size,
        ...(options.documentId !== undefined && { documentId: options.documentId }),
      },
    },
    { ...way, ...(options.key !== undefined && { idempotencyKey: options.key }) },
  )
  await put(link.body.url, link.body.headers, file, options)
  let state = (await call(files.confirm, { params: { id: link.body.fileId }, body: {} }, way)).body
  for (let tries = 0; state.state === 'scanning' && tries < SCAN_TRIES; tries += 1) {
    await new Promise((done) => setTimeout(done, SCAN_PAUSE_MS))
    state = (await call(files.state, { params: { id: link.body.fileId } }, way)).body
  }
  if (state.state !== 'ready')
    throw new CallError(422, state.refusal ?? 'El archivo no se pudo recibir. Intente con otro.')
  return { fileId: state.id, name: state.name, size: state.size, mime: state.mime }
}

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
        : fail(new CallError(request.status, 'El archivo no se pudo subir. Intente de nuevo.'))
    request.onerror = () => fail(new CallError(0, NO_NETWORK))
    request.onabort = () => fail(new CallError(0, 'Se canceló la carga.'))
    options.signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Short-lived address of a stored file. `view`: shown in the browser instead of downloaded. */
export async function fileAddress(fileId: string, view = true): Promise<string> {
  const link = await call(files.link, { params: { id: fileId }, query: { ver: view ? 'si' : 'no' } })
  return link.body.url
}
