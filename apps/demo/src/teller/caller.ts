import type { FastifyInstance } from 'fastify'

export interface Answer {
  readonly status: number
  // tests read responses of many shapes
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Readonly<Record<string, unknown>>
  /** the body as received */
  readonly raw: Buffer
}

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  token?: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/**
 * Calls the built server without a socket. A text body is sent unchanged. `address`: client address of each
 * call.
 */
export function callerOf(
  app: Pick<FastifyInstance, 'inject'>,
  address: () => string = () => '127.0.0.1',
): Call {
  return async (method, url, body, token, headers = {}) => {
    const reply = await app.inject({
      method,
      url,
      remoteAddress: address(),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isJson = String(reply.headers['content-type'] ?? '').includes('json')
    return {
      status: reply.statusCode,
      body: isJson && reply.body !== '' ? JSON.parse(reply.body) : reply.body,
      headers: reply.headers,
      raw: reply.rawPayload,
    }
  }
}
