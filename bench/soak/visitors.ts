import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '../../apps/demo/src/teller/caller.ts'
import { userOf } from '../kills/caller.ts'
import { load, type Shot } from '../load.ts'

/** How often each kind of visit took place. */
export type Visits = Record<string, number>

export interface Visited {
  readonly port: number
  readonly call: Call
  readonly tokenOf: (email: string) => Promise<string>
  /** existing cases, the newest last */
  readonly cases: () => readonly string[]
  /** files that their owner can open */
  readonly files: () => readonly { readonly id: string; readonly owner: string }[]
  readonly ended: AbortSignal
}

/** Background visits next to the work on cases, at their own pace, until the end. Returns their counts. */
export async function visit(visited: Visited): Promise<Visits> {
  const visits: Visits = {}
  const every = async (ms: number, what: string, work: () => Promise<unknown>): Promise<void> => {
    while (!visited.ended.aborted) {
      await work()
        .then(() => (visits[what] = (visits[what] ?? 0) + 1))
        .catch(() => (visits[`${what}, in vain`] = (visits[`${what}, in vain`] ?? 0) + 1))
      await pause(ms, undefined, { signal: visited.ended }).catch(() => undefined)
    }
  }
  await Promise.all([
    every(2_000, 'bursts of reading', () => read(visited)),
    every(3_000, 'documents', () => download(visited)),
    every(4_000, 'failed log-ins', () => logInBadly(visited, (visits['failed log-ins'] ?? 0) % WRONG)),
    every(10_000, 'files that are refused', () => uploadNonsense(visited)),
    every(500, 'looks at connections that are held', holder(visited)),
  ])
  return visits
}

const STAFF = 'cli-ventanilla-unica@demo.test'
const CITIZEN = 'ciudadano@demo.test'
const BURST_SECONDS = 1

/** Lists, cases and pages, as fast as four connections allow. */
async function read({ port, tokenOf, cases }: Visited): Promise<void> {
  const [staff, citizen] = [await tokenOf(STAFF), await tokenOf(CITIZEN)]
  const as = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
  const one = (): string => cases()[Math.floor(Math.random() * cases().length)] ?? ''
  const shots: readonly (() => Shot)[] = [
    () => ({ method: 'GET', path: '/api/v1/tareas?vista=grupo', headers: as(staff) }),
    () => ({ method: 'GET', path: '/api/v1/tareas/conteos', headers: as(staff) }),
    () => ({ method: 'GET', path: '/api/v1/mis-solicitudes', headers: as(citizen) }),
    () => ({ method: 'GET', path: `/api/v1/solicitudes/${one()}`, headers: as(citizen) }),
    () => ({ method: 'GET', path: `/api/v1/solicitudes/${one()}/historia`, headers: as(citizen) }),
    () => ({ method: 'GET', path: '/', headers: {} }),
    () => ({ method: 'GET', path: '/listo', headers: {} }),
    () => ({ method: 'GET', path: '/api/v1/no-existe', headers: {} }),
  ]
  await load(port, BURST_SECONDS, (_, n) => (shots[n % shots.length] ?? shots[0])?.() ?? null, undefined, 4)
}

/** Aborts every second download halfway. */
async function download({ call, tokenOf, files }: Visited): Promise<void> {
  const file = files().at(-1 - Math.floor(Math.random() * Math.min(20, files().length)))
  if (file === undefined) return
  const link = await call('GET', `/api/v1/archivos/${file.id}/enlace`, undefined, await tokenOf(file.owner))
  const answer = await fetch(link.body.url as string)
  if (Math.random() < 0.5) await answer.body?.cancel()
  else await answer.arrayBuffer()
}

/** Distinct accounts tried: their failure counters are kept for hours. */
const WRONG = 20

const logInBadly = ({ call }: Visited, which: number): Promise<unknown> =>
  call('POST', '/api/v1/authenticate', { username: `nadie-${which}@ejemplo.test`, password: 'equivocada-1A' })

async function uploadNonsense({ call, tokenOf }: Visited): Promise<void> {
  const token = await tokenOf(CITIZEN)
  const body = 'esto no es una imagen'
  const asked = await call(
    'POST',
    '/api/v1/generatePresignedUrl',
    { urlDoc: `images/images-perfil/${userOf(token)}`, fileType: 'png', name: 'foto.png', size: body.length },
    token,
  )
  await fetch(asked.body.url as string, { method: 'PUT', headers: asked.body.headers as HeadersInit, body })
  await call('POST', `/api/v1/archivos/${asked.body.fileId}/confirmar`, {}, token)
}

/**
 * Idle or half-sent requests (nothing, half a head, half a body), as many as an office has; the server ends
 * them in time.
 */
const HELD = 24
const STARTS: readonly string[] = [
  '',
  'GET /api/v1/tareas HTTP/1.1\r\nHost: portal\r\nX-A: ',
  'POST /api/v1/authenticate HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"username":',
]

/** Reopens ended connections until the end of the run, then closes all. */
function holder({ port, ended }: Visited): () => Promise<void> {
  const held = new Set<Socket>()
  let opened = 0
  ended.addEventListener('abort', () => held.forEach((socket) => socket.destroy()))
  return async () => {
    while (held.size < HELD && !ended.aborted) {
      const socket = connect(port, '127.0.0.1')
      held.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => held.delete(socket))
      socket.write(STARTS[(opened += 1) % STARTS.length] ?? '')
      socket.resume()
    }
  }
}
