import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../../client/network/http.ts'
import { openActSaver, RETRY_MS } from './act-saver.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
type Given = { readonly doc: unknown; readonly version: number; readonly label?: string }

let sent: Given[]
let answer: (given: Given) => unknown
const open = () =>
  openActSaver({ version: 3, problems: [] }, (given) => {
    sent.push(given)
    const got = answer(given)
    return got instanceof Error ? Promise.reject(got) : Promise.resolve(got as never)
  })
const saved = (version: number) => ({ docVersion: version, savedAt: '2026-11-23T10:00:00Z', problems: [] })

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answer = ({ version }) => saved(version + 1)
})
afterEach(() => void vi.useRealTimers())

describe('the text of an act', () => {
  it('is saved a moment after it was written, on the version that came back last', async () => {
    const saver = open()
    saver.changed(text('uno'))
    saver.changed(text('dos'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([{ doc: text('dos'), version: 3 }])
    saver.changed(text('tres'))
    expect(await saver.flush()).toBe(true)
    expect(sent.at(-1)).toEqual({ doc: text('tres'), version: 4 })
    expect(saver.get()).toMatchObject({ state: 'guardado', version: 5 })
  })

  it('that could not be saved is tried again by itself until it is, with what was written meanwhile', async () => {
    const saver = open()
    answer = () => new CallError(0, 'Sin conexión')
    saver.changed(text('uno'))
    expect(await saver.flush()).toBe(false)
    expect(saver.get().state).toBe('sin_conexion')
    expect(saver.isWaiting()).toBe(true)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(sent).toHaveLength(2)
    answer = ({ version }) => saved(version + 1)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(sent).toHaveLength(3)
    expect(saver.get().state).toBe('guardado')
    expect(saver.isWaiting()).toBe(false)
  })

  it('that was refused stays said and is not sent for ever', async () => {
    const saver = open()
    answer = () => new CallError(409, 'El documento ya se envió. Para cambiarlo deben devolverlo.')
    saver.changed(text('uno'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(saver.get()).toMatchObject({
      state: 'rechazado',
      message: expect.stringContaining('ya se envió') as string,
    })
  })

  it('in conflict with somebody else is not handed on, and neither text is lost before one is chosen', async () => {
    const conflict = (): Error => {
      const current = { docVersion: 9, doc: text('ajeno') }
      return new CallError(409, 'El documento se guardó desde otro lugar.', { current })
    }
    const saver = open()
    answer = conflict
    saver.changed(text('mío'))
    expect(await saver.flush()).toBe(false)
    saver.changed(text('mío y más'))
    expect(await saver.flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(saver.get().theirs).toEqual({ doc: text('ajeno'), version: 9 })
    answer = ({ version }) => saved(version + 1)
    saver.keepMine()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent.at(-1)).toMatchObject({ doc: text('mío y más'), version: 9 })
    expect(saver.get()).toMatchObject({ state: 'guardado', theirs: null })
  })
})
