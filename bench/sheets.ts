import http from 'node:http'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { openSession } from '../apps/api/src/db/people/sessions.ts'
import { makeTokens } from '../apps/api/src/http/guards/token.ts'
import { exceljsPeer, type PeerTimes } from './exceljs-peer.ts'
import type { Side } from './report.ts'
import { type Product, SECRET } from './servers.ts'

const ROUNDS = 5
const comma = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',')
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The inbox of the window, exported whole while other calls are served, against a program that reads the same
 * rows from the same database and writes the same sheet (widths, dates as dates) with exceljs to a null sink.
 * They alternate; the median of the rounds counts.
 */
export async function sheetMeasures(product: Product, say: (line: string) => void): Promise<Side[]> {
  const userId = product.people.get('cli-ventanilla-unica@demo.test') as string
  const sessionId = product.deps.newId()
  await openSession(product.deps.db, { id: sessionId, userId, address: null, agent: 'banco' })
  const token = await makeTokens(SECRET).sign({ sessionId, userId })
  const ask = (format: string): Promise<Download> =>
    download(product.port, `/api/v1/tareas/exportar?vista=grupo&formato=${format}`, token)
  say('hojas de cálculo…')
  const first = await ask('csv')
  await ask('xlsx')
  const lines = first.body.toString('utf8').trim().split('\r\n').slice(1)
  const days = [...new Set(lines.map((line) => line.split(';')[6] ?? ''))].filter((day) => day !== '')
  const iso = days.map((day) => day.split('/').toReversed().join('-'))
  const peer = await exceljsPeer(product.deps, bogotaDate(product.deps.clock.now().toISOString()), iso)
  if (peer === null) say('  exceljs no se pudo descargar: sin comparación')
  const [xlsx, csv, stall]: [number[], number[], number[]] = [[], [], []]
  const theirs: PeerTimes[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const watch = stalls(product.port)
      xlsx.push((await ask('xlsx')).seconds)
      csv.push((await ask('csv')).seconds)
      stall.push(watch.end())
      if (peer !== null) theirs.push(peer.measure())
      const last = theirs.at(-1)
      if (last !== undefined && last.rows !== lines.length)
        throw new Error(`exceljs escribió ${last.rows} filas y el portal ${lines.length}`)
      say(
        `  XLSX ${comma(xlsx.at(-1) ?? 0, 2)} s, CSV ${comma(csv.at(-1) ?? 0, 2)} s, exceljs ${comma(last?.seconds ?? 0, 2)} s (escribir ${comma(last?.writing ?? 0, 2)} s)`,
      )
    }
  } finally {
    await peer?.end()
  }
  const whole = middle(theirs.map((t) => t.seconds))
  const writing = middle(theirs.map((t) => t.writing))
  const count = lines.length.toLocaleString('en')
  const row = (format: string, seconds: number, most: number, must: string): Side => ({
    label: `${count} exported rows to ${format}, of a program that reads the same rows and writes XLSX with exceljs`,
    value:
      peer === null
        ? `${comma(seconds)} s`
        : `${comma(seconds, 2)} of ${comma(whole, 2)} s = ${comma(seconds / whole, 2)} (of its writing alone, ${comma(writing, 2)} s: ${comma(seconds / writing, 2)})`,
    must,
    reached: peer === null ? null : seconds / whole <= most,
  })
  const longest = Math.max(...stall)
  return [
    row('XLSX', middle(xlsx), 0.8, '≤ 0,8'),
    row('CSV', middle(csv), 0.3, '≤ 0,3'),
    {
      label: 'longest wait of another call during the exports',
      value: `${comma(longest, 0)} ms`,
      must: '≤ 150 ms (want)',
      reached: longest <= 150,
    },
  ]
}

interface Download {
  readonly seconds: number
  readonly body: Buffer
}

function download(port: number, path: string, token: string): Promise<Download> {
  const began = performance.now()
  return new Promise((done, fail) => {
    http
      .get({ host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${token}` } }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          if (reply.statusCode !== 200) fail(new Error(`la exportación respondió ${reply.statusCode}`))
          else done({ seconds: (performance.now() - began) / 1000, body: Buffer.concat(parts) })
        })
      })
      .on('error', fail)
  })
}

/** Sends a trivial request continuously and records the longest response time. */
function stalls(port: number): { end: () => number } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let longest = 0
  let going = true
  const again = (): void => {
    if (!going) {
      agent.destroy()
      return
    }
    const began = performance.now()
    http
      .get({ agent, host: '127.0.0.1', port, path: '/api/v1/nada' }, (reply) => {
        reply.resume()
        reply.on('end', () => {
          longest = Math.max(longest, performance.now() - began)
          setTimeout(again, 5)
        })
      })
      .on('error', () => undefined)
  }
  again()
  return {
    end: () => {
      going = false
      return longest
    },
  }
}
