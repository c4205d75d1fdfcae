import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as MessagesModule from '../messages.ts'
import type * as UploadModule from './upload.ts'

let upload: typeof UploadModule
let messages: typeof MessagesModule
let calls: { url: string; method: string; body: unknown }[]
let answer: (url: string, method: string) => Response
/** the store's response to the PUT: a status, or none */
let stored: number | 'lost'

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const LINK = { url: 'https://almacen.test/x?firma=1', urlTosaved: 'c', fileId: 'f1', headers: { a: 'b' } }
const FOLDER = 'persona/caso/solicitud'
const pdf = new File(['x'], 'plano.pdf', { type: 'application/pdf' })
const failureOf = (file: File | null): Promise<string> =>
  upload.uploadFile(file, FOLDER).then(
    () => 'arrived',
    (error: Error) => error.message,
  )

/** Fake XMLHttpRequest that responds as the test sets. */
class FakeRequest {
  status = 0
  upload = { onprogress: null }
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  open = (method: string, url: string): number => calls.push({ url, method, body: null })
  setRequestHeader = (): void => undefined
  send(): void {
    if (stored === 'lost') return this.onerror()
    this.status = stored
    this.onload()
  }
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  calls = []
  stored = 200
  answer = (url) =>
    url.endsWith('/confirmar')
      ? json({ id: 'f1', name: 'plano.pdf', size: 1, mime: 'application/pdf', state: 'ready', refusal: null })
      : json(LINK)
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    calls.push({ url, method, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    return Promise.resolve(answer(url, method))
  })
  messages = await import('../messages.ts')
  upload = await import('./upload.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('sending a file', () => {
  it('asks for a link, puts the file there and has it judged, under a name of its own with its ending', async () => {
    expect(await upload.uploadFile(pdf, FOLDER)).toMatchObject({ fileId: 'f1' })
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/generatePresignedUrl',
      `PUT ${LINK.url}`,
      'POST /api/v1/archivos/f1/confirmar',
    ])
    expect(calls[0]?.body).toMatchObject({
      urlDoc: expect.stringMatching(/^persona\/caso\/solicitud\/[0-9a-f-]{36}\.pdf$/) as unknown,
      fileType: 'application/pdf',
    })
  })

  it('has it judged again while the scanner does not answer', async () => {
    vi.useFakeTimers()
    try {
      let looks = 0
      answer = (url) =>
        url.endsWith('/confirmar')
          ? json({
              id: 'f1',
              name: 'plano.pdf',
              size: 1,
              mime: 'application/pdf',
              state: (looks += 1) < 3 ? 'scanning' : 'ready',
              refusal: null,
            })
          : json({ ...LINK, state: 'scanning' })
      const arriving = upload.uploadFile(pdf, FOLDER)
      await vi.advanceTimersByTimeAsync(5000)
      expect([await arriving, looks]).toMatchObject([{ fileId: 'f1' }, 3])
    } finally {
      vi.useRealTimers()
    }
  })

  it('needs a file, its name and its type, and says so before it asks', async () => {
    expect(await failureOf(null)).toBe('No se proporcionó un archivo válido.')
    expect(await failureOf(new File(['x'], ' ', { type: 'application/pdf' }))).toBe(
      'No hemos podido encontrar el nombre del archivo.',
    )
    expect(await failureOf(new File(['x'], 'plano'))).toBe('El tipo de archivo no está presente.')
    expect(calls).toEqual([])
  })

  it('is known by its ending where the device knows no type', async () => {
    await upload.uploadFile(new File(['x'], 'tabla.xlsx'), FOLDER)
    expect(calls[0]?.body).toMatchObject({ fileType: 'xlsx' })
  })

  it('says which part failed, and why', async () => {
    answer = () => json({ status: 413, message: 'El archivo supera el tamaño permitido de 20 MB.' }, 413)
    expect(await failureOf(pdf)).toBe(
      'Error al obtener la URL prefirmada. El archivo supera el tamaño permitido de 20 MB.',
    )
    answer = () => json({ ...LINK, url: '' })
    vi.stubGlobal('location', undefined)
    expect(await failureOf(pdf)).toMatch(/^No se recibió una URL prefirmada válida/)
    answer = () => json(LINK)
    stored = 403
    expect(await failureOf(pdf)).toBe('Error al subir el archivo. Código de estado: 403. Intente de nuevo.')
    stored = 'lost'
    expect(await failureOf(pdf)).toBe('No hay conexión con el servidor. Revise su señal e intente de nuevo.')
  })
})

describe('sending a file while the store is away', () => {
  it('says so where the portal itself answers, and blames no signal', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', new URL('https://portal.test/solicitud'))
    stored = 'lost'
    expect(await failureOf(pdf)).toMatch(/^El almacén de archivos no está disponible/)
    // the portal's own storage route is not a separate store: a failure there is a lost signal
    answer = () => json({ ...LINK, url: '/api/v1/almacen/x?firma=1' })
    expect(await failureOf(pdf)).toBe('No hay conexión con el servidor. Revise su señal e intente de nuevo.')
  })
})

describe('deleting a file', () => {
  it('asks for the link and follows it', async () => {
    await upload.removeFile('f1', FOLDER)
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/generatePresignedUrlDelete',
      `DELETE ${LINK.url}`,
    ])
    expect(calls[0]?.body).toEqual({ urlDoc: `${FOLDER}/f1` })
  })

  it('tells a failure, but not that it was gone already or that there is no signal', async () => {
    const shown = (): string[] => messages.messages.get().map(({ text }) => text)
    answer = (_url, method) =>
      method === 'DELETE' ? json({ message: 'El archivo ya es parte del caso.' }, 409) : json(LINK)
    upload.discardFile('f1', FOLDER)
    await vi.waitFor(() =>
      expect(shown()).toEqual(['Error al eliminar el archivo. El archivo ya es parte del caso.']),
    )
    const asked = calls.length
    answer = () => json({ message: 'El archivo no existe.' }, 404)
    upload.discardFile('f1', FOLDER)
    vi.stubGlobal('fetch', () => {
      calls.push({ url: '', method: '', body: null })
      return Promise.reject(new TypeError('network'))
    })
    upload.discardFile('f1', FOLDER)
    await vi.waitFor(() => expect(calls.length).toBe(asked + 2))
    await new Promise((done) => setTimeout(done, 0))
    expect(shown()).toHaveLength(1)
  })
})
