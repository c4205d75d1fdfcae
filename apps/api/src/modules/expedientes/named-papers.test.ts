import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/connection/sql.ts'
import { APPLICANT, proofsOf } from '../../testing/walks/case-proofs.ts'
import { hasProgram } from '../../testing/servers/programs.ts'
import { type ApiWorld, startWorld } from '../../testing/stories/world.ts'

/** Typical file names from a phone's camera and scanner. */
const NAMES = ['foto.pdf', 'doc.pdf', 'doc.pdf', 'IMG_2041.pdf']
const RECORDS = 'cli-gestion-documental@demo.test'

let world: ApiWorld
let caseId = ''
/** the text of a requirement's point, and the document that answers it */
let words = ''
let paper = { fileId: '' }
/** each application document's requested title and original file name */
let asked: { id: string; title: string; name: string }[] = []
beforeAll(async () => {
  world = await startWorld()
  caseId = (await world.fileConcession()).caseId
  // the test driver names each file like its document; users do not
  const files = await world.db.rows<{ id: string; name: string }>(
    sql`select id, name from files where case_id = ${caseId}::uuid and purpose = 'solicitud' order by id`,
  )
  asked = files.map(({ id, name }, n) => ({
    id,
    title: name.replace(/\.pdf$/, ''),
    name: NAMES[n % NAMES.length] ?? '',
  }))
  for (const { id, name } of asked)
    await world.db.run(sql`update files set name = ${name} where id = ${id}::uuid`)
  await world.drain()
  await world.advanceTo(caseId, 'PG-03')
  const failing = await proofsOf(world).failing(caseId, 'PG-03')
  await world.doTask(caseId, 'PG-03', 'no', { 'revision.documentos': failing })
  await world.doTask(caseId, 'PG-04', 'notificado')
  await world.advanceTo(caseId, 'PG-04A')
  const [task] = await world.openTasks(caseId)
  const view = await world.call(
    'GET',
    `/api/v1/tareas/${task?.id}`,
    undefined,
    await world.tokenFor(APPLICANT),
  )
  const [point] = view.body.items.requirements as { id: string; text: string }[]
  words = (point?.text ?? '').trim().replaceAll(/\s+/g, ' ')
  paper = await world.putFile(caseId, await world.personId(APPLICANT), 'doc.pdf')
  await world.doTask(caseId, 'PG-04A', 'aporta', {
    'requerimiento.respuestas': { [point?.id ?? '']: { text: 'Va.', fileIds: [paper.fileId] } },
  })
}, 120_000)
afterAll(() => world.close())

async function textOf(purpose: string): Promise<string> {
  const file = await world.db.one<{ storage_key: string }>(
    sql`select storage_key from files where case_id = ${caseId}::uuid and purpose = ${purpose}`,
  )
  return textIn(await bytesOf(file?.storage_key ?? ''))
}
async function bytesOf(key: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await world.deps.storage.get(key)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
/** Without spaces: a document's lines break anywhere. */
const textIn = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' }).replaceAll(/\s+/g, '')
const closed = (words: string): string => words.replaceAll(/\s+/g, '')

const read = async (who: string, path: string) =>
  world.call('GET', `/api/v1/solicitudes/${caseId}${path}`, undefined, await world.tokenFor(who))

describe('a paper that somebody called «doc.pdf»', () => {
  it('is one of several of the application', () => {
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked.map(({ title }) => title)).size).toBe(asked.length)
  })

  it.skipIf(!hasProgram('pdftotext'))(
    'is on the receipt as what it answers, with its name beside it',
    async () => {
      const receipt = await textOf('comprobante')
      for (const { title, name } of asked) expect(receipt).toContain(closed(`${title} (${name})`))
    },
  )

  it.each([APPLICANT, RECORDS])('is in the case what it answers, with its name, for %s', async (who) => {
    const files = (await read(who, '')).body.files as { id: string; title: string | null; name: string }[]
    expect(
      asked.map(({ id }) => files.find((one) => one.id === id)).map((one) => [one?.title, one?.name]),
    ).toEqual(asked.map(({ title, name }) => [expect.stringContaining(title), name]))
  })

  it('answers a point of a requirement, and is called by its words', async () => {
    const files = (await read(APPLICANT, '')).body.files as { id: string; title: string | null }[]
    expect(files.find(({ id }) => id === paper.fileId)).toMatchObject({ title: words, name: 'doc.pdf' })
    expect(words.length).toBeGreaterThan(10)
  }, 60_000)

  it('is so in the index of the file, in its paper and in the archive', async () => {
    await world.doTask(caseId, 'PG-04B', 'si')
    await world.advanceTo(caseId, 'PG-09')
    await world.drain()
    const rows = (await read(RECORDS, '/expediente')).body.rows as {
      fileId: string
      title: string
      original: string | null
      actId: string | null
      folioFrom: number
      folioTo: number
    }[]
    const handedIn = [...asked, { id: paper.fileId, title: words, name: 'doc.pdf' }]
    const of = handedIn.map((one) => ({ ...one, row: rows.find(({ fileId }) => fileId === one.id) }))
    for (const { title, name, row } of of)
      expect([row?.title, row?.original]).toEqual([expect.stringContaining(title), name])
    // the portal's own documents have one name
    for (const { actId, original } of rows) if (actId !== null) expect(original).toBeNull()
    const zip = await world.call(
      'GET',
      `/api/v1/solicitudes/${caseId}/expediente/exportar`,
      undefined,
      await world.tokenFor(RECORDS),
    )
    const { names, first } = archive(zip.raw)
    const folio = (n = 0): string => String(n).padStart(4, '0')
    for (const { title, name, row } of of) {
      const range =
        row?.folioFrom === row?.folioTo
          ? folio(row?.folioFrom)
          : `${folio(row?.folioFrom)}-${folio(row?.folioTo)}`
      const found = names.find((one) => one.startsWith(`${range} `)) ?? ''
      expect(found).toContain(title.slice(0, 40).trim())
      expect(found).toContain(`(${name.replace('.pdf', '')}).pdf`)
    }
    if (!hasProgram('pdftotext')) return
    const printed = textIn(first)
    for (const { title, name } of of) expect(printed).toContain(closed(`${title} (${name})`))
  }, 60_000)
})

/** Names in an archive by its central directory, and its first file, stored uncompressed. */
function archive(bytes: Buffer): { names: string[]; first: Buffer } {
  const names: string[] = []
  let at = bytes.readUInt32LE(bytes.length - 6)
  const size = bytes.readUInt32LE(at + 24)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  const start = bytes.indexOf('%PDF-')
  return { names, first: bytes.subarray(start, start + size) }
}
