import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to a server that can fail silently. */
export interface SwallowingProxy {
  /** the server's address, through the proxy */
  readonly url: string
  /** open connections stay open but pass nothing in either direction; new connections work */
  swallow(): void
  /** open connections drop the server's responses but still pass requests */
  mute(): void
  /** new connections hang too */
  block(on: boolean): void
  close(): Promise<void>
}

export async function swallowingProxy(target: string, at = 0): Promise<SwallowingProxy> {
  const there = new URL(target)
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket; dead: boolean; mute: boolean }>()
  const hanging = new Set<Socket>()
  let blocked = false
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (blocked) return void hanging.add(near)
    const pair = { near, far: connect(Number(there.port), there.hostname), dead: false, mute: false }
    pairs.add(pair)
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (chunk) => pair.dead || (pair.mute && to === near) || to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => pair.dead || to.destroy())
    }
    pass(near, pair.far)
    pass(pair.far, near)
  })
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    swallow: () => pairs.forEach((pair) => (pair.dead = true)),
    mute: () => pairs.forEach((pair) => (pair.mute = true)),
    block: (on) => (blocked = on),
    close: () =>
      new Promise((done) => {
        for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
        for (const socket of hanging) socket.destroy()
        server.close(() => done())
      }),
  }
}
