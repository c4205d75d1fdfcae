import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { signatureOf } from '../../testing/acts/pdf-tools.ts'
import { hasProgram } from '../../testing/servers/programs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

interface IndexRow {
  readonly position: number
  readonly documentDate: string
  readonly folioTo: number
  readonly sha256: string | null
}
interface Kept {
  readonly name: string
  readonly storage_key: string
  readonly sha256: string
  readonly size: number
  readonly at: string
}

let world: ApiWorld
let caseId = ''
/** number and contents while the case still ran */
let running: { readonly number: string; readonly kept: readonly Kept[] }
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  await world.advanceTo(caseId, 'PG-16')
  await world.drain()
  running = { number: (await readIndex()).number, kept: await keptIndices() }
  await world.advanceTo(caseId, 'FIN')
  await world.drain()
  await world.drain()
}, 120_000)
afterAll(() => world.close())

const keptIndices = (): Promise<Kept[]> =>
  world.db.rows<Kept>(sql`
    select name, storage_key, sha256, size::int as size, to_char(created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as at
    from files where case_id = ${caseId}::uuid and purpose = 'indice' and state = 'ready' order by created_at`)
async function bytesOf(key: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await world.deps.storage.get(key)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
async function readIndex(): Promise<{
  number: string
  openedOn: string
  closedOn: string
  folios: number
  rows: IndexRow[]
}> {
  const token = await world.tokenFor('cli-gestion-documental@demo.test')
  return (await world.call('GET', `/api/v1/solicitudes/${caseId}/expediente`, undefined, token)).body
}
const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** A date as the document writes it. */
const said = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} de ${MONTHS[month - 1]} de ${year}`
}

describe('the index of a file whose case ended in the ordinary way', () => {
  it('is not kept while the case runs', () => {
    expect(running.number).toMatch(/\d/)
    expect(running.kept).toEqual([])
  })

  it('is kept on the day of its end, signed as a whole, once, as the bytes that were signed', async () => {
    const kept = await keptIndices()
    const { number, closedOn } = await readIndex()
    expect(kept.map(({ name, at }) => [name, at])).toEqual([
      [`Índice del expediente ${number}.pdf`, closedOn],
    ])
    const [one] = kept as [Kept]
    const pdf = await bytesOf(one.storage_key)
    expect([pdf.length, createHash('sha256').update(pdf).digest('hex')]).toEqual([one.size, one.sha256])
    const { cms, covered } = signatureOf(pdf, 0)
    // everything but the signature itself, which is in hexadecimal between two brackets
    expect(covered.length).toBeLessThan(pdf.length)
    expect(pdf.toString('latin1')).toMatch(/\/SubFilter\s*\/ETSI\.CAdES\.detached/)
    expect(cms.length).toBeGreaterThan(500)
    const last = [...pdf.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) (\d+)\]/g)].at(-1)
    expect(Number(last?.[2]) + Number(last?.[3])).toBe(pdf.length)
  }, 120_000)

  it('says when the file was opened and closed, and has its documents by their date', async () => {
    const { rows, openedOn, closedOn, folios } = await readIndex()
    const days = await world.db.one<{ opened: string; closed: string }>(sql`
      select to_char(e.at at time zone 'America/Bogota', 'YYYY-MM-DD') as opened, to_char(c.closed_at at time zone 'America/Bogota', 'YYYY-MM-DD') as closed
      from cases c join case_events e on e.case_id = c.id and e.type = 'expediente.creado' where c.id = ${caseId}::uuid`)
    expect([openedOn, closedOn]).toEqual([days?.opened, days?.closed])
    expect(openedOn < closedOn).toBe(true)
    const dates = rows.map(({ documentDate }) => documentDate)
    expect(dates).toEqual(dates.toSorted())
    expect(new Set(dates).size).toBeGreaterThan(2)
    const pages = rows.toSorted((a, b) => a.position - b.position)
    expect(pages.at(-1)?.folioTo).toBe(folios)
    if (!hasProgram('pdftotext')) return
    const [one] = (await keptIndices()) as [Kept]
    const text = execFileSync('pdftotext', ['-raw', '-', '-'], {
      input: await bytesOf(one.storage_key),
      encoding: 'utf8',
    })
    const flat = text.replaceAll(/\s+/g, ' ')
    expect(flat).toContain(`${said(openedOn)} a ${said(closedOn)}`)
    expect(flat).toContain(`${rows.length} documentos, ${folios} folios`)
    // each document by its unique hash, in date order
    const whole = text.replaceAll(/\s+/g, '')
    const places = rows.map(({ sha256 }) => whole.indexOf(sha256 ?? 'none'))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }, 60_000)
})
