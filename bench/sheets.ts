import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mkdtemp, rm } from 'node:fs/promises'
import { openSession } from '../apps/api/src/db/sessions.ts'
import { makeTokens } from '../apps/api/src/http/token.ts'
import type { Side } from './report.ts'
import { type Product, SECRET } from './servers.ts'

const EXCELJS = 'exceljs@4.4.0'
const comma = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',')
const ROWS = 'exported rows'

/**
 * The inbox of the window, exported whole while other calls are served, against exceljs streaming the same sheet (widths,
 * dates as dates) from memory into a file that nobody keeps. exceljs is fetched for the measurement and is no part of the project.
 */
export async function sheetMeasures(product: Product, say: (line: string) => void): Promise<Side[]> {
  const userId = product.people.get('cli-ventanilla-unica@demo.test') as string
  const sessionId = product.deps.newId()
  await openSession(product.deps.db, { id: sessionId, userId, address: null, agent: 'banco' })
  const token = await makeTokens(SECRET).sign({ sessionId, userId })
  const ask = (format: string): Promise<Download> =>
    download(product.port, `/api/v1/tareas/exportar?vista=grupo&formato=${format}`, token)
  say('hojas de cálculo…')
  await ask('csv')
  const watch = stalls(product.port)
  const [xlsx, csv] = [await ask('xlsx'), await ask('csv')]
  const stall = watch.end()
  const rows = csv.body.toString('utf8').trim().split('\r\n').length - 1
  const theirs = await exceljs(csv.body, say)
  const against = (ours: Download): string =>
    theirs === null ? '' : ` of ${comma(theirs.seconds)} s = ${comma(ours.seconds / theirs.seconds, 2)}`
  const within = (ours: Download, share: number): boolean | null =>
    theirs === null ? null : ours.seconds / theirs.seconds <= share
  const count = rows.toLocaleString('en')
  return [
    {
      label: `${count} ${ROWS} to XLSX, read and sent, of exceljs to XLSX from memory`,
      value: `${comma(xlsx.seconds)} s${against(xlsx)}`,
      must: '≤ 0,8',
      reached: within(xlsx, 0.8),
    },
    {
      label: `${count} ${ROWS} to CSV, of exceljs to XLSX`,
      value: `${comma(csv.seconds)} s${against(csv)}`,
      must: '≤ 0,3',
      reached: within(csv, 0.3),
    },
    {
      label: 'longest wait of another call during both',
      value: `${comma(stall, 0)} ms`,
      must: '≤ 150 ms (want)',
      reached: stall <= 150,
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

/** Asks for something trivial all the time and remembers the longest that it took. */
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

const WRITER = `
import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { createRequire } from 'node:module'
const ExcelJS = createRequire(process.argv[2])('exceljs')
const lines = readFileSync(process.argv[3], 'utf8').slice(1).trim().split('\\r\\n').map((l) => l.split(';'))
const nowhere = new Writable({ write: (_c, _e, done) => done() })
const began = performance.now()
const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: nowhere, useStyles: true, useSharedStrings: false })
const sheet = book.addWorksheet('Tareas')
sheet.columns = lines[0].map((header, i) => ({ header, width: 24, ...(i === 6 && { style: { numFmt: 'dd/mm/yyyy' } }) }))
for (const line of lines.slice(1)) {
  const [day, month, year] = line[6].split('/').map(Number)
  sheet.addRow(line.map((cell, i) => (i === 6 && cell !== '' ? new Date(Date.UTC(year, month - 1, day)) : cell))).commit()
}
await book.commit()
process.stdout.write(String((performance.now() - began) / 1000))
`

/** null where it cannot be fetched. */
async function exceljs(csv: Buffer, say: (line: string) => void): Promise<{ seconds: number } | null> {
  const dir = await mkdtemp(join(tmpdir(), 'ventanilla-exceljs-'))
  try {
    mkdirSync(join(dir, 'node_modules'))
    writeFileSync(join(dir, 'package.json'), '{"private":true}')
    const npm = ['install', EXCELJS, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
    const got = spawnSync('npm', npm, { cwd: dir, encoding: 'utf8', timeout: 120_000 })
    if (got.status !== 0) {
      say('  exceljs no se pudo descargar: sin comparación')
      return null
    }
    writeFileSync(join(dir, 'rows.csv'), csv)
    writeFileSync(join(dir, 'write.mjs'), WRITER)
    const args = [join(dir, 'write.mjs'), join(dir, 'package.json'), join(dir, 'rows.csv')]
    const ran = spawnSync(process.execPath, args, { encoding: 'utf8', env: { PATH: process.env['PATH'] } })
    const seconds = Number(ran.stdout)
    return ran.status === 0 && seconds > 0 ? { seconds } : null
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
