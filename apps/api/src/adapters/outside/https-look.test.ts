import {
  createServer,
  request as plain,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { request as secure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/servers/free-port.ts'
import { createHttpsLook } from './https-look.ts'
import type { Looked } from './port.ts'
import { publicOnly, type Resolve } from './public-only.ts'

const HERE: Resolve = (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }])
const anywhere = publicOnly(HERE, () => true)
/** node:http asked as node:https is: a test has no certificate */
const request = plain as unknown as typeof secure
const going = new AbortController().signal

let server: Server | undefined
const seen: string[] = []
afterEach(async () => {
  seen.length = 0
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
  server = undefined
})

/** Looks at an address of a site that answers like this. */
async function looked(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  address = 'https://ejemplo.gov.co/ley',
): Promise<Looked> {
  server ??= createServer((asked, response) => {
    seen.push(`${asked.method} ${asked.headers.host?.replace(/:\d+$/, '')}${asked.url}`)
    answer(asked, response)
  })
  if (!server.listening) await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createHttpsLook({ request, lookup: anywhere, port, deadlineMs: 500 }).look(address, going)
}
const status = (code: number, headers = {}) =>
  looked((_request, response) => response.writeHead(code, headers).end())

describe('an address', () => {
  it('serves when it answers, and nothing is read of what it answers', async () => {
    expect(await status(200)).toEqual({ state: 'sirve', reason: '' })
    expect(seen).toEqual(['HEAD ejemplo.gov.co/ley'])
  })

  it('serves when only its page is told', async () => {
    expect(
      await looked(({ method }, response) =>
        response.writeHead(method === 'HEAD' ? 405 : 200).end('x'.repeat(10_000)),
      ),
    ).toEqual({ state: 'sirve', reason: '' })
    expect(seen).toEqual(['HEAD ejemplo.gov.co/ley', 'GET ejemplo.gov.co/ley'])
  })

  it.each([
    [404, 'no_sirve', 'Responde 404'],
    [500, 'no_sirve', 'Responde 500'],
    [304, 'no_sirve', 'Responde 304'],
    [403, 'sin_verificar', 'Responde 403: no deja que el portal lo verifique'],
    [429, 'sin_verificar', 'Responde 429: no deja que el portal lo verifique'],
  ] as const)('that answers %i', async (code, state, reason) =>
    expect(await status(code)).toEqual({ state, reason }),
  )

  it('is followed to where it leads, by name and https', async () => {
    expect(
      await looked(({ url }, response) =>
        url === '/ley'
          ? response.writeHead(301, { location: 'https://otro.gov.co/nueva?a=1' }).end()
          : response.writeHead(200).end(),
      ),
    ).toEqual({ state: 'sirve', reason: '' })
    expect(seen).toEqual(['HEAD ejemplo.gov.co/ley', 'HEAD otro.gov.co/nueva?a=1'])
  })

  it.each([
    ['http://ejemplo.gov.co/', 'Lleva a una dirección sin https'],
    ['https://127.0.0.1/', 'Lleva a una dirección sin nombre'],
    ['https://[::1]/', 'Lleva a una dirección sin nombre'],
    ['https://localhost/', 'Lleva a una dirección sin nombre'],
    ['https://0x7f.1/', 'Lleva a una dirección sin nombre'],
    ['https://ejemplo.gov.co:5432/', 'Lleva a una dirección con puerto o usuario'],
    ['https://yo@ejemplo.gov.co/', 'Lleva a una dirección con puerto o usuario'],
    ['https://', 'Lleva a una dirección que no existe'],
    ['file:///etc/passwd', 'Lleva a una dirección sin https'],
  ])('is not followed to %s', async (location, reason) => {
    expect(await status(302, { location })).toEqual({ state: 'no_sirve', reason })
    expect(seen).toHaveLength(1)
  })

  it('that leads in circles ends', async () => {
    expect(await status(302, { location: '/ley' })).toEqual({
      state: 'no_sirve',
      reason: 'Lleva de una dirección a otra sin terminar',
    })
    expect(seen).toHaveLength(5)
  })

  it('that stays silent is left at its deadline', async () => {
    expect(await looked(() => undefined)).toEqual({
      state: 'no_sirve',
      reason: 'No respondió en 0.5 segundos',
    })
  })

  it('that nobody serves, does not exist, or is inside, is not reached', async () => {
    const port = await freePort()
    const look = (resolve: Resolve, allows: (address: string) => boolean = () => true) =>
      createHttpsLook({ request, lookup: publicOnly(resolve, allows), port }).look(
        'https://ejemplo.gov.co',
        going,
      )
    const missing = Object.assign(new Error('no'), { code: 'ENOTFOUND' })
    const away = Object.assign(new Error('no'), { code: 'EAI_AGAIN' })
    expect(await look(HERE)).toEqual({ state: 'no_sirve', reason: 'No se pudo llegar' })
    expect(await look((_name, done) => done(missing, []))).toEqual({
      state: 'no_sirve',
      reason: 'Ese nombre no existe',
    })
    expect(await look((_name, done) => done(away, []))).toEqual({
      state: 'sin_verificar',
      reason: 'El portal no pudo salir a la red',
    })
    expect(
      await createHttpsLook({ request, lookup: publicOnly(HERE), port }).look(
        'https://ejemplo.gov.co',
        going,
      ),
    ).toEqual({
      state: 'no_sirve',
      reason: 'Su nombre lleva a una red privada',
    })
  })

  it('is given up at once when the process ends', async () => {
    const end = new AbortController()
    end.abort()
    const began = performance.now()
    await createHttpsLook({ request, lookup: anywhere, port: await freePort() }).look(
      'https://ejemplo.gov.co',
      end.signal,
    )
    expect(performance.now() - began).toBeLessThan(500)
  })
})
