import { describe, expect, it } from 'vitest'
import { CallError } from '../../../client/http.ts'
import { newIntention } from './intention.ts'
import { maySign } from '../acto/may-sign.ts'
import { whyNotSettled } from './use-advance.ts'

const counted = () => {
  let n = 0
  return newIntention(() => `k${(n += 1)}`)
}

describe('what one press means', () => {
  it('keeps its key while nobody knows whether the server heard it', () => {
    const intention = counted()
    expect(intention.keyFor('aprobar')).toBe('k1')
    expect(intention.keyFor('aprobar')).toBe('k1')
    intention.answered(new CallError(0, 'Sin conexión'))
    expect(intention.keyFor('aprobar')).toBe('k1')
    intention.answered(new CallError(504, 'Sin respuesta'))
    expect(intention.keyFor('aprobar')).toBe('k1')
  })
  it('has a new one once it was answered, and when something else is meant', () => {
    const intention = counted()
    expect(intention.keyFor('aprobar')).toBe('k1')
    expect(intention.keyFor('devolver')).toBe('k2')
    intention.answered(new CallError(422, 'Falta el motivo'))
    expect(intention.keyFor('devolver')).toBe('k3')
    intention.answered()
    expect(intention.keyFor('devolver')).toBe('k4')
  })
})

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
