import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** In-memory storage; the module reads it on load, so each test loads its own. */
function storage(given: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(given))
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as unknown as Storage
}

const load = async () => (await import('./waiting-work.ts')).waitingWork

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('work that waits on this device', () => {
  it('is noted once for each person and task, and forgotten when it was sent', async () => {
    vi.stubGlobal('localStorage', storage())
    const waiting = await load()
    waiting.note('ana', 't1')
    waiting.note('ana', 't1')
    waiting.note('ana', 't2')
    waiting.note('luis', 't3')
    expect(waiting.of('ana')).toEqual(['t1', 't2'])
    waiting.forget('ana', 't1')
    waiting.forget('luis', 't3')
    expect(waiting.of('ana')).toEqual(['t2'])
    expect(waiting.of('luis')).toEqual([])
  })

  it('is known again when the application is opened anew', async () => {
    const kept = storage()
    vi.stubGlobal('localStorage', kept)
    ;(await load()).note('ana', 't1')
    vi.resetModules()
    expect((await load()).of('ana')).toEqual(['t1'])
  })

  it('is nothing where what was kept cannot be read', async () => {
    vi.stubGlobal('localStorage', storage({ 'ventanilla.por-enviar': '{broken' }))
    expect((await load()).of('ana')).toEqual([])
  })

  it('is noted for this visit where the device has no room', async () => {
    const full = storage()
    full.setItem = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('localStorage', full)
    const waiting = await load()
    waiting.note('ana', 't1')
    expect(waiting.of('ana')).toEqual(['t1'])
  })
})
