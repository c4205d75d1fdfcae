import { describe, expect, it } from 'vitest'
import { maySign } from '../acto/may-sign.ts'
import { whyNotSettled } from './use-advance.ts'

describe('signing', () => {
  const ready = { code: '4821', read: true, busy: false, isStopped: false }
  it.each([
    ['whoever read it and has a whole code', {}, true],
    ['nobody before they said that they read it', { read: false }, false],
    ['nobody with half a code', { code: '482' }, false],
    ['nobody twice at once', { busy: true }, false],
    ['nobody while an alert stops it', { isStopped: true }, false],
  ] as const)('is open to %s', (_who, more, may) => {
    expect(maySign({ ...ready, ...more })).toBe(may)
  })
})

describe('advancing', () => {
  const engine = (flushed: boolean, conflicts: readonly unknown[] = []) =>
    ({ flush: () => Promise.resolve(flushed), get: () => ({ conflicts }) }) as unknown as Parameters<
      typeof whyNotSettled
    >[0]
  it('waits until the server has the work that is on the screen', async () => {
    expect(await whyNotSettled(engine(true))).toBeNull()
    expect(await whyNotSettled(null)).toBeNull()
    expect(await whyNotSettled(engine(false))).toContain('no se ha podido guardar')
  })
  it('waits until somebody chose, where another person changed the same work', async () => {
    expect(await whyNotSettled(engine(false, ['nombre']))).toContain('Otra persona cambió este trabajo')
  })
})
