import type { IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Looked, Outside } from './port.ts'
import { NotPublic, publicOnly } from './public-only.ts'

/** Longest look at one address, redirects and second tries included. */
const DEADLINE_MS = 8_000
const MOST_REDIRECTS = 4

interface Means {
  /** tests: another transport, port and judge of names */
  readonly request?: typeof secureRequest
  readonly port?: number
  readonly lookup?: LookupFunction
  readonly deadlineMs?: number
}
type Method = 'HEAD' | 'GET'

const broken = (reason: string): Looked => ({ state: 'no_sirve', reason })
const unknown = (reason: string): Looked => ({ state: 'sin_verificar', reason })

/**
 * Looks at addresses over HTTPS, by name and on the usual port. Reads nothing of what they answer but the status and
 * where they lead.
 */
export function createHttpsLook({
  request = secureRequest,
  port = 443,
  lookup = publicOnly(),
  deadlineMs = DEADLINE_MS,
}: Means = {}): Outside {
  const ask = (url: URL, method: Method, signal: AbortSignal): Promise<Pick<Answer, 'status' | 'location'>> =>
    new Promise((done, fail) => {
      const sent = request({
        hostname: url.hostname,
        servername: url.hostname,
        port,
        method,
        path: `${url.pathname}${url.search}`,
        headers: { 'user-agent': 'Ventanilla (verifica que sus enlaces respondan)', accept: '*/*' },
        agent: false,
        lookup,
        signal,
      })
      sent.on('response', (answer: IncomingMessage) => {
        // the status is enough: a body could be without end
        answer.on('error', () => undefined)
        answer.destroy()
        done({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null })
      })
      sent.on('error', fail)
      sent.end()
    })
  const follow = async (address: string, signal: AbortSignal): Promise<Looked> => {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const refused = whyNot(url)
      if (refused !== null) return broken(refused)
      let answer = await ask(url, 'HEAD', signal)
      // many servers answer a page and refuse to say only whether it is there
      if (answer.status >= 400) answer = await ask(url, 'GET', signal)
      if (answer.status < 300 || answer.status >= 400 || answer.location === null) return judge(answer.status)
      if (!URL.canParse(answer.location, url.href)) return broken('Lleva a una dirección que no existe')
      url = new URL(answer.location, url.href)
    }
    return broken('Lleva de una dirección a otra sin terminar')
  }
  return {
    look: (address, ended) =>
      follow(address, AbortSignal.any([ended, AbortSignal.timeout(deadlineMs)])).catch((error: unknown) =>
        failed(error, deadlineMs),
      ),
  }
}

interface Answer {
  readonly status: number
  readonly location: string | null
}

/** Attack: an address, or one that it redirects to, that names a machine by its number, another port or a user. */
function whyNot(url: URL): string | null {
  if (url.protocol !== 'https:') return 'Lleva a una dirección sin https'
  if (url.port !== '' || url.username !== '' || url.password !== '')
    return 'Lleva a una dirección con puerto o usuario'
  return /\.[a-z]{2,}$/i.test(url.hostname) ? null : 'Lleva a una dirección sin nombre'
}

function judge(status: number): Looked {
  if (status >= 200 && status < 300) return { state: 'sirve', reason: '' }
  // there is something, which machines are not shown
  if ([401, 403, 407, 429, 451].includes(status))
    return unknown(`Responde ${status}: no deja que el portal lo verifique`)
  return broken(`Responde ${status}`)
}

/** Failures that say something of our own network. */
const OURS = new Set(['EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'])

function failed(thrown: unknown, deadlineMs: number): Looked {
  if (!(thrown instanceof Error)) return broken('No se pudo llegar')
  // what Node throws of a connection carries a code
  const error = thrown as NodeJS.ErrnoException
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return broken(`No respondió en ${deadlineMs / 1000} segundos`)
  if (error instanceof NotPublic) return broken('Su nombre lleva a una red privada')
  const code = error.code ?? ''
  if (OURS.has(code)) return unknown('El portal no pudo salir a la red')
  if (code === 'ENOTFOUND') return broken('Ese nombre no existe')
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return broken('Su certificado no es válido')
  return broken('No se pudo llegar')
}
