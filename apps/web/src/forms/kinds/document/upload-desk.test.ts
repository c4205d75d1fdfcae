import { describe, expect, test } from 'vitest'
import type { StoredFile } from '@ventanilla/domain/forms/kinds/document/document'
import type { ShelvedFile, UploadPort, UploadShelf } from '../../context.ts'
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
    place: 'quien/borrador',
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
    desk.retry('a', desk.sending('a')[1]?.id ?? '')
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
    desk.cancel('a', desk.sending('a')[0]?.id ?? '')
    held[0]?.finish(stored)
    await settle()
    expect(got).toEqual([])
    expect(desk.sending('a')).toEqual([])
  })
  test('that failed stay with their error when the way to the server is made anew, and go up by the new one', async () => {
    const before = port()
    const desk = new UploadDesk(before.made)
    const got: string[] = []
    desk.receive('a', (one) => got.push(one.fileId))
    desk.add('a', file)
    before.held[0]?.fail(new TypeError('fetch failed'))
    await settle()
    const after = port()
    desk.use(after.made)
    expect(desk.sending('a')).toMatchObject([{ file, error: expect.stringContaining('conexión') as string }])
    desk.retry('a', desk.sending('a')[0]?.id ?? '')
    after.held[0]?.finish(stored)
    await settle()
    expect(got).toEqual(['f1'])
    expect(desk.all()).toEqual([])
  })
  test('keep what their field noted of each, whichever arrives first', async () => {
    const { made, held } = port()
    const desk = new UploadDesk(made)
    const got: unknown[] = []
    desk.receive('fotos', (_one, note) => got.push(note))
    desk.add('fotos', file, { at: '8:00' })
    desk.add('fotos', file, { at: '9:00' })
    held[0]?.fail(new TypeError('fetch failed'))
    await settle()
    held[1]?.finish(stored)
    await settle()
    desk.retry('fotos', desk.sending('fotos')[0]?.id ?? '')
    held[2]?.finish(stored)
    await settle()
    expect(got).toEqual([{ at: '9:00' }, { at: '8:00' }])
  })
})

describe('files on their way, on a device that keeps them', () => {
  function shelf(first: readonly ShelvedFile[] = []) {
    const kept = new Map(first.map((one) => [one.id, one]))
    const made: UploadShelf = {
      list: () => Promise.resolve([...kept.values()]),
      keep: (one) => Promise.resolve(void kept.set(one.id, one)),
      drop: (id) => Promise.resolve(void kept.delete(id)),
    }
    return { kept, made }
  }
  test('are there again after a reload: the failed one with its error, the interrupted one saying so', async () => {
    const first = port()
    const device = shelf()
    const desk = new UploadDesk({ ...first.made, shelf: device.made })
    desk.add('a', file, 'f0')
    desk.add('b', file)
    first.held[0]?.fail(new Error('No hay conexión.'))
    await settle()
    const second = port()
    const again = new UploadDesk({ ...second.made, shelf: device.made })
    const got: unknown[] = []
    again.receive('a', (one, note) => got.push(one.fileId, note))
    await settle()
    expect(again.sending('a')).toMatchObject([{ file, error: 'No hay conexión.' }])
    expect(again.sending('b')).toMatchObject([{ error: expect.stringContaining('interrumpió') as string }])
    again.retry('a', again.sending('a')[0]?.id ?? '')
    second.held[0]?.finish(stored)
    again.cancel('b', again.sending('b')[0]?.id ?? '')
    await settle()
    expect(got).toEqual(['f1', 'f0'])
    expect([...device.kept]).toEqual([])
  })
  test('leave the device when they arrive, and not before they were put there', async () => {
    const { made, held } = port()
    const device = shelf()
    const desk = new UploadDesk({ ...made, shelf: device.made })
    desk.add('a', file)
    held[0]?.finish(stored)
    await settle()
    await settle()
    expect([...device.kept]).toEqual([])
  })
})
