import { describe, expect, it } from 'vitest'
import { CallError } from './http.ts'
import { type IdempotencyKey, isAnswer } from './idempotency-key.ts'
import { newIntention } from './intention.ts'

/** A server whose responses the test decides, and the requests that reached it. */
function counted() {
  let n = 0
  const intention = newIntention(() => `k${(n += 1)}` as IdempotencyKey)
  const heard: { body: object; key: string }[] = []
  const press = (body: object, error?: unknown, besides?: unknown): Promise<unknown> =>
    intention
      .send(
        body,
        (sent, { idempotencyKey }) => {
          heard.push({ body: sent, key: idempotencyKey })
          return error === undefined ? Promise.resolve('hecho') : Promise.reject(error as Error)
        },
        besides,
      )
      .catch((failed: unknown) => failed)
  return { intention, heard, press, keys: () => heard.map(({ key }) => key) }
}

describe('what one press means', () => {
  it.each([
    ['no answer', new CallError(0, 'Sin conexión')],
    ['an aborted call', new DOMException('', 'AbortError')],
    ['502', new CallError(502, 'Puerta de enlace')],
    ['503', new CallError(503, 'Ocupado')],
    ['504', new CallError(504, 'Sin respuesta')],
  ])('keeps its key while nobody knows whether the server heard it: %s', async (_what, lost) => {
    const { intention, press, keys } = counted()
    await press({ outcome: 'aprobar' }, lost)
    expect(intention.isOpen()).toBe(true)
    await press({ outcome: 'aprobar' }, lost)
    await press({ outcome: 'aprobar' })
    expect(keys()).toEqual(['k1', 'k1', 'k1'])
    expect(intention.isOpen()).toBe(false)
  })

  it.each([400, 401, 403, 404, 409, 413, 422, 429, 500])(
    'has a new one once it was answered: %d',
    async (status) => {
      const { press, keys } = counted()
      await press({ outcome: 'aprobar' }, new CallError(status, 'No'))
      await press({ outcome: 'aprobar' })
      await press({ outcome: 'aprobar' })
      expect(keys()).toEqual(['k1', 'k2', 'k3'])
    },
  )

  it('has a new one when something else is meant, in the body or besides it', async () => {
    const { press, keys } = counted()
    const lost = new CallError(0, 'Sin conexión')
    await press({ outcome: 'aprobar' }, lost)
    await press({ outcome: 'devolver' }, lost)
    await press({ outcome: 'devolver' }, lost, { respuestas: 1 })
    await press({ outcome: 'devolver' }, lost, { respuestas: 2 })
    expect(keys()).toEqual(['k1', 'k2', 'k3', 'k4'])
  })

  it('goes out again as it was sent, though the case was read again with a later version', async () => {
    const { press, heard } = counted()
    await press({ version: 7, taskId: 't' }, new CallError(504, 'Sin respuesta'))
    await press({ version: 8, taskId: 't' }, new CallError(409, 'Cambió'))
    await press({ version: 8, taskId: 't' })
    expect(heard).toEqual([
      { body: { version: 7, taskId: 't' }, key: 'k1' },
      { body: { version: 7, taskId: 't' }, key: 'k1' },
      { body: { version: 8, taskId: 't' }, key: 'k2' },
    ])
  })

  it('is over only for the request that was answered', async () => {
    const { intention, press, keys } = counted()
    let fail: (error: unknown) => void = () => undefined
    const slow = intention
      .send({ a: 1 }, () => new Promise((_done, failed) => void (fail = failed)))
      .catch(() => undefined)
    await press({ a: 2 }, new CallError(0, 'Sin conexión'))
    fail(new CallError(422, 'No'))
    await slow
    await press({ a: 2 })
    expect(keys()).toEqual(['k2', 'k2'])
  })
})

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const product = Object.entries(sources).filter(([path]) => !path.includes('.test.'))
const namedIn = (pattern: RegExp): string[] =>
  product
    .filter(([, text]) => pattern.test(text))
    .map(([path]) => path.replace(/^(?:\.\.?\/)+/, ''))
    .toSorted()

describe('a key of idempotency', () => {
  it('is made in one place, and asked for only by the rule and by what the device keeps', () => {
    expect(namedIn(/as IdempotencyKey\b/)).toEqual(['idempotency-key.ts'])
    expect(namedIn(/\b(?:newKey|keptKey)\b(?!:)/)).toEqual([
      'features/tareas/campo/kept-decision.ts',
      'features/tareas/campo/use-decision.ts',
      'features/tareas/campo/visit-queue.tsx',
      'http.ts',
      'idempotency-key.ts',
      'intention.ts',
      'upload.ts',
    ])
  })

  it('is given to a call only as it comes from an intention, or from the device', () => {
    expect(namedIn(/\bidempotencyKey: (?!IdempotencyKey|keptKey\()/)).toEqual(['intention.ts'])
    expect(namedIn(/['"]Idempotency-Key['"]/)).toEqual(['http.ts'])
  })

  it('is never chosen anew by a screen, whatever it is called there', () => {
    const renews = /\b(?:\w*[kK]ey|intention)\b(?:\.current)? ?= ?(?:\{[^}]*)?crypto\.randomUUID\(\)/
    expect(namedIn(renews)).toEqual(['app/router.ts'])
  })

  it('is ended by one list of statuses', () => {
    expect([0, 502, 503, 504].some(isAnswer)).toBe(false)
    expect([200, 202, 401, 409, 422, 429, 500].every(isAnswer)).toBe(true)
  })
})
