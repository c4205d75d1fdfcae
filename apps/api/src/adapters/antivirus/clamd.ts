import { messageOf } from '@ventanilla/domain/kernel/thrown'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { Scanner, ScanResult } from './port.ts'

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/**
 * Reads `CLAMAV_URL`: `tcp://host:port` (port 3310 when left out), `unix:///run/clamav/clamd.ctl`, the same with
 * `clamav:` as scheme, or the plain path of a unix socket. Throws `TypeError` with a sentence for anything else.
 */
export function readClamavUrl(text: string): ClamdAddress {
  if (text.startsWith('/')) return { path: text }
  const [, scheme, rest = ''] = /^(tcp|unix|clamav):\/\/(.*)$/.exec(text) ?? []
  // parsed as http: URL reads host, port and brackets uniformly only for schemes that it supports
  const host = URL.canParse(`http://${rest}`) ? new URL(`http://${rest}`) : null
  if (scheme !== 'unix' && host && host.pathname === '/' && !rest.startsWith('/'))
    return {
      host: host.hostname.replace(/^\[|\]$/g, ''),
      port: Number(/:(\d+)\/?$/.exec(rest)?.[1] ?? 3310),
    }
  if (scheme && scheme !== 'tcp' && rest.startsWith('/') && rest.length > 1)
    return { path: decodeURIComponent(rest) }
  throw new TypeError('CLAMAV_URL: se espera tcp://servidor:puerto o unix:///ruta/del/socket')
}

/** clamd rejects chunks larger than its StreamMaxLength at once; small ones let it stop the upload early. */
const CHUNK = 64 * 1024
const LONGEST_ANSWER = 4096

/**
 * Scans through a running clamd (command INSTREAM), so the daemon needs no access to our files. Set
 * `AlertExceedsMax yes` in its configuration: without it clamd returns OK for content beyond its limits that it
 * did not scan.
 * @param timeoutMs longest silence of the daemon before the scan counts as unavailable
 */
export function createClamdScanner(address: ClamdAddress, timeoutMs = 60_000): Scanner {
  return {
    async scan(stream) {
      const socket = connect(address)
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd is silent')))
      try {
        const answer = readAnswer(socket)
        // A rejection can arrive while we still write; it matters more than the writer's broken pipe.
        const sent = send(stream, socket).then(
          () => null,
          (error: Error) => error,
        )
        const first: string | Error = await Promise.race<string | Error>([
          answer,
          sent.then<string | Error>((error) => error ?? answer),
        ])
        if (!(first instanceof Error)) return interpret(first)
        // either the file could not be read, or clamd closed: its last response, if any, is more specific
        const last = stream.errored ? '' : await answer.catch(() => '')
        return last === '' ? { verdict: 'unavailable', reason: first.message } : interpret(last)
      } catch (error) {
        return { verdict: 'unavailable', reason: messageOf(error) }
      } finally {
        stream.destroy()
        socket.destroy()
      }
    },
  }
}

async function send(stream: Readable, socket: Socket): Promise<void> {
  await write(socket, 'zINSTREAM\0')
  for await (const piece of stream) {
    const bytes = Buffer.from(piece)
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      await write(socket, Buffer.concat([length, chunk]))
    }
  }
  await write(socket, Buffer.alloc(4))
}

function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

function readAnswer(socket: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      text += piece
      const [line = ''] = text.split('\0')
      if (text.includes('\0') || text.length > LONGEST_ANSWER) resolve(line)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('clamd closed without an answer')))
  })
  answer.catch(() => {})
  return answer
}

function interpret(answer: string): ScanResult {
  if (answer === 'stream: OK') return { verdict: 'clean' }
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (name === undefined) return { verdict: 'unavailable', reason: answer || 'clamd answered nothing' }
  // with AlertExceedsMax a file beyond the scan limits is "found" too; that is no malware
  if (name.startsWith('Heuristics.Limits.Exceeded')) return { verdict: 'unavailable', reason: name }
  return { verdict: 'infected', signature: name }
}
