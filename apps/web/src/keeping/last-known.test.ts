import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../client/network/http.ts'
import { keptInMemory } from '../forms/draft/kept-shelf.ts'

const kept = keptInMemory()
vi.mock('./device.ts', () => ({ deviceOf: () => Promise.resolve({ kept }) }))
const { lastKnown } = await import('./last-known.ts')

const fails = (status: number) => () => Promise.reject(new CallError(status, 'x'))
const read = (ask: () => Promise<string>, keeps?: (value: string) => boolean) =>
  lastKnown('u', 'caso', ask, keeps)

describe('an answer of the server', () => {
  beforeEach(async () => {
    await read(() => Promise.resolve('visto'))
    await vi.waitFor(async () => expect(await kept.get('respuesta', 'caso')).not.toBeNull())
  })
  afterEach(() => kept.remove('respuesta', 'caso'))

  it.each([0, 503])('is shown from the device where the server does not answer (%d)', async (status) => {
    expect(await read(fails(status))).toBe('visto')
  })

  it.each([403, 404])('is forgotten once it is refused (%d)', async (status) => {
    await expect(read(fails(status))).rejects.toThrow(CallError)
    await expect(read(fails(0))).rejects.toThrow(CallError)
  })

  it('stays on no device where it is of no use out there', async () => {
    await kept.remove('respuesta', 'caso')
    expect(
      await read(
        () => Promise.resolve('otro'),
        () => false,
      ),
    ).toBe('otro')
    await expect(read(fails(0))).rejects.toThrow(CallError)
  })
})
