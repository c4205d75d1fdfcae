import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as MessagesModule from '../../../client/messages.ts'
import type * as PicturesModule from './pasted-images.ts'

let pictures: typeof PicturesModule
let messages: typeof MessagesModule
const shown = (): string[] => messages.messages.get().map(({ text }) => text)

/** Minimal fake of a parsed page, for the pictures of a pasted text. */
function page(sources: readonly string[]): { removed: number[] } {
  const removed: number[] = []
  const images = sources.map((source, index) => ({
    getAttribute: () => source,
    dataset: {},
    remove: () => removed.push(index),
  }))
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => ({ querySelectorAll: () => images, body: { innerHTML: 'texto' } })
    },
  )
  return { removed }
}

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { onLine: false })
  messages = await import('../../../client/messages.ts')
  pictures = await import('./pasted-images.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('pictures in a pasted text', () => {
  it('become files where they are written into it, and are fetched from nowhere', () => {
    const { removed } = page(['data:image/png;base64,aG9sYQ==', 'https://otro.test/a.png'])
    const { html, files } = pictures.splitPasted('<p>texto</p>')
    expect(html).toBe('texto')
    expect(files.map((file) => [file.name, file.type, file.size])).toEqual([['imagen-1.png', 'image/png', 4]])
    expect(removed).toEqual([0, 1])
    expect(shown()).toEqual([])
  })

  it('that cannot be read are left out and told once, and the text still comes', () => {
    page(['data:image/png;base64,a', 'data:image/jpeg;base64,b', 'data:image/png;base64,aG9sYQ=='])
    const { html, files } = pictures.splitPasted('<p>texto</p>')
    expect([html, files.length]).toEqual(['texto', 1])
    expect(shown()).toEqual(['Ha ocurrido un error al procesar las imágenes del documento'])
  })

  it('that cannot be sent say why', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ status: 404, message: 'El caso no existe.' }), {
          status: 404,
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    const inserted: string[] = []
    await pictures.uploadPictures(
      [new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'a.gif', { type: 'image/gif' })],
      'caso',
      (id) => inserted.push(id),
    )
    expect(inserted).toEqual([])
    expect(shown()).toEqual([
      'Ha ocurrido un error al subir las imágenes del documento. Error al obtener la URL prefirmada. El caso no existe.',
      'Solo se pueden insertar imágenes PNG o JPEG.',
    ])
  })
})
