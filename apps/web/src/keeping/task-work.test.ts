import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../client/network/http.ts'
import { answerTo, taskPort } from './task-work.ts'

const refusal = (status: number, path: string): CallError =>
  new CallError(status, 'No se puede.', { problems: [{ path, message: 'No se puede.' }] })

describe('what a refused save of a task means', () => {
  it('is a rejected answer where the server names one that was sent, though its key has dots', () => {
    expect(answerTo(refusal(422, 'liquidacion.tabla.0.category'), ['liquidacion.tabla', 'nota'])).toEqual({
      kind: 'rejected',
      fields: { 'liquidacion.tabla': 'No se puede.' },
    })
  })

  it('is a refusal of all where it names none of them', () => {
    expect(answerTo(refusal(422, 'liquidacion.tablas'), ['liquidacion.tabla']).kind).toBe('refused')
    expect(answerTo(refusal(403, ''), ['nota'])).toEqual({ kind: 'refused', message: 'No se puede.' })
  })

  it('is a conflict where somebody saved in between', () => {
    const error = new CallError(409, 'x', { current: { work: { version: 4, data: { nota: 'de otra' } } } })
    expect(answerTo(error, ['nota'])).toEqual({ kind: 'conflict', version: 4, theirs: { nota: 'de otra' } })
  })

  it.each([0, 401, 429, 502])('is nothing after %d: it is tried again', (status) => {
    expect(() => answerTo(new CallError(status, 'x'), ['nota'])).toThrow(CallError)
  })
})

describe('the saved work of a task', () => {
  const bodies: unknown[] = []
  beforeEach(() => {
    bodies.length = 0
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      bodies.push(JSON.parse(init.body as string))
      const body = { version: 3, savedAt: '2026-11-21T00:00:00Z', outcomes: [], actToStart: null }
      return Promise.resolve(
        new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
      )
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is put on top of what both sides agreed on last, not of what the screen was opened with', async () => {
    const port = taskPort('00000000-0000-4000-8000-000000000001')
    const answer = await port.save({
      baseVersion: 2,
      base: { antes: 'a', quitada: 'b' },
      changes: { nueva: 'c', quitada: null },
    })
    expect(answer).toEqual({ kind: 'saved', version: 3 })
    expect(bodies).toEqual([{ version: 2, data: { antes: 'a', nueva: 'c' } }])
  })
})
