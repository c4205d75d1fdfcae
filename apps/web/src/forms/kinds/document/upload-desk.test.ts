import { describe, expect, test } from 'vitest'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { UploadPort } from '../../context.ts'
import { UploadDesk } from './upload-desk.ts'

const file = new File(['x'], 'plano.pdf', { type: 'application/pdf' })
const stored: StoredFile = { fileId: 'f1', name: 'plano.pdf', size: 1, mime: 'application/pdf' }
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

function port() {
  const held: {
    finish: (one: StoredFile) => void
    fail: (error: Error) => void
    progress: (n: number) => void
  }[] = []
  const fields: (string | undefined)[] = []
  const made: UploadPort = {
    upload: (_file, options) =>
      new Promise((finish, fail) => {
        fields.push(options.field)
        held.push({ finish, fail, progress: options.onProgress })
        options.signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
      }),
  }
  return { made, held, fields }
}

describe('files on their way', () => {
  test('arrive although their field is off the screen, at whoever shows it last', async () => {
    const { made, held, fields } = port()
    const desk = new UploadDesk(made)
    const got: string[] = []
    desk.receive('documento_1', () => got.push('first'))
    desk.add('documento_1', file)
    desk.receive('documento_1', (one) => got.push(one.fileId))
    held[0]?.progress(0.5)
    expect(desk.sending('documento_1')[0]).toMatchObject({ progress: 0.5, error: null })
    held[0]?.finish(stored)
    await settle()
    expect(got).toEqual(['f1'])
    expect(desk.sending('documento_1')).toEqual([])
    expect(fields).toEqual(['documento_1'])
  })
  test('that fail say why, can be sent again, and touch no other', async () => {
    const { made, held } = port()
    const desk = new UploadDesk(made)
    const got: string[] = []
    desk.receive('a', (one) => got.push(one.fileId))
    desk.add('a', file)
    desk.add('a', file)
    held[0]?.fail(new Error('El archivo tiene un virus.'))
    held[1]?.fail(new TypeError('fetch failed'))
    await settle()
    expect(desk.sending('a').map((one) => one.error)).toEqual([
      'El archivo tiene un virus.',
      'No se pudo subir el archivo. Revise su conexión e intente de nuevo.',
    ])
    desk.retry('a', 2)
    held[2]?.finish(stored)
    await settle()
    expect(got).toEqual(['f1'])
    expect(desk.sending('a')).toHaveLength(1)
  })
  test('that are cancelled never arrive', async () => {
    const { made, held } = port()
    const desk = new UploadDesk(made)
    const got: string[] = []
    desk.receive('a', () => got.push('x'))
    desk.add('a', file)
    desk.cancel('a', 1)
    held[0]?.finish(stored)
    await settle()
    expect(got).toEqual([])
    expect(desk.sending('a')).toEqual([])
  })
})
