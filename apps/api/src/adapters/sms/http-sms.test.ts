import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/servers/free-port.ts'
import { createHttpSms } from './http-sms.ts'

const sms = { id: '019a-1', to: '573001234567', text: 'Su código es 4821. No lo comparta.' }
let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)))
})

async function provider(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  user = '',
): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://${user}127.0.0.1:${(server.address() as AddressInfo).port}/mensajes`
}
const status = (code: number, headers = {}) =>
  provider((_request, response) => response.writeHead(code, headers).end('x'))

describe('a text message', () => {
  it('is handed over as JSON with the secret in a header and not in the address', async () => {
    const seen: unknown[] = []
    const url = await provider((request, response) => {
      void json(request).then((body) => {
        seen.push([
          request.method,
          request.url,
          request.headers.authorization,
          request.headers['content-type'],
          body,
        ])
        response.writeHead(202).end()
      })
    }, 's%C3%A9creto@')
    expect(await createHttpSms(url.replace('s%C3%A9creto', 'se%2Fcreto')).send(sms)).toEqual({
      result: 'accepted',
    })
    expect(await createHttpSms(url.replace('s%C3%A9creto', ':otro')).send(sms)).toEqual({
      result: 'accepted',
    })
    expect(seen).toEqual([
      ['POST', '/mensajes', 'Bearer se/creto', 'application/json', sms],
      ['POST', '/mensajes', 'Bearer otro', 'application/json', sms],
    ])
  })

  it.each([
    [200, 'accepted'],
    [400, 'permanent'],
    [422, 'permanent'],
    [401, 'temporary'],
    [408, 'temporary'],
    [429, 'temporary'],
    [500, 'temporary'],
    [503, 'temporary'],
    [504, 'ambiguous'],
  ])('answered with %i is %s', async (code, result) => {
    expect(await createHttpSms(await status(code)).send(sms)).toMatchObject({ result })
  })

  it('does not follow a redirect with its secret', async () => {
    expect(
      await createHttpSms(await status(307, { location: 'http://127.0.0.1:1/' })).send(sms),
    ).toMatchObject({
      result: 'temporary',
    })
  })

  it('certainly did not leave where nobody listens', async () => {
    expect(await createHttpSms(`http://127.0.0.1:${await freePort()}/`).send(sms)).toMatchObject({
      result: 'temporary',
    })
  })

  it('may have left where the provider hangs or dies before it answers', async () => {
    const hanging = await provider(() => {})
    expect(await createHttpSms(hanging, 150).send(sms)).toMatchObject({ result: 'ambiguous' })
    server!.closeAllConnections()
    server!.close()
    const dying = await provider((request) => request.socket.destroy())
    expect(await createHttpSms(dying).send(sms)).toMatchObject({ result: 'ambiguous' })
  })
})
