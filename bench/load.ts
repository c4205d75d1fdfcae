import http from 'node:http'

export interface Shot {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly count: number
  readonly refused: Readonly<Record<number, number>>
}

/**
 * Keeps `connections` requests in flight against a server for some seconds. `next` makes the next request of a
 * connection, or returns null when there are none left; `seen` gets its response, so that a shot can depend on
 * the one before (versions of a draft).
 */
export async function load(
  port: number,
  seconds: number,
  next: (connection: number, n: number) => Shot | null,
  seen: (connection: number, status: number, body: string) => void = () => undefined,
  connections = 16,
): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const refused: Record<number, number> = {}
  const end = performance.now() + seconds * 1000
  const began = performance.now()
  const one = async (connection: number): Promise<void> => {
    for (let n = 0; performance.now() < end; n++) {
      const shot = next(connection, n)
      if (shot === null) return
      const at = performance.now()
      const { status, body } = await fire(agent, port, shot)
      if (status >= 400 || status === 202) refused[status] = (refused[status] ?? 0) + 1
      else times.push(performance.now() - at)
      seen(connection, status, body)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)))
  agent.destroy()
  const took = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), count: times.length, refused }
}

function fire(agent: http.Agent, port: number, shot: Shot): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const payload = shot.body === undefined ? undefined : JSON.stringify(shot.body)
    const request = http.request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: shot.method,
        path: shot.path,
        headers: {
          ...shot.headers,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        )
      },
    )
    request.on('error', fail)
    request.end(payload)
  })
}
